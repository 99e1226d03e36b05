// What a unit could do before it is selected: ways with their prices, targets, lines. The server has the last word on each.

import type { TableInfo } from '../../lib/protocol';
import type { Do } from '../types';
import { option, type Forecast, type Option } from './actions';
import { isUnit, type Field, type Piece } from './board';
import { printed } from './cards';
import { beside, column, explored, fire, nameOf, row, type Ground, type Lines, type Terrain } from './ground';
import { odds } from './odds';
import type { Kind, Unit } from './symbols';

export interface Rules {
  edition: Record<string, unknown>;
  options: TableInfo['options'];
}

interface Sheet {
  class: 'H' | 'L' | 'F';
  explores: number;
  fires: number;
  fire?: 'direct' | 'indirect';
}

const TERRAINS: readonly Terrain[] = ['O', 'B', 'C'];
const EIGHT = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => (dx || dy ? [[dx, dy] as const] : [])));

export function sheetOf({ edition }: Rules, kind: Kind): Sheet | undefined {
  return (edition.units as Record<string, Sheet>)[kind];
}

export function linesOf({ options }: Rules): Lines {
  return { edge: options.explore_edge === 'first', staircase: options.distance === 'staircase' };
}

// --- Movement (OFN-070 to OFN-091)

function isBridge(field: Field, square: number): boolean {
  return field.ground.river[square]! && (field.ground.road[square] !== null || field.pontoons.includes(square));
}

function isOpenRiver(field: Field, square: number): boolean {
  return field.ground.river[square]! && !isBridge(field, square);
}

/** Points to enter a square, Infinity where that is impossible. */
export function entryPrice(rules: Rules, field: Field, kind: Kind, square: number): number {
  const group = sheetOf(rules, kind)?.class;
  if (isOpenRiver(field, square)) return kind === 'ENG' ? 1 : Infinity;
  if (group === 'F') return 2;
  if (group === 'L') return 1;
  const terrain = field.ground.terrain[square];
  return terrain === 'O' ? 1 : terrain === 'B' ? 2 : field.ground.road[square] ? 1 : Infinity;
}

/** The squares one step away; corners between river squares are closed. */
function steps(ground: Ground, square: number): number[] {
  return EIGHT.flatMap(([dx, dy]) => {
    const other = beside(ground, square, dx, dy);
    const closed = dx && dy && ground.river[beside(ground, square, dx, 0)] && ground.river[beside(ground, square, 0, dy)];
    return other < 0 || closed ? [] : [other];
  });
}

/** Where one hop leads from a square, with its price: free squares and enemy pieces, over own units. */
function hops(rules: Rules, field: Field, unit: Piece, from: number, points: number): Map<number, number> {
  const found = new Map<number, number>();
  const passed = new Map<number, number>([[from, 0]]);
  const waiting = [from];
  while (waiting.length) {
    const here = waiting.shift()!;
    const paid = passed.get(here)!;
    for (const next of steps(field.ground, here)) {
      const piece = next === unit.square ? undefined : field.at.get(next);
      const own = piece?.side === unit.side;
      const ferry = own && piece.kind === 'ENG' && isOpenRiver(field, next);
      const price = paid + (ferry ? 0 : entryPrice(rules, field, unit.kind!, next));
      if (price > points) continue;
      if (own) {
        if (isUnit(piece.kind) && price < (passed.get(next) ?? Infinity)) {
          passed.set(next, price);
          waiting.push(next);
        }
      } else if (next !== from && !blocks(piece) && price < (found.get(next) ?? Infinity)) found.set(next, price);
    }
  }
  return found;
}

/** Face-up markers bar the way; hidden pieces are attacked. */
function blocks(piece: Piece | undefined): boolean {
  return piece !== undefined && piece.kind !== null && !isUnit(piece.kind);
}

/** Every square the unit can walk to, over one or several hops, with the whole price; of equal prices the straightest way. */
function walks(rules: Rules, field: Field, unit: Piece, points: number): Option[] {
  const { ground } = field;
  interface Walk { square: number; price: number; far: number; way: readonly Do[] }
  const best = new Map<number, Walk>();
  const better = (one: Walk, other: Walk | undefined): boolean => !other || one.price < other.price || (one.price === other.price && one.far < other.far - 0.001);
  let reached: Walk[] = [{ square: unit.square, price: 0, far: 0, way: [] }];
  while (reached.length) {
    const further = [];
    for (const { square, price, far, way } of reached) {
      for (const [next, cost] of hops(rules, field, unit, square, points - price)) {
        if (field.at.has(next) || next === unit.square) continue;
        const step = Math.hypot(column(ground, next) - column(ground, square), row(ground, next) - row(ground, square));
        const walk = { square: next, price: price + cost, far: far + step, way: [...way, { do: 'move', square: nameOf(ground, next) }] };
        if (!better(walk, best.get(next))) continue;
        best.set(next, walk);
        further.push(walk);
      }
    }
    reached = further;
  }
  return [...best].map(([, { price, way }]) => option(ground, way.at(-1)!, { price, way }));
}

