// The games of the page: each folder beside this file is one, loaded when it is first needed.

import type { GamePage } from './types';

const pages = import.meta.glob<GamePage>('./*/index.ts', { import: 'page' });

/** The order in which the house shows its games; those without rules yet are announced. */
export const SHELF = ['offline', 'insider', 'planetweb', 'offensive'] as const;

export function hasPage(game: string): boolean {
  return `./${game}/index.ts` in pages;
}

export function loadPage(game: string): Promise<GamePage> {
  const load = pages[`./${game}/index.ts`];
  if (!load) throw new Error(`no page for ${game}`);
  return load();
}
