// How far the chosen unit sees and shoots, where its lines end, and where known enemies would see it.

import { isUnit, type Field, type Piece } from './board';
import { exploration, explored, fire, type Ray } from './ground';
import { covered, linesOf, sheetOf, underFire, watched, type Rules } from './planner';

/** What the player wants to see on the map. */
export interface Shows {
  sight: boolean;
  fire: boolean;
  cover: boolean;
  letters: boolean;
}

export interface Reach {
  /** The four straight lines, as far as they go. */
  sight: readonly Ray[];
  fire: readonly Ray[];
  sightSquares: ReadonlySet<number>;
  /** Only where distances are counted in steps; else the lines say it. */
  fireSquares: ReadonlySet<number>;
  /** Squares where the unit would be seen by enemies that are known. */
  danger: ReadonlySet<number>;
  /** Squares that own units explore. */
  cover: ReadonlySet<number>;
}

const NOTHING: ReadonlySet<number> = new Set();

export function reachOf(rules: Rules, field: Field, unit: Piece | null, shows: Shows, commands: boolean): Reach {
  const lines = linesOf(rules);
  const known = unit && isUnit(unit.kind) && field.turn > 0 ? unit : null;
  const sheet = known ? sheetOf(rules, known.kind!)! : null;
  const sees = known && sheet && shows.sight;
  const shoots = known && sheet && shows.fire && sheet.fires > 0;
  return {
    sight: sees ? exploration(field.ground, known.square, sheet.explores, lines) : [],
    fire: shoots ? fire(field.ground, known.square, sheet.fires, sheet.fire === 'indirect') : [],
    sightSquares: sees ? explored(field.ground, known.square, sheet.explores, lines) : NOTHING,
    fireSquares: shoots && lines.staircase ? underFire(rules, field, known) : NOTHING,
    danger: commands && unit?.side === field.seat ? watched(rules, field, field.seat) : NOTHING,
    cover: shows.cover && field.seat >= 0 && field.turn > 0 ? covered(rules, field, field.seat) : NOTHING,
  };
}
