// How companies, languages and products are drawn: colours with inks, flags, icons. All in our own hand.

export const FILL: Record<string, string> = { Y: '#f4c63d', R: '#cf3f38', B: '#2f66bd', G: '#2b8a52' };
export const INK: Record<string, string> = { Y: '#2b2108', R: '#ffffff', B: '#ffffff', G: '#ffffff' };

/** Icons of the products, in a box from -8 to 8. */
export const ICON: Record<string, string> = {
  C: 'M-6-5h12v8h-12zM-4-3v4h8v-4zM-2 3h4v2h2.5v1.4h-9v-1.4h2.5z',
  M: 'M-2.2-6 5-7.5v9.2a2.6 2.2 0 1 1-1.7-2v-4.6l-3.8.8v7.1a2.6 2.2 0 1 1-1.7-2z',
  T: 'M-1.3 6.5.2 1.2-4.4 1.2-5.8 3h-1.4l.9-3-.9-3h1.4l1.4 1.8h4.6l-1.5-5.3h1.7l3 5.3h3.4a1.2 1.2 0 0 1 0 2.4H4.2l-3.9 5.3z',
  B: 'M-7-4.5c2.6-1 4.8-.8 6.4.5v9.2c-1.6-1.2-3.8-1.4-6.4-.5zM7-4.5c-2.6-1-4.8-.8-6.4.5v9.2c1.6-1.2 3.8-1.4 6.4-.5z',
};

/** Flags as layers of colour and outline, in a box of 9 x 6. */
export const FLAG: Record<string, readonly (readonly [string, string])[]> = {
  E: [
    ['#1f3f87', 'M0 0h9v6h-9z'],
    ['#fff', 'M0 0h1.1L9 5.3V6H7.9L0 .7zM9 0v.7L1.1 6H0v-.7L7.9 0z'],
    ['#fff', 'M3.5 0h2v2h3.5v2h-3.5v2h-2v-2H0v-2h3.5z'],
    ['#c8102e', 'M4 0h1v2.5h4v1H5V6H4V3.5H0v-1h4z'],
  ],
  D: [
    ['#1b1b1b', 'M0 0h9v2h-9z'],
    ['#d3171e', 'M0 2h9v2h-9z'],
    ['#f5c400', 'M0 4h9v2h-9z'],
  ],
  F: [
    ['#1f3f9a', 'M0 0h3v6h-3z'],
    ['#fff', 'M3 0h3v6h-3z'],
    ['#e03a3e', 'M6 0h3v6h-3z'],
  ],
  S: [
    ['#c01a22', 'M0 0h9v6h-9z'],
    ['#f7c41f', 'M0 1.5h9v3h-9z'],
  ],
};
