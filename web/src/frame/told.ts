// Values of an event's sentence: seats become names.

import type { Told } from '../lib/protocol';

export function toldValues(told: Told, names: readonly string[]): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(told.values)) {
    if (name === 'seat') values.player = names[Number(value)] ?? '';
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
  }
  return values;
}
