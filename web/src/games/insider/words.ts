// Sentences of the game with names in place of seats and cards in place of codes.

import { toldValues } from '../../frame/told';
import type { Told } from '../../lib/protocol';
import { say } from '../../lib/texts.svelte';

/** What happened, in words. */
export function sentence(told: Told, names: readonly string[]): string {
  return say(told.key, toldValues(told, { edition: {}, names }, null), 'insider');
}
