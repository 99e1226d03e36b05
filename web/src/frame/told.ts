// Values of an event's sentence: seats become names, and a game may say more.

import type { About, GamePage, Values } from '../games/types';
import type { Told } from '../lib/protocol';

export function toldValues(told: Told, about: About, page: GamePage | null): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(told.values)) {
    if (name === 'seat') values.player = about.names[Number(value)] ?? '';
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
  }
  return { ...values, ...page?.toldValues?.(told, about) };
}
