// Where the 39 squares lie: a closed ring of cells, drawn with as many columns as the width allows.
//
// A frame of W x H cells has 2(W + H) - 4 of them, always an even number; so the @ takes two and W + H is always 22.

const CELLS = 40;
const SIDES = 22;

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** On which side of the ring it lies. */
  side: 'top' | 'right' | 'bottom' | 'left';
  /** Where along the side the lane begins: the @ has a neighbour beside its upper half. */
  begin: number;
  /** No lane lies along a corner. */
  corner: boolean;
}

export interface Ring {
  columns: number;
  rows: number;
  width: number;
  height: number;
  cell: { width: number; height: number };
  places: readonly Place[];
  /** Room between the squares and what is inside, for the pawns. */
  lip: number;
}

/** Columns and height of a row that suit a width in pixels: a tall ring on a phone, a wide one on a desk. */
export function shapeFor(width: number): { columns: number; row: number } {
  if (width < 520) return { columns: 5, row: 43 };
  if (width < 800) return { columns: 9, row: 54 };
  return { columns: width < 1060 ? 12 : 14, row: width < 1060 ? 62 : 76 };
}

/** The ring in pixels, clockwise from the @ in the upper left corner. */
export function ring(width: number): Ring {
  const { columns, row } = shapeFor(width);
  const rows = SIDES - columns;
  const cell = { width: width / columns, height: row };
  const places = Array.from({ length: CELLS - 1 }, (_, square): Place => {
    const at = cellAt(square, columns, rows);
    const corner = square > 0 && (at.column === 0 || at.column === columns - 1) && (at.row === 0 || at.row === rows - 1);
    const tall = square === 0 ? { height: 2 * row, begin: row } : { height: row, begin: 0 };
    return { x: at.column * cell.width, y: at.row * row, width: cell.width, ...tall, side: at.side, corner };
  });
  return { columns, rows, width, height: rows * row, cell, places, lip: columns === 5 ? 9 : 14 };
}

function cellAt(index: number, columns: number, rows: number): { column: number; row: number; side: Place['side'] } {
  const right = columns - 1;
  const bottom = rows - 1;
  if (index === 0) return { column: 0, row: 0, side: 'left' };
  if (index <= right) return { column: index, row: 0, side: 'top' };
  if (index <= right + bottom) return { column: right, row: index - right, side: 'right' };
  if (index <= 2 * right + bottom) return { column: 2 * right + bottom - index, row: bottom, side: 'bottom' };
  return { column: 0, row: CELLS - index, side: 'left' };
}

/** The squares that a pawn crosses on its way, its goal included. */
export function way(from: number, to: number, squares: number): number[] {
  const steps = (to - from + squares) % squares;
  return Array.from({ length: steps }, (_, step) => (from + step + 1) % squares);
}

const PAWN = 17;

/** Where the n-th of several pawns stands: in the lane along the inner edge of its square, so that the square can still be read. */
export function standing(index: number, count: number, place: Place, lip: number): { x: number; y: number } {
  if (place.corner) return inCorner(index, place);
  const upright = place.side === 'left' || place.side === 'right';
  const length = upright ? place.height - place.begin : place.width;
  const perRow = Math.max(1, Math.floor(length / PAWN));
  const row = Math.floor(index / perRow);
  const inRow = Math.min(perRow, count - row * perRow);
  const along = place.begin + length / 2 + (index - row * perRow - (inRow - 1) / 2) * PAWN;
  const deep = row * (PAWN - 2) - lip / 2;
  switch (place.side) {
    case 'top':
      return { x: place.x + along, y: place.y + place.height - deep };
    case 'bottom':
      return { x: place.x + along, y: place.y + deep };
    case 'left':
      return { x: place.x + place.width - deep, y: place.y + along };
    case 'right':
      return { x: place.x + deep, y: place.y + along };
  }
}

/** On the lower edge, beginning on the side of the lane: names are above. */
function inCorner(index: number, place: Place): { x: number; y: number } {
  const perRow = Math.max(1, Math.floor(place.width / PAWN));
  const along = PAWN / 2 + 1 + (index % perRow) * PAWN;
  const x = place.x === 0 ? place.width - along : place.x + along;
  return { x, y: place.y + place.height - PAWN / 2 - 1 - Math.floor(index / perRow) * (PAWN - 2) };
}
