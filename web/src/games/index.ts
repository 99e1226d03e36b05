// The games of the page; each is loaded when it is first needed.

import type { GamePage } from './types';

const pages: Record<string, () => Promise<GamePage>> = {
  offline: async () => (await import('./offline')).page,
};

/** Games that have a cover; those without rules yet are announced. */
export const COVERS = ['offline', 'insider', 'offensive', 'planetweb'] as const;

export function hasPage(game: string): boolean {
  return game in pages;
}

export function loadPage(game: string): Promise<GamePage> {
  const load = pages[game];
  if (!load) throw new Error(`no page for ${game}`);
  return load();
}
