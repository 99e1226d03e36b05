// What can be done, by squares: from the list of choices, or from what a unit could do if it were selected.

import type { Choice } from '../../lib/protocol';
import type { Do } from '../types';
import { nameOf, squareOf, type Ground, type Terrain } from './ground';

export interface Modifier {
  /** `table`, `blind`, or the id of a card. */
  source: string;
  number: number;
}

/** What a combat would be. */
export interface Forecast {
  kind: 'contact' | 'ranged';
  terrain: Terrain;
  /** The target is hidden, so the built-up line counts. */
  blind: boolean;
  /** Nobody can tell: contact with a hidden piece. */
  unknown: boolean;
  attack: readonly Modifier[];
  defence: readonly Modifier[];
  /** Dice of the defender. */
  dice: number;
  win: number;
  tie: number;
  lose: number;
  of: number;
}

export interface Option {
  kind: string;
  square: number;
  name: string;
  /** Tells options apart. */
  text: string;
  do: Do;
  /** Everything that must be sent, in order. */
  way: readonly Do[];
  price: number | null;
  marker: string;
  forecast: Forecast | null;
}

export function option(ground: Ground, wanted: Do, more: Partial<Option> = {}): Option {
  const square = squareOf(ground, wanted.square);
  return {
    kind: String(wanted.do),
    square,
    name: square >= 0 ? nameOf(ground, square) : '',
    text: Object.values(wanted).join(' '),
    do: wanted,
    way: [wanted],
    price: null,
    marker: String(wanted.marker ?? ''),
    forecast: null,
    ...more,
  };
}

/** Options by their squares; of each square the plainest first. */
export function bySquare(options: readonly Option[]): Map<number, Option[]> {
  const found = new Map<number, Option[]>();
  for (const one of options) {
    if (one.square >= 0) found.set(one.square, [...(found.get(one.square) ?? []), one]);
  }
  return found;
}

/** Whether a choice is among those offered. */
export function offers(choices: readonly Choice[], wanted: Do): boolean {
  return choices.some((choice) => Object.entries(wanted).every(([key, value]) => choice.do[key] === value));
}
