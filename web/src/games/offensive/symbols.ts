// The pieces as drawings: outlines of the two sides, signs of units and of markers, all of our own making.

export type Unit = 'TNK' | 'MEC' | 'INF' | 'HUN' | 'EXP' | 'ENG' | 'MOR' | 'ART' | 'MPO' | 'AGR';
export type Marker = 'BAR' | 'MIN' | 'EXB' | 'SAB' | 'DEM';
export type Kind = Unit | Marker;

export const UNITS: readonly Unit[] = ['TNK', 'MEC', 'INF', 'HUN', 'EXP', 'ENG', 'MOR', 'ART', 'MPO', 'AGR'];
export const MARKERS: readonly Marker[] = ['BAR', 'MIN', 'EXB', 'SAB', 'DEM'];

export function isMarker(kind: string | null): kind is Marker {
  return MARKERS.includes(kind as Marker);
}

/** Outlines in a box from -17 to 17: Red has cut corners, Blue has round ones. */
export const BODY: readonly string[] = [
  'M-10-16.5h20l6.5 6.5v20l-6.5 6.5h-20l-6.5-6.5v-20z',
  'M-12.5-16.5h25a4 4 0 0 1 4 4v25a4 4 0 0 1-4 4h-25a4 4 0 0 1-4-4v-25a4 4 0 0 1 4-4z',
];

/** The field on which a unit's sign stands. */
export const FIELD = 'M-13-11h26v15h-26z';

const OVAL = 'M-5-7.5h10a4 4 0 0 1 0 8h-10a4 4 0 0 1 0-8z';
const CROSS = 'M-13-11l26 15M-13 4l26-15';

/** Signs inside the field, drawn as lines; `full` parts are filled. */
export const SIGNS: Record<Unit, { line: string; full?: string }> = {
  TNK: { line: OVAL },
  MEC: { line: `${CROSS}${OVAL}` },
  INF: { line: CROSS },
  HUN: { line: 'M-13 4L0-11L13 4' },
  EXP: { line: 'M-13 4L13-11' },
  ENG: { line: 'M-8 0v-6h16v6M0-6v6' },
  MOR: { line: 'M0 1v-9M-3-5l3-3.5l3 3.5M-9.5-7.5h19a4 4 0 0 1 0 8h-19a4 4 0 0 1 0-8z', full: 'M-2 0.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z' },
  ART: { line: '', full: 'M-4.2-3.5a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0z' },
  MPO: { line: 'M-5.5-8.5q3 0 5.5-1.8q2.5 1.8 5.5 1.8v4.5q0 4.5-5.5 6.8q-5.5-2.3-5.5-6.8z', full: 'M0-7.2l1.2 2.5l2.7 0.3l-2 1.9l0.6 2.7l-2.5-1.4l-2.5 1.4l0.6-2.7l-2-1.9l2.7-0.3z' },
  AGR: { line: 'M-9 2.5q0-5 3.5-5t3.5 5M2 2.5q0-5 3.5-5t3.5 5M-3.5 2.5q0-6 3.5-6t3.5 6', full: 'M-7.7-5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM3.3-5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM-2.3-6.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z' },
};

/** Signs of markers in a circle of radius 15. */
export const MARKS: Record<Marker, { line: string; full?: string }> = {
  BAR: { line: 'M-10-5h20v6h-20zM-5-5l-3.5 6M1.5-5l-3.5 6M8-5l-3.5 6M-7.5 1l-2.5 8M7.5 1l2.5 8' },
  MIN: { line: 'M0-9v-3M6-6l2.2-2.2M-6-6l-2.2-2.2M9 1h3M-9 1h-3', full: 'M-7 1.5a7 7 0 1 0 14 0a7 7 0 1 0-14 0z' },
  EXB: { line: 'M3-6q0-5 5-4.5', full: 'M-8-5h4v13h-4zM-3-5h4v13h-4zM2-5h4v13h-4z' },
  SAB: { line: 'M-9 9L9-9M-9-9L9 9M-11 0h6M5 0h6' },
  DEM: { line: 'M0 9v-8M-8 9v-5M8 9v-5', full: 'M-10-10h20v9h-20zM-10.5 1h5.5v3h-5.5zM5 1h5.5v3h-5.5z' },
};

/** Both sides' colours stay apart for colour-blind eyes by their lightness too; Red and Blue also have different outlines. */
export const SIDE_LETTERS = ['R', 'B'] as const;
