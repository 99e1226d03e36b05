// The table as the map needs it: what the server's view says, by squares.

import type { OffensiveBoard, OffensivePiece, OffensiveSide, View } from '../../lib/protocol';
import { squareOf, type Ground, type Scenario } from './ground';
import { isMarker, type Kind } from './symbols';

/** The server's board; after the end the hands of both sides may be laid open beside it. */
export type SeenBoard = OffensiveBoard & { hands?: readonly (Record<string, number> | null)[] };

export interface Piece {
  handle: number;
  /** 0 Red, 1 Blue. */
  side: number;
  square: number;
  /** What it is, as far as the viewer may know. */
  kind: Kind | null;
  up: boolean;
  /** What is remembered or concluded of a hidden piece; turn 0 where it was never seen. */
  last: { kind: Kind; turn: number } | null;
  /** Cards that lie on it. */
  cards: readonly string[];
  camouflaged: boolean;
  brokenDown: boolean;
  /** Whether it was attacked in this manche, and the square of its only attacker, -1 where there were several. */
  attacked: boolean;
  attackedFrom: number;
  /** Squares of the enemy pieces that explore it. */
  seenBy: readonly number[];
  /** Of own units in the own manche: movement points and attacks left, whether movement is closed. */
  points: number | null;
  attacks: number | null;
  closed: boolean;
  /** Whether it can be selected now. */
  active: boolean;
  /** An own marker that the enemy cannot tell from a unit. */
  secret: boolean;
  /** What a hidden piece can still be. */
  mayBe: readonly Kind[];
}

export interface Announced {
  side: number;
  card: string;
  /** Squares, or the kind of unit that comes back. */
  targets: readonly string[];
}

export interface Field {
  ground: Ground;
  /** 0 Red, 1 Blue, -1 somebody who only watches. */
  seat: number;
  turn: number;
  limit: number;
  /** Whose manche it is. */
  side: number;
  /** `cards`, `units`, `over`, or what is being prepared. */
  part: string;
  pieces: readonly Piece[];
  at: ReadonlyMap<number, Piece>;
  objectives: readonly { square: number; side: number }[];
  needed: number;
  hand: readonly string[];
  /** The hand of the other side where the game is laid open. */
  enemyHand: readonly string[] | null;
  sides: readonly OffensiveSide[];
  pile: number;
  discard: readonly string[];
  announced: Announced | null;
  pontoons: readonly number[];
  selected: number;
}

const SIDES = ['red', 'blue'];
const sideOf = (name: string): number => SIDES.indexOf(name);
const PARTS: Record<string, string> = { CARDS: 'cards', COUNTER: 'cards', UNITS: 'units', OVER: 'over' };

export function readField(view: View, { ground }: Scenario): Field {
  const board = view.board as SeenBoard;
  const able = new Set((view.decision?.choices ?? []).flatMap(({ do: wanted }) => (wanted.do === 'select' ? [String(wanted.square)] : [])));
  const pieces = board.pieces.map((piece) => readPiece(ground, piece, able));
  const actor = sideOf(board.side);
  return {
    ground,
    seat: view.seat,
    turn: board.turn,
    limit: board.turn_limit,
    side: actor,
    part: view.over ? 'over' : (PARTS[view.phase] ?? view.phase.toLowerCase()),
    pieces,
    at: new Map(pieces.map((piece) => [piece.square, piece])),
    objectives: board.objectives.map(({ square, side }) => ({ square: squareOf(ground, square), side: sideOf(side) })),
    needed: board.needed,
    hand: cardsOf(board.hand ?? {}),
    enemyHand: board.hands?.[1 - view.seat] ? cardsOf(board.hands[1 - view.seat]!) : null,
    sides: board.sides as readonly OffensiveSide[],
    pile: board.pile,
    discard: cardsOf(board.discard),
    announced: board.announced ? { side: actor, ...board.announced } : null,
    pontoons: board.pontoons.map((square) => squareOf(ground, square)),
    selected: board.selected === null ? -1 : squareOf(ground, board.selected),
  };
}

function cardsOf(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([card, number]) => Array<string>(number).fill(card));
}

function readPiece(ground: Ground, piece: OffensivePiece, able: ReadonlySet<string>): Piece {
  const kind = (piece.kind ?? null) as Kind | null;
  const mayBe = (piece.may_be ?? []) as readonly Kind[];
  const against = piece.one_die_against ?? '';
  return {
    handle: piece.handle,
    side: sideOf(piece.side),
    square: squareOf(ground, piece.square),
    kind,
    up: piece.face_up,
    last: kind === null && mayBe.length === 1 ? { kind: mayBe[0]!, turn: piece.seen ?? 0 } : null,
    cards: piece.cards ?? [],
    camouflaged: piece.camouflaged ?? false,
    brokenDown: piece.broken_down ?? false,
    attacked: against !== '',
    attackedFrom: against ? squareOf(ground, against) : -1,
    seenBy: (piece.explored_by ?? []).map((square) => squareOf(ground, square)),
    points: piece.points ?? null,
    attacks: piece.attacks ?? null,
    closed: piece.closed ?? false,
    active: able.has(piece.square),
    secret: !piece.face_up && (kind === 'MIN' || kind === 'EXB'),
    mayBe,
  };
}

/** Line units of a side on the board, where the viewer knows them all. */
export function lineUnits(field: Field, side: number): number | null {
  const own = field.pieces.filter((piece) => piece.side === side);
  if (field.turn === 0 || own.some(({ kind }) => kind === null)) return null;
  return own.filter(({ kind }) => isLine(kind)).length;
}

/** Line units that a side has lost. */
export function lineLost(field: Field, side: number): number {
  const { lost } = field.sides[side]!;
  return (lost.TNK ?? 0) + (lost.MEC ?? 0) + (lost.INF ?? 0);
}

export function isLine(kind: string | null): boolean {
  return kind === 'TNK' || kind === 'MEC' || kind === 'INF';
}

export function isUnit(kind: string | null): boolean {
  return kind !== null && !isMarker(kind);
}
