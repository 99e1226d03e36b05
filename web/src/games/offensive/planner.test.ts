import { expect, test } from 'vitest';
import raw from '../../../../src/tablee/games/offensive/edition.toml?raw';
import type { OffensiveSide } from '../../lib/protocol';
import type { Field, Piece } from './board';
import { exploration, nameOf, scenarioOf, squareOf } from './ground';
import { forecast, manoeuvres, missedBecause, underFire, type Rules } from './planner';
import type { Kind } from './symbols';

// What these tests need of the edition, read from the file that is played with.
const grids = [...raw.matchAll(/\[\[map\]\]\nid = "([\w-]+)"[\s\S]*?terrain = '''\n([\s\S]*?)'''\nroads = '''\n([\s\S]*?)'''/g)];
const sheets = [...raw.matchAll(/^(\w{3}) = \{ class = "(\w)", explores = (\d), fires = (\d+)(?:, fire = "(\w+)")? \}/gm)];
const tables = [...raw.matchAll(/\[modifiers\.(\w+)\]\nstatus = "known"\n([\s\S]*?)\n\n/g)];
const edition = {
  map: grids.map(([, id, terrain, roads]) => ({ id, terrain, roads })),
  scenario: [{ id: 'breakthrough', map: 'la-vive', red: [0, 9], blue: [15, 29], front: 11, objectives: [[15, 10], [17, 3], [17, 16], [19, 10], [20, 9], [20, 11]] }],
  units: Object.fromEntries(sheets.map(([, kind, group, explores, fires, fire]) => [kind, { class: group, explores: Number(explores), fires: Number(fires), fire }])),
  modifiers: Object.fromEntries(tables.map(([, name, rows]) => [name, Object.fromEntries([...rows!.matchAll(/^(\w{3}) = \[(.*)\]/gm)].map(([, kind, row]) => [kind, row!.split(',').map(Number)]))])),
  card: [{ id: 'C09', effect: 'MOD', n: 2, role: 'defence', combat: 'any', copies: 4 }],
};
const scenario = scenarioOf(edition, 'breakthrough');
const { ground } = scenario;
const at = (name: string): number => squareOf(ground, name);
const rules: Rules = { edition, options: { symmetric: 'off', blind_fire: 'built_up' } };
const side: OffensiveSide = { hand: 6, lost: {}, supply: { BAR: 3, SAB: 2, DEM: 3 }, hidden_supply: 5, jammed: false };

function piece(of: number, kind: Kind | null, square: string, more: Partial<Piece> = {}): Piece {
  return {
    handle: 1, side: of, square: at(square), kind, up: kind !== null, last: null, cards: [], camouflaged: false, brokenDown: false, attacked: false,
    attackedFrom: -1, seenBy: [], points: of === 0 ? 2 : null, attacks: of === 0 ? 1 : null, closed: false, active: of === 0, secret: false, mayBe: [], ...more,
  };
}

function field(...pieces: Piece[]): Field {
  return {
    ground, seat: 0, turn: 1, limit: 18, side: 0, part: 'units', pieces, at: new Map(pieces.map((one) => [one.square, one])),
    objectives: scenario.objectives.map((square) => ({ square, side: 1 })), needed: 3, hand: [], enemyHand: null, sides: [side, side], pile: 48, discard: [],
    announced: null, pontoons: [], selected: -1,
  };
}

/** What the first piece can do, as texts with their prices. */
function does(kind: string, ...pieces: Piece[]): string[] {
  return manoeuvres(rules, field(...pieces), pieces[0]!).filter((one) => one.kind === kind).map(({ name, price }) => (kind === 'move' ? `${name} ${price}` : name)).sort();
}
const direct = (...pieces: Piece[]): string[] => manoeuvres(rules, field(...pieces), pieces[0]!).filter(({ kind, way }) => kind === 'move' && way.length === 1).map(({ name }) => name).sort();

test('V02: a tank enters a wood only by road', () => {
  expect(direct(piece(0, 'TNK', '7,6'))).toEqual(['6,5', '7,5', '8,5', '6,6', '8,6', '6,7', '7,7'].sort());
});

test('V03, V15: over own engineers on the river for nothing, never onto them', () => {
  const moves = does('move', piece(0, 'TNK', '11,5'), piece(0, 'ENG', '12,5'));
  expect(moves).toContain('13,5 1');
  expect(moves).toContain('13,6 1');
  expect(moves.some((move) => move.startsWith('12,5'))).toBe(false);
  expect(does('move', piece(0, 'INF', '12,9'), piece(0, 'ENG', '13,9'))).toContain('14,9 2');
});

test('V07, V08: a built-up square takes both points of a heavy vehicle', () => {
  expect(does('move', piece(0, 'MEC', '18,10'))).toContain('19,10 2');
  expect(does('move', piece(0, 'MEC', '18,10', { points: 1 })).some((move) => move.startsWith('19,10'))).toBe(false);
});