/** What the unit can do from where it stands. */
export function manoeuvres(rules: Rules, field: Field, unit: Piece): Option[] {
  if (!isUnit(unit.kind)) return [];
  const points = unit.brokenDown || unit.closed ? 0 : (unit.points ?? 0);
  const walking = points > 0 ? walks(rules, field, unit, points) : [];
  if ((unit.attacks ?? 0) < 1) return walking;
  return [...walking, ...contacts(rules, field, unit, points), ...shots(rules, field, unit), ...work(rules, field, unit)];
}

function contacts(rules: Rules, field: Field, unit: Piece, points: number): Option[] {
  if (points === 0) return [];
  return [...hops(rules, field, unit, unit.square, points)].flatMap(([square, price]) => {
    const enemy = field.at.get(square);
    const wanted = { do: 'contact', square: nameOf(field.ground, square) };
    return enemy ? [option(field.ground, wanted, { price, forecast: forecast(rules, field, unit, enemy, 'contact') })] : [];
  });
}

// --- Fire (OFN-120 to OFN-128)

/** The squares that the unit's fire reaches. */
export function underFire(rules: Rules, field: Field, unit: Piece): Set<number> {
  const sheet = sheetOf(rules, unit.kind!);
  if (!sheet?.fires) return new Set();
  const indirect = sheet.fire === 'indirect';
  const { ground } = field;
  if (!linesOf(rules).staircase) return new Set(fire(ground, unit.square, sheet.fires, indirect).flatMap(({ squares }) => squares));
  if (!indirect) return explored(ground, unit.square, sheet.fires, { edge: true, staircase: true });
  const apart = (square: number): number => Math.abs(column(ground, square) - column(ground, unit.square)) + Math.abs(row(ground, square) - row(ground, unit.square));
  return new Set(ground.terrain.flatMap((_, square) => (square !== unit.square && apart(square) <= sheet.fires ? [square] : [])));
}

function shots(rules: Rules, field: Field, unit: Piece): Option[] {
  const indirect = sheetOf(rules, unit.kind!)?.fire === 'indirect';
  if (indirect && field.sides[unit.side]?.jammed) return [];
  const lit = underFire(rules, field, unit);
  return field.pieces.flatMap((enemy) => {
    if (enemy.side === unit.side || !lit.has(enemy.square) || (enemy.kind !== null && !isUnit(enemy.kind))) return [];
    if (enemy.kind === null && rules.options.blind_fire === 'forbidden') return [];
    const wanted = { do: 'fire', square: nameOf(field.ground, enemy.square) };
    return [option(field.ground, wanted, { forecast: forecast(rules, field, unit, enemy, 'ranged') })];
  });
}

/** A square that fire does not reach: why, as a text with its values, and the square that stops the straight line to it, if any. */
export interface Missed {
  square: number;
  stop: number;
  key: string;
  values: Record<string, string | number>;
}

/** Why the unit's fire does not reach a square; null where it does or the unit never fires. */
export function missedBecause(rules: Rules, field: Field, unit: Piece, square: number): Missed | null {
  const sheet = sheetOf(rules, unit.kind!);
  if (!sheet?.fires || underFire(rules, field, unit).has(square)) return null;
  const { ground } = field;
  const across = Math.abs(column(ground, square) - column(ground, unit.square));
  const down = Math.abs(row(ground, square) - row(ground, unit.square));
  const to = nameOf(ground, square);
  if (across && down && !linesOf(rules).staircase) return { square, stop: -1, key: 'offensive-why-line', values: { square: to } };
  const rays = fire(ground, unit.square, sheet.fires, sheet.fire === 'indirect');
  if (across + down > sheet.fires) {
    const last = rays.map(({ squares }) => squares.at(-1) ?? -1).find((end) => end >= 0 && between(ground, unit.square, end, square)) ?? -1;
    return { square, stop: last, key: 'offensive-why-range', values: { square: to, distance: across + down, range: sheet.fires } };
  }
  const stop = rays.find((ray) => ray.stop >= 0 && between(ground, unit.square, ray.stop, square))?.stop ?? -1;
  if (stop < 0) return { square, stop, key: 'offensive-why-cut', values: { square: to } };
  return { square, stop, key: 'offensive-why-blocked', values: { square: to, stop: nameOf(ground, stop) } };
}

/** Whether the middle square lies on the straight line from one end to the other. */
function between(ground: Ground, from: number, middle: number, to: number): boolean {
  const side = (one: number, two: number): readonly [number, number] => [Math.sign(column(ground, two) - column(ground, one)), Math.sign(row(ground, two) - row(ground, one))];
  return side(from, middle).join() === side(middle, to).join() && side(from, to).join() === side(from, middle).join();
}

