// How the value of the ad that is pointed at comes about, as a sentence.

import type { OfflineBoard } from '../../lib/protocol';
import { say, texts } from '../../lib/texts.svelte';
import { CATEGORY_KEYS, matches, type Place } from './model';

/** What there is to say of a site: the value of its ad, or of the one in hand, and who gives it; '' where nothing is pointed at. */
export function breakdown(board: OfflineBoard, drawn: ReadonlyMap<string, Place>, pointed: string | null): string {
  const place = pointed ? drawn.get(pointed[0]!) : undefined;
  const network = board.networks.find((candidate) => candidate.name === pointed?.[0]);
  if (!pointed || !place || !network) return '';
  const index = Number(pointed.slice(1)) - 1;
  const ad = network.ads[index] ?? board.hand;
  if (!ad) return say('offline-site-free', { site: pointed }, 'offline');
  const found = matches(place, network, index, ad);
  if (found.length === 0) return say('offline-breakdown-none', { ad, site: pointed }, 'offline');
  const parts = found.map((match) => {
    const words = match.categories.map((category) => say(`${CATEGORY_KEYS[category]}-${ad[category]}`, {}, 'offline'));
    return `${match.site} ${match.ad} (${words.join(', ')})`;
  });
  const value = found.reduce((sum, match) => sum + match.categories.length, 0);
  return say('offline-breakdown', { ad, site: pointed, value, parts: texts.list(parts) }, 'offline');
}
