// What the page makes of Insider's board: stacks of pawns, where choices lie on the board, and the city of an edition.

import { markOf, type SeatMark } from '../../frame/marks';
import type { Choice, InsiderBoard, InsiderPawn, InsiderPreview, InsiderWalk, Told } from '../../lib/protocol';
import type { Do } from '../types';
import { CENTRE } from './geometry';

export const KINDS = ['ADM', 'HEL', 'SCA', 'TRE', 'BOD'] as const;
export type Kind = (typeof KINDS)[number];
export const LEVELS = [1, 2, 3] as const;
/** Most cards in a hand. */
export const HAND = 7;

const COLOURS: Record<string, { fill: string; ink: string }> = {
  red: { fill: '#c62f34', ink: '#fff' },
  blue: { fill: '#0b67a8', ink: '#fff' },
  green: { fill: '#00694e', ink: '#fff' },
  yellow: { fill: '#f0c020', ink: '#26211c' },
};

/** A company's mark: letter and shape of its seat, in the colour of its pawns. */
export function companyMark(board: InsiderBoard, seat: number): SeatMark {
  return { ...markOf(seat), ...COLOURS[board.companies[seat]?.colour ?? ''] };
}

export function seatOf(board: InsiderBoard, colour: unknown): number {
  return board.companies.findIndex((company) => company.colour === colour);
}

/** Pawns of one company on one spot. */
export interface Stack {
  place: string;
  seat: number;
  pawns: readonly InsiderPawn[];
}

/** All stacks by where they stand; pawns that are just choosing a table stand at the centre. */
export function stacks(board: InsiderBoard): Map<string, Stack[]> {
  const found = new Map<string, Stack[]>();
  board.companies.forEach((company, seat) => {
    for (const pawn of company.pawns) {
      const here = found.get(pawn.place) ?? [];
      const own = here.find((stack) => stack.seat === seat);
      if (own) found.set(pawn.place, here.map((stack) => (stack === own ? { ...own, pawns: [...own.pawns, pawn] } : stack)));
      else found.set(pawn.place, [...here, { place: pawn.place, seat, pawns: [pawn] }]);
    }
  });
  return found;
}

/** Where a pawn stands. */
export function placeOf(board: InsiderBoard, seat: number, pawn: number): string {
  return board.companies[seat]?.pawns[pawn - 1]?.place ?? '';
}

/** Pawns at home, under way and at tables. */
export function whereabouts(board: InsiderBoard, seat: number): { home: number; away: number; seated: number } {
  const company = board.companies[seat];
  const home = company?.pawns.filter(({ place }) => place === company.base).length ?? 0;
  const seated = company?.pawns.filter(({ place }) => /^(t\d|lobby)$/.test(place)).length ?? 0;
  return { home, seated, away: (company?.pawns.length ?? 0) - home - seated };
}

/** What the choices of a decision point at: a stack of pawns, a square, a table, a company. */
export interface Aims {
  /** By place and seat: `b2 1`. */
  stacks: ReadonlyMap<string, Choice>;
  squares: ReadonlyMap<string, Choice>;
  tables: ReadonlyMap<string, Choice>;
  companies: ReadonlyMap<number, Choice>;
  robberies: readonly Robbery[];
}

export interface Robbery {
  choice: Choice;
  place: string;
  pawn: number;
  victim: number;
}

export const stackKey = (place: string, seat: number): string => `${place} ${seat}`;

export function aims(board: InsiderBoard, choices: readonly Choice[]): Aims {
  const found = { stacks: new Map<string, Choice>(), squares: new Map<string, Choice>(), tables: new Map<string, Choice>(), companies: new Map<number, Choice>(), robberies: [] as Robbery[] };
  for (const choice of choices) {
    const { do: what, company, pawn, square, table } = choice.do;
    const seat = seatOf(board, company);
    if (what === 'pawn') {
      const key = stackKey(placeOf(board, seat, Number(pawn)), seat);
      if (!found.stacks.has(key)) found.stacks.set(key, choice);
    } else if (what === 'from' || what === 'to') found.squares.set(String(square), choice);
    else if (what === 'table') for (const name of equalTables(board, String(table))) found.tables.set(name, choice);
    else if (what === 'victim' || what === 'sit') found.companies.set(seat, choice);
    else if (what === 'rob') found.robberies.push({ choice, place: placeOf(board, board.turn.seat, Number(pawn)), pawn: Number(pawn), victim: seat });
  }
  return found;
}

/** Free tables of the same value: the rules name one for all. */
function equalTables(board: InsiderBoard, table: string): string[] {
  const { tables } = board.evaluation;
  const value = tables.find(({ name }) => name === table)?.value;
  return tables.filter((other) => other.seat === null && other.value === value).map(({ name }) => name);
}

