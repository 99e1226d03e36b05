// Sentences of the game with names in place of seats and cards in place of codes.

import { toldValues as seatsNamed } from '../../frame/told';
import type { Told } from '../../lib/protocol';
import { say, texts } from '../../lib/texts.svelte';
import type { Values } from '../types';

/** Cards by their codes in words, those of a kind together: "Helicopter ×2 and Scandal". */
export function cardsInWords(codes: string): string {
  const counts = new Map<string, number>();
  for (const code of codes.split(' ')) counts.set(code, (counts.get(code) ?? 0) + 1);
  return texts.list([...counts].map(([code, count]) => `${say(`card-${code}`, {}, 'insider')}${count > 1 ? `\u00a0×${count}` : ''}`));
}

/** Cards that the viewer may know, in words. */
export function toldValues({ values: { cards } }: Told): Values {
  return typeof cards === 'string' && cards && cards !== 'unseen' ? { cards: cardsInWords(cards) } : {};
}

/** What happened, in words. */
export function sentence(told: Told, names: readonly string[]): string {
  return say(told.key, { ...seatsNamed(told, { edition: {}, names }, null), ...toldValues(told) }, 'insider');
}
