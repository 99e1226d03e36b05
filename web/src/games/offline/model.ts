// What the page knows of Offline's board: where sites lie, which are linked, and how ads are written.

import type { Choice, OfflineBoard, OfflineNetwork } from '../../lib/protocol';
import type { Do } from '../types';

export const COMPANIES = ['Y', 'R', 'B', 'G'] as const;
export const LANGUAGES = ['E', 'D', 'F', 'S'] as const;
export const PRODUCTS = ['C', 'M', 'T', 'B'] as const;
export const CATEGORIES = [COMPANIES, LANGUAGES, PRODUCTS] as const;
export const CATEGORY_KEYS = ['company', 'language', 'product'] as const;
export const FLAGS: Record<string, string> = { E: 'EN', D: 'DE', F: 'FR', S: 'ES' };

export interface Place {
  name: string;
  sites: { code: string; x: number; y: number }[];
  links: [number, number][];
}

interface EditionNetwork {
  id: string;
  sites: [number, number][];
  links: [number, number][];
}

/** The networks of an edition as they are drawn. */
export function places(edition: Record<string, unknown>): Place[] {
  return ((edition.network ?? []) as EditionNetwork[]).map((network) => ({
    name: network.id,
    sites: network.sites.map(([x, y], index) => ({ code: `${network.id}${index + 1}`, x, y })),
    links: network.links.map(([one, other]) => [one - 1, other - 1]),
  }));
}

/** The order in which networks are laid out: the two of each board piece side by side. */
export const LAYOUT = ['A', 'H', 'B', 'G', 'C', 'F', 'D', 'E'];

/** In which categories two ads agree. */
export function shared(one: string, other: string): number[] {
  return [0, 1, 2].filter((category) => one[category] === other[category]);
}

export interface Match {
  site: string;
  ad: string;
  categories: number[];
}

/** The neighbours that give an ad its value on a site, and in what they match. */
export function matches(place: Place, network: OfflineNetwork, site: number, ad: string): Match[] {
  const found: Match[] = [];
  for (const [one, other] of place.links) {
    const neighbour = one === site ? other : other === site ? one : -1;
    const there = neighbour >= 0 ? network.ads[neighbour] : null;
    if (!there) continue;
    const categories = shared(ad, there);
    if (categories.length) found.push({ site: place.sites[neighbour]!.code, ad: there, categories });
  }
  return found;
}

/** The legal choice that concerns a site, if there is one. */
export function choiceAt(choices: readonly Choice[], board: OfflineBoard, code: string): Choice | undefined {
  const ad = adOn(board, code);
  return choices.find((choice) => choice.do.site === code || (choice.do.do === 'pick' && ad !== null && choice.do.ad === ad));
}

/** The ad lying on a site. */
export function adOn(board: OfflineBoard, code: string): string | null {
  const network = board.networks.find((candidate) => candidate.name === code[0]);
  return network?.ads[Number(code.slice(1)) - 1] ?? null;
}

/** What somebody means who points at a site: put, exchange or pick; used to ask why it is not allowed. */
export function meantBy(board: OfflineBoard, point: string, code: string): Do {
  const ad = adOn(board, code);
  if (point === 'ANALYSE' && ad) return { do: 'pick', ad };
  return { do: ad ? 'exchange' : 'put', site: code };
}

/** Ads with any of these types: what a player backs. */
export function backs(goals: string | null, ad: string | null): number[] {
  return goals && ad ? shared(goals, ad) : [];
}