/** One robbery for each place and victim: the pawns of a stack are as good as each other. */
export function robberiesShown(robberies: readonly Robbery[]): Robbery[] {
  return robberies.filter((one, index) => robberies.findIndex((other) => other.place === one.place && other.victim === one.victim) === index);
}

/** The pawn with which a stack would walk, where it can. */
export function walker(board: InsiderBoard, place: string): number | null {
  const walks = board.walks.filter(({ pawn }) => placeOf(board, board.turn.seat, pawn) === place);
  return walks.length ? Math.min(...walks.map(({ pawn }) => pawn)) : null;
}

/** Places from which a pawn can walk, each with its pawn. */
export function walkers(board: InsiderBoard): { place: string; pawn: number }[] {
  const places = [...new Set(board.walks.map(({ pawn }) => placeOf(board, board.turn.seat, pawn)))];
  return places.map((place) => ({ place, pawn: walker(board, place)! }));
}

/** Where a pawn can walk to, by the name of the space. */
export function walksOf(board: InsiderBoard, pawn: number | null): Map<string, InsiderWalk> {
  return new Map(board.walks.filter((walk) => walk.pawn === pawn).map((walk) => [walk.to, walk]));
}

/** The choice equal to this one in all that it names. */
export function choiceOf(choices: readonly Choice[], wanted: Do): Choice | undefined {
  return choices.find((choice) => Object.entries(wanted).every(([key, value]) => choice.do[key] === value));
}

/** How many cards of each kind a hand has. */
export function counted(hand: readonly string[] | null): Record<Kind, number> {
  return Object.fromEntries(KINDS.map((kind) => [kind, hand?.filter((card) => card === kind).length ?? 0])) as Record<Kind, number>;
}

/** Squares with a special meaning, told from the edition. */
export interface Places {
  lanes: readonly string[];
  inner: readonly string[];
  corners: readonly string[];
}

export function placesOf(edition: Record<string, unknown>): Places {
  const board = (edition.board ?? {}) as { lanes?: string[]; inner?: string[] };
  const companies = (edition.company ?? []) as { base: string }[];
  return { lanes: board.lanes ?? [], inner: board.inner ?? [], corners: companies.map(({ base }) => base) };
}

export interface EvaluationCard {
  tables: readonly number[];
  penalty: number;
  status: string;
}

export function cardOf(edition: Record<string, unknown>, name: string): EvaluationCard {
  const cards = (edition.evaluation ?? {}) as Record<string, EvaluationCard>;
  return cards[name] ?? { tables: [], penalty: 0, status: 'reconstructed' };
}

export function goalOf(edition: Record<string, unknown>): number {
  return ((edition.staircase ?? {}) as { goal?: number }).goal ?? 35;
}

/** Where a set could be aimed at, as the board marks it: stacks of pawns and squares with tokens. */
export function targetKeys(preview: InsiderPreview | null): Set<string> {
  return new Set((preview?.targets ?? []).flatMap(({ seat, place }) => (place === null ? [] : [seat === null ? place : stackKey(place, seat)])));
}

/** The same in words: companies by their names, pawns and tokens by their places. */
export function targetWords(preview: InsiderPreview, names: readonly string[]): string[] {
  return [...new Set(preview.targets.map(({ seat, place }) => place ?? names[seat ?? -1] ?? ''))];
}

/** Pawns that an attack would send home, while somebody is asked for Bodyguards. */
export function underAttack(board: InsiderBoard, phase: string): string[] {
  const { set } = board;
  if (phase !== 'REACT' || !set || !['HEL3', 'SCA3'].includes(set.power)) return [];
  return board.companies.flatMap(({ pawns, base }, seat) => (set.victim === null || set.victim === seat ? pawns.filter(({ place }) => place !== base).map(({ place }) => stackKey(place, seat)) : []));
}

/** Which squares a kind and number of cards can touch: shown as a tint while that set is looked at. */
export function zone(edition: Record<string, unknown>, kind: string, level: number): string[] {
  const { inner, corners } = placesOf(edition);
  if ((kind !== 'ADM' && kind !== 'HEL') || level > 2) return [];
  const columns = ['a', 'b', 'c', 'd', 'e'];
  const all = columns.flatMap((column) => [1, 2, 3, 4, 5].map((row) => `${column}${row}`));
  const normal = all.filter((name) => !corners.includes(name) && name !== CENTRE);
  return level === 1 ? normal.filter((name) => !inner.includes(name)) : [...normal, CENTRE];
}

/** A signed number with a real minus. */
export function signed(points: number): string {
  if (points > 0) return `+${points}`;
  return points < 0 ? `−${-points}` : '0';
}

/** A number that may be below zero, with a real minus. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** Spaces that events speak of: marked until I act. */
export function touched(events: readonly Told[]): Set<string> {
  const places = events.flatMap(({ values }) => [values.from, values.to, values.square, values.table]);
  return new Set(places.filter((place): place is string => typeof place === 'string'));
}
