// How seats are told apart all over the page: a colour, a shape and a letter, so that none of them speaks alone.

export interface SeatMark {
  letter: string;
  /** Colours of a set that stays distinct for colour-blind eyes. */
  fill: string;
  ink: string;
  /** Its outline in a box from -10 to 10. */
  shape: string;
}

export const MARKS: readonly SeatMark[] = [
  { letter: 'A', fill: '#0b67a8', ink: '#fff', shape: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z' },
  { letter: 'B', fill: '#c24e00', ink: '#fff', shape: 'M-7.5-8.5h15a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1z' },
  { letter: 'C', fill: '#007a5a', ink: '#fff', shape: 'M0-9.8 9.8 8.4h-19.6z' },
  { letter: 'D', fill: '#f0c020', ink: '#26211c', shape: 'M0-10 10 0 0 10-10 0z' },
  { letter: 'E', fill: '#a8477f', ink: '#fff', shape: 'M-5-9h10l5 9-5 9h-10l-5-9z' },
  { letter: 'F', fill: '#55443a', ink: '#fff', shape: 'M0-10 9.5-3 6 8.5h-12l-3.5-11.5z' },
];

/** The mark of a seat. */
export function markOf(seat: number): SeatMark {
  return MARKS[seat % MARKS.length]!;
}
