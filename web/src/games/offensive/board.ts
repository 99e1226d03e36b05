// The table as the map needs it: what the server's view says, by squares.

import type { Ground } from './ground';
import type { Kind } from './symbols';

export interface Piece {
  handle: number;
  side: number;
  square: number;
  /** What it is, as far as the viewer may know. */
  kind: Kind | null;
  up: boolean;
  /** What it was when it was last seen, and when (table option memory_aid). */
  last: { kind: Kind; turn: number } | null;
  /** Cards that lie on it. */
  cards: readonly string[];
  /** Whether it was attacked in this manche, so that it may roll one die only. */
  attacked: boolean;
  /** Squares of the enemy pieces that explore it. */
  seenBy: readonly number[];
  /** Of own units: movement points and attacks left, whether movement is closed, whether it can do anything at all. */
  points: number | null;
  attacks: number | null;
  closed: boolean;
  active: boolean;
  /** An own marker that the enemy cannot tell from a unit. */
  secret: boolean;
  /** What a hidden enemy piece can still be. */
  mayBe: readonly Kind[];
}

export interface Announced {
  side: number;
  card: string;
  targets: readonly string[];
}

export interface Field {
  ground: Ground;
  /** 0 Red, 1 Blue, -1 somebody who only watches. */
  seat: number;
  turn: number;
  limit: number;
  side: number;
  part: string;
  pieces: readonly Piece[];
  at: ReadonlyMap<number, Piece>;
  objectives: readonly { square: number; side: number }[];
  needed: number;
  hand: readonly string[];
  hands: readonly number[];
  pile: number;
  discard: readonly string[];
  announced: Announced | null;
  supply: readonly Record<string, number>[];
  removed: readonly Record<string, number>[];
  jammed: readonly boolean[];
  pontoons: readonly number[];
  selected: number;
}
