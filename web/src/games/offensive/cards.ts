// Emblems of the Offensive cards, and what the page must know of a card to show it.

/** Line drawings in a box of 24. */
export const EMBLEMS: Record<string, string> = {
  C00: 'M5 4h14v16h-14z',
  C01: 'M4 8l5 4l-5 4M10 8l5 4l-5 4M16 8l5 4l-5 4',
  C02: 'M8 21l2-18M16 21l-2-18M12 4v3M12 10v3M12 16v3',
  C03: 'M2 15h20M4 15v-4h16v4M7 11v-3M12 11v-4M17 11v-3M2 19q3-2 5 0t5 0t5 0t5 0',
  C04: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 7a5 5 0 1 0 .01 0zM12 11v2M11 12h2',
  C05: 'M12 2l2 8l8 4v2l-8-1v4l3 2v1l-5-1l-5 1v-1l3-2v-4l-8 1v-2l8-4z',
  C06: 'M4 20l10-10M14 10l3-3M13 6l5 5M19 3v3M21 5h-3',
  C07: 'M6 21v-18M6 4h12l-3 4l3 4h-12',
  C08: 'M4 20l12-12M16 8l4-4M13 7l4 4M20 20l-6-6M4 4l6 6',
  C09: 'M3 18h18M5 18q0-5 3-5t3 5M11 18q0-7 3-7t4 7M3 14l2-2',
  C10: 'M13 2l-7 11h5l-1 9l8-12h-5z',
  C11: 'M3 6h6M15 6h6M6 6v3l4 2h4l4-2v-3M12 11v2M9 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  C12: 'M2 12q10-10 20 0q-10 10-20 0zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  C13: 'M4 18q-2-6 4-7q0-6 6-5q7 0 6 7q1 5-4 5zM8 14h2M13 11h3M13 16h2',
  C14: 'M4 20L20 4M4 4l7 7M13 13l7 7M17 3l4 4',
  C15: 'M4 13v-4h5l8-5v14l-8-5h-5M7 13l1 6h3l-1-6M20 8v6',
  C16: 'M12 8a5 5 0 1 0 .01 0zM12 8v-4M7 9l-2-2M17 9l2-2M6 14h-3M21 14h-3',
  C17: 'M5 20l6-9M9 8a4 4 0 0 1 8-3l-3 2v3h3l2-2a4 4 0 0 1-6 4M4 20h6',
  C18: 'M3 12l4-4l5 3l5-3l4 4M7 8v8l5 4l5-4v-8M12 11v9',
  C19: 'M12 4v16M4 12h16M7 7h10v10h-10z',
  C20: 'M3 8l9-4l9 4v9l-9 4l-9-4zM3 8l9 4l9-4M12 12v9',
  C21: 'M12 14v7M12 14a2 2 0 1 0-.01 0M7 7a7 7 0 0 1 10 0M4 4a11 11 0 0 1 16 0M4 20L20 4',
  C22: 'M4 16h16M5 16a2.5 2.5 0 1 0 5 0M14 16a2.5 2.5 0 1 0 5 0M4 16v-5h10l3 5M9 3l2 3l-2 2l3 3',
  C23: 'M12 3a9 9 0 1 0 .01 0zM6 6l12 12',
  C24: 'M12 3l8 3v6q0 6-8 9q-8-3-8-9v-6zM12 8v6M9 11l3-3l3 3',
  C25: 'M12 3l8 3v6q0 6-8 9q-8-3-8-9v-6zM8 12h8M12 8v8',
};

interface PrintedCard {
  id: string;
  effect: string;
  copies: number;
  most?: number;
  against?: 'any' | string[];
  [key: string]: unknown;
}

export function printed(edition: Record<string, unknown>, id: string): PrintedCard | undefined {
  return (edition.card as PrintedCard[]).find((card) => card.id === id);
}

/** Whether a card is only played against another. */
export function isCounter(edition: Record<string, unknown>, id: string): boolean {
  return printed(edition, id)?.effect === 'CANCEL';
}