test('V12, V13: through own units, not through enemies', () => {
  expect(direct(piece(0, 'TNK', '9,10'), piece(0, 'MEC', '10,10'))).toContain('11,10');
  const enemy = [piece(0, 'TNK', '9,10'), piece(1, 'INF', '10,10')] as const;
  expect(direct(...enemy)).not.toContain('11,10');
  expect(does('contact', ...enemy)).toEqual(['10,10']);
});

test('V16, V17: only engineers go onto the river, and nobody else fights them there by contact', () => {
  expect(does('move', piece(0, 'ENG', '12,9'))).toContain('13,9 1');
  const pair = [piece(0, 'TNK', '12,9'), piece(1, 'ENG', '13,9')] as const;
  expect(does('contact', ...pair)).toEqual([]);
  expect(does('fire', ...pair)).toEqual(['13,9']);
});

test('V04: an exploration zone ends before the first wood or building', () => {
  const rays = exploration(ground, at('18,9'), 4, { edge: false, staircase: false });
  expect(rays.map(({ squares }) => squares.map((square) => nameOf(ground, square)))).toEqual([['18,8', '18,7', '18,6', '18,5'], [], ['18,10', '18,11', '18,12'], ['17,9', '16,9']]);
  expect(rays.map(({ end }) => end)).toEqual(['range', 'B', 'C', 'B']);
});

test('V05, V43, V46: direct fire reaches the first wood or building, guns fire over everything', () => {
  expect(does('fire', piece(0, 'TNK', '18,12'), piece(1, 'INF', '20,12'), piece(1, 'INF', '18,10'), piece(1, 'INF', '18,14'))).toEqual(['18,10', '20,12']);
  expect(does('fire', piece(0, 'ART', '2,9'), piece(1, 'INF', '22,9'), piece(1, 'INF', '23,9'), piece(1, 'INF', '12,2'))).toEqual(['22,9']);
  expect(underFire(rules, field(), piece(0, 'HUN', '18,12')).has(at('18,13'))).toBe(true);
  expect(underFire(rules, field(), piece(0, 'HUN', '18,12')).has(at('18,14'))).toBe(false);
});

test('a shot that does not reach says why: the line, the range, or the square that stops it', () => {
  const tank = piece(0, 'TNK', '18,12');
  expect(missedBecause(rules, field(), tank, at('18,14'))).toEqual({ square: at('18,14'), stop: at('18,13'), key: 'offensive-why-blocked', values: { square: '18,14', stop: '18,13' } });
  expect(missedBecause(rules, field(), tank, at('19,13'))?.key).toBe('offensive-why-line');
  expect(missedBecause(rules, field(), tank, at('18,9'))).toEqual({ square: at('18,9'), stop: at('18,10'), key: 'offensive-why-range', values: { square: '18,9', distance: 3, range: 2 } });
  expect(missedBecause(rules, field(), tank, at('18,10'))).toBeNull();
  expect(missedBecause(rules, field(), piece(0, 'INF', '18,12'), at('18,14'))).toBeNull();
});

test('V35, V36: modifiers with their sources, and blind fire on the built-up line', () => {
  const entrenched = forecast(rules, field(), piece(0, 'MEC', '18,10'), piece(1, 'INF', '19,10', { cards: ['C09'] }), 'contact');
  expect(entrenched).toMatchObject({ terrain: 'B', win: 575, of: 1296, defence: [{ source: 'table', number: 3 }, { source: 'C09', number: 2 }] });
  const blind = forecast(rules, field(), piece(0, 'ART', '8,9'), piece(1, null, '18,9'), 'ranged');
  expect(blind).toMatchObject({ blind: true, win: 35, of: 1296, attack: [{ source: 'table', number: -2 }], defence: [{ source: 'blind', number: 4 }] });
});

test('V33: one die against a new attacker, two against the same one again', () => {
  const gun = piece(0, 'ART', '8,9');
  expect(forecast(rules, field(), gun, piece(1, 'TNK', '18,9', { attacked: true, attackedFrom: at('8,9') }), 'ranged').dice).toBe(2);
  expect(forecast(rules, field(), gun, piece(1, 'TNK', '18,9', { attacked: true, attackedFrom: -1 }), 'ranged').dice).toBe(1);
});

test('V78: engineers lay on seven squares, not on the objective', () => {
  const laid = manoeuvres(rules, field(piece(1, 'ENG', '16,11', { points: 0, attacks: 1 })), piece(1, 'ENG', '16,11', { points: 0, attacks: 1 }));
  expect(laid.filter(({ kind }) => kind === 'lay').length).toBe(14);
});

test('contact with a hidden piece has no forecast', () => {
  expect(forecast(rules, field(), piece(0, 'TNK', '9,10'), piece(1, null, '10,10'), 'contact').unknown).toBe(true);
});

test('of ways with the same price the straight one is taken', () => {
  const walk = manoeuvres(rules, field(piece(0, 'EXP', '5,10')), piece(0, 'EXP', '5,10')).find(({ name }) => name === '7,10')!;
  expect(walk.way.map(({ square }) => square)).toEqual(['6,10', '7,10']);
});
