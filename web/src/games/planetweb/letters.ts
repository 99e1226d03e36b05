// How wide words are, so that a name is written as large as its square allows.

const NOMINAL = 10;
let pen: CanvasRenderingContext2D | null = null;
// Nothing on the page depends on what was measured before.
const known = new Map<string, number>();

/** The size in pixels at which bold letters fill no more than a width. */
export function fitting(words: string, width: number, largest: number): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return largest;
  let measured = known.get(words);
  if (measured === undefined) {
    pen.font = `650 ${NOMINAL}px ${getComputedStyle(document.body).fontFamily}`;
    measured = pen.measureText(words).width;
    known.set(words, measured);
  }
  return Math.min(largest, (NOMINAL * width) / Math.max(1, measured));
}
