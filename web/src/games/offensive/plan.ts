// What the map offers now: to the chosen unit, to a card that is being aimed, to a group that is to be placed.

import type { Choice } from '../../lib/protocol';
import { offers, option, type Option } from './actions';
import type { Field, Piece } from './board';
import { nameOf } from './ground';
import { manoeuvres, type Rules } from './planner';

/** The chance from which a shot is worth a warning when the manche ends without it. */
const GOOD = 0.3;

export interface Situation {
  rules: Rules;
  field: Field;
  point: string;
  choices: readonly Choice[];
}

/** Everything that can be done with the chosen unit, or with whatever else asks for a square. */
export function planOf({ rules, field, point, choices }: Situation, unit: Piece | null): Option[] {
  const { ground } = field;
  if (point === 'UNIT') return unit && field.selected === unit.square ? granted(rules, field, choices, unit) : [];
  if (point === 'UNITS') return unit?.active ? manoeuvres(rules, field, unit).map((one) => ({ ...one, way: [{ do: 'select', square: nameOf(ground, unit.square) }, ...one.way] })) : [];
  if (!['TARGET', 'FREE', 'DEPLOY'].includes(point)) return [];
  return choices.filter(({ do: wanted }) => 'square' in wanted).map(({ do: wanted }) => option(ground, wanted));
}

/** The server's list for the selected unit; longer ways are added, each step of which the server still decides on. */
function granted(rules: Rules, field: Field, choices: readonly Choice[], unit: Piece): Option[] {
  const planned = manoeuvres(rules, field, unit);
  const known = choices.flatMap(({ do: wanted }) => {
    if (!('square' in wanted)) return [];
    const one = option(field.ground, wanted);
    const same = planned.find((other) => other.kind === one.kind && other.square === one.square && other.marker === one.marker);
    return [{ ...one, price: same?.price ?? null, forecast: same?.forecast ?? null }];
  });
  const further = planned.filter((one) => one.kind === 'move' && one.way.length > 1 && offers(choices, one.way[0]!) && !known.some(({ square }) => square === one.square));
  return [...known, ...further];
}

/** Own units that can still act. While one unit acts, the server lists only what that one can do. */
export function ableUnits({ rules, field, point }: Situation): Piece[] {
  if (point !== 'UNIT') return field.pieces.filter(({ active }) => active);
  return field.pieces.filter((piece) => piece.side === field.seat && (piece.square === field.selected || manoeuvres(rules, field, piece).length > 0));
}

/** Own units that would leave a good shot unused. */
export function goodShots({ rules, field }: Situation): Piece[] {
  const worth = (one: Option): boolean => one.kind === 'fire' && one.forecast !== null && one.forecast.win / one.forecast.of >= GOOD;
  return field.pieces.filter((piece) => piece.side === field.seat && (piece.attacks ?? 0) > 0 && manoeuvres(rules, field, piece).some(worth));
}