// --- Markers (OFN-141 to OFN-149)

function work(rules: Rules, field: Field, unit: Piece): Option[] {
  if (rules.options.symmetric !== undefined && rules.options.symmetric !== 'off') return [];
  const supply = field.sides[unit.side]!;
  const laid = { ENG: ['BAR', 'MIN'], AGR: ['EXB'] }[unit.kind as string] ?? [];
  const cleared = { ENG: ['BAR', 'MIN', 'EXB'], MPO: ['SAB', 'DEM'] }[unit.kind as string] ?? [];
  return EIGHT.flatMap(([dx, dy]) => {
    const square = beside(field.ground, unit.square, dx, dy);
    if (square < 0) return [];
    const piece = field.at.get(square);
    const name = nameOf(field.ground, square);
    if (piece) return piece.kind !== null && cleared.includes(piece.kind) ? [option(field.ground, { do: 'clear', square: name })] : [];
    const free = !isOpenRiver(field, square) && !field.objectives.some((objective) => objective.square === square);
    const left = (marker: string): number => supply.supply[marker] ?? supply.hidden_supply;
    return free ? laid.filter((marker) => left(marker) > 0).map((marker) => option(field.ground, { do: 'lay', marker, square: name })) : [];
  });
}

// --- Combat before it is fought (OFN-103 to OFN-109, OFN-126)

type Row = readonly number[];

function row3(rules: Rules, table: string, kind: Kind): Row {
  const swapped: Record<string, Unit> = rules.options.table_mor_hun === 'swapped' ? { MOR: 'HUN', HUN: 'MOR' } : {};
  return (rules.edition.modifiers as Record<string, Record<string, Row>>)[table]?.[swapped[kind] ?? kind] ?? [0, 0, 0];
}

/** Both modifiers with their sources, the dice and the chances. */
export function forecast(rules: Rules, field: Field, unit: Piece, enemy: Piece, kind: 'contact' | 'ranged'): Forecast {
  const blind = enemy.kind === null;
  const dice = enemy.attacked && enemy.attackedFrom !== unit.square ? 1 : 2;
  const attack = row3(rules, `${kind}_attack`, unit.kind!);
  const nothing = { kind, terrain: 'B' as Terrain, blind, unknown: true, attack: [], defence: [], dice, win: 0, tie: 0, lose: 0, of: 1 };
  if (blind && (kind === 'contact' || rules.options.blind_fire === 'free')) return nothing;
  const defence = row3(rules, `${kind}_defence`, enemy.kind ?? 'TNK');
  const terrain = blind ? 'B' : terrainOfCombat(field.ground, enemy.square, attack, defence);
  const line = TERRAINS.indexOf(terrain);
  const attacks = [{ source: 'table', number: attack[line]! }, ...modifiers(rules, unit, 'attack', kind)];
  const defences = [{ source: blind ? 'blind' : 'table', number: defence[line]! }, ...modifiers(rules, enemy, 'defence', kind)];
  const sum = (list: readonly { number: number }[]): number => list.reduce((total, { number }) => total + number, 0);
  return { ...nothing, terrain, unknown: false, attack: attacks, defence: defences, ...odds(sum(attacks) - sum(defences), dice) };
}

/** Of a disputed square the type that is best for the defender (OFN-105). */
function terrainOfCombat(ground: Ground, square: number, attack: Row, defence: Row): Terrain {
  const listed = ground.disputed.get(square) ?? [ground.terrain[square]!];
  const margin = (terrain: Terrain): number => attack[TERRAINS.indexOf(terrain)]! - defence[TERRAINS.indexOf(terrain)]!;
  return listed.reduce((best, terrain) => (margin(terrain) < margin(best) ? terrain : best));
}

function modifiers(rules: Rules, piece: Piece, role: 'attack' | 'defence', kind: 'contact' | 'ranged'): { source: string; number: number }[] {
  return piece.cards.flatMap((id) => {
    const card = printed(rules.edition, id);
    const counts = card?.effect === 'MOD' && [role, 'any'].includes(String(card.role)) && [kind, 'any'].includes(String(card.combat));
    return counts ? [{ source: id, number: Number(card.n) }] : [];
  });
}

// --- Who sees what

/** The squares on which known enemy units would see a piece. */
export function watched(rules: Rules, field: Field, side: number): Set<number> {
  const seen = new Set<number>();
  for (const piece of field.pieces) {
    const kind = piece.kind ?? piece.last?.kind ?? null;
    if (piece.side === side || kind === null || !isUnit(kind)) continue;
    for (const square of explored(field.ground, piece.square, sheetOf(rules, kind)!.explores, linesOf(rules))) seen.add(square);
  }
  return seen;
}

/** The squares that a side's known units explore. */
export function covered(rules: Rules, field: Field, side: number): Set<number> {
  return watched(rules, field, 1 - side);
}
