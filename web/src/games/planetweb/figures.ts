// Our own pictograms, drawn as lines in a box from -12 to 12: one for each portal's trade, one for each kind of square.

const PORTALS: Record<string, string> = {
  farfouillou: 'M-8.5-2a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M2.7 2.7 9.5 9.5',
  zanzibazard: 'M-2.5-9.5 4.5-2.5 1 1-6-6zM-2.5-2.5-10 5M-3 9.5h13',
  plumopost: 'M-10-6.5h20v14h-20zM-10-6.5 0 2 10-6.5M-10 7.5-3-.5M10 7.5 3-.5',
  livrozaure: 'M0-5C-3-8-7-8-10-7V7c3-1 7-1 10 2 3-3 7-3 10-2V-7C7-8 3-8 0-5zM-8.5-.5l1.5 2 1.7-2 1.7 2 1.7-2 1.9 2.5 1.9-2.5 1.7 2 1.7-2 1.7 2 1.5-2',
  valizigo: 'M-10-4h20v12h-20zM-4-4v-4.5h8v4.5M-5.5-4v12M5.5-4v12',
  ritournix: 'M-3.5 6V-7L8-9.5V3.5M-3.5 6a3.2 2.6 0 1 1-6.4 0a3.2 2.6 0 1 1 6.4 0M8 3.5a3.2 2.6 0 1 1-6.4 0a3.2 2.6 0 1 1 6.4 0M-3.5-3.5 8-6',
  papotronic: 'M-10.5-8.5h14v9h-8l-3.5 3.5v-3.5h-2.5zM7-3.5h3.5v8.5h-2.5v3.5l-3.5-3.5h-6v-1',
  cupidrome: 'M0 8.5C-6.5 4-9.5 1-9.5-3a4.75 4.75 0 0 1 9.5-1.5A4.75 4.75 0 0 1 9.5-3c0 4-3 7-9.5 11.5zM-5-3a2 2 0 0 1 2-2',
  tirelirix: 'M-8.5 1a8.5 6.5 0 1 0 17 0a8.5 6.5 0 1 0-17 0M-5 6.5v3M5 6.5v3M8.5.5h2.5v3.5h-3.5M-3-8h6M-6.5-3l-2-4 4 1M-4.5 0h.01',
  manettopia: 'M-5.5-5h11c4 0 5.5 4 5.5 8 0 4-3.5 4-5 1.5l-1-1.5h-10l-1 1.5c-1.5 2.5-5 2.5-5-1.5 0-4 1.5-8 5.5-8zM-5-2.5v4M-7-.5h4M3.5-.5h.01M6.5-1.5h.01',
  gazettomatic: 'M-9.5-8.5h14.5v17h-12.5a2 2 0 0 1-2-2zM5-3h4.5v9.5a2 2 0 0 1-4.5 0M-6.5-4.5h8.5M-6.5-.5h3M-.5-.5h2.5M-6.5 3.5h8.5',
  panieclair: 'M-10.5-2.5h21l-2.5 11h-16zM-6-2.5l3-6.5M6-2.5l-3-6.5M1.5-.5l-3.5 4h4l-3 3.5',
  bossilot: 'M-3-9.5h6l-1.5 4 3 9-4.5 5.5-4.5-5.5 3-9zM-10-9.5-6-2M10-9.5 6-2',
  atchoumix: 'M-3.5-9.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
  mansardine: 'M-10.5 1.5 0-9 10.5 1.5M-7-1.5v10.5h14v-10.5M-2.5 9v-5h5v5M-1.5-3.5h3v2.5h-3z',
  girouetix: 'M0-9.5v19M-9-3.5h15M3.5-7l4.5 3.5-4.5 3.5M-9-6.5v6M-4 9.5h8M-5 3.5h10',
  aieulab: 'M-2.5-7.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M0-5v4M-6.5 3.5v-4.5h13v4.5M-9 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M4 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  modembourg: 'M-10.5 0h21v8h-21zM-6.5 0-9-8.5M6.5 0 9-8.5M-7 4h.01M-3.5 4h.01M1 4h6M-3-5a4.5 4.5 0 0 1 6 0',
};

/** For portals of another edition: a globe. */
const GLOBE = 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-9 0h18M0-9c-5.5 5-5.5 13 0 18M0-9c5.5 5 5.5 13 0 18';

export const KINDS = {
  at: 'M3.5 0a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0v1.5c0 4 6.5 3.5 6.5-1.5a10 10 0 1 0-4.5 8.3',
  portal: GLOBE,
  site: 'M-10-8.5h20v17h-20zM-10-4h20M-7.5-6.3h.01M-4.8-6.3h.01M-6 0h12M-6 4.5h7',
  access: 'M-4-9.5v5M4-9.5v5M-7-4.5h14v3a7 6.5 0 0 1-14 0zM0 5v5',
  silicon: 'M-6-6h12v12h-12zM-3-10v4M3-10v4M-3 6v4M3 6v4M-10-3h4M-10 3h4M6-3h4M6 3h4M-2-2h4v4h-4z',
  listing: 'M-9.5-9.5v19h19M-6.5 5l5.5-6 3.5 3.5 6-8.5M4.5-6.5h4.5v4.5',
  news: 'M-10-3h4.5l10-5.5v17l-10-5.5h-4.5zM-5.5 3l2 6.5h3.5M8-3.5a5 5 0 0 1 0 7',
  bourse: 'M-10-3 0-9.5 10-3zM-10 9h20M-6.5-3v8.5M-2.2-3v8.5M2.2-3v8.5M6.5-3v8.5',
  opa: 'M-9.5 9.5 4-4M1-9.5l8.5 8.5-3 3-8.5-8.5zM-9.5 4.5l5 5',
  contre: 'M0-10c3 2 6 2.5 9 2.5C9 1 6 7 0 10-6 7-9 1-9-7.5c3 0 6-.5 9-2.5zM-4 0l3 3 5.5-6',
  libre: 'M-10.5-5.5h21v4a2 2 0 0 0 0 4v4h-21v-4a2 2 0 0 0 0-4zM-3.5-5.5v12M0 .5l2 2 4.5-4.5',
} as const;

export type Kind = 'at' | 'portal' | 'site' | 'access' | 'silicon' | 'listing' | 'news' | 'bourse';

/** The figure of a portal, by its key in the edition. */
export function figure(key: string): string {
  return PORTALS[key] ?? GLOBE;
}
