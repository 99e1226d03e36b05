// Where everything of the city is drawn: a square of 1000 by 1000, the restaurant large in its middle.

export interface Point {
  x: number;
  y: number;
}

export interface Lane {
  name: string;
  from: Point;
  to: Point;
  ends: [string, string];
  paths: string[];
}

export interface City {
  squares: string[];
  lanes: Lane[];
  /** Half the side of a big square, and of a path square. */
  square: number;
  path: number;
  at: ReadonlyMap<string, Point>;
  /** The names next to a space, one step away. */
  next: ReadonlyMap<string, readonly string[]>;
}

export const SIZE = 1000;
/** Half the side of the restaurant. */
export const HALL = 132;
export const CENTRE = 'c3';

/** Columns, half a big square and half a path square by the length of lanes: longer ones need smaller squares. */
const MEASURES = [
  { columns: [66, 245, 500, 755, 934], square: 56, path: 27 },
  { columns: [60, 254, 500, 746, 940], square: 50, path: 19 },
  { columns: [54, 262, 500, 738, 946], square: 44, path: 14 },
] as const;

type Measures = (typeof MEASURES)[number];

/** Columns and rows by name; rows grow upwards. */
function placeOf(square: string, { columns }: Measures): Point {
  return { x: columns['abcde'.indexOf(square[0] ?? 'a')]!, y: columns[5 - Number(square[1])]! };
}

/** The path squares of a lane, from its first-named end to the other. */
export function pathNames(lane: string, length: number): string[] {
  return length === 1 ? [lane] : Array.from({ length }, (_, index) => `${lane}.${index + 1}`);
}

/** The city of an edition, with so many path squares to a lane. */
export function cityOf(lanes: readonly string[], length: number): City {
  const measures = MEASURES[length - 1] ?? MEASURES[2];
  const squares = ['a', 'b', 'c', 'd', 'e'].flatMap((column) => [1, 2, 3, 4, 5].map((row) => `${column}${row}`));
  const at = new Map<string, Point>(squares.map((name) => [name, placeOf(name, measures)]));
  const next = new Map<string, string[]>(squares.map((name) => [name, []]));
  const drawn = lanes.map((name): Lane => {
    const [one, other] = name.split('-') as [string, string];
    const from = edge(one, other, measures);
    const to = edge(other, one, measures);
    const paths = pathNames(name, length);
    const way = [one, ...paths, other];
    paths.forEach((path, index) => {
      const share = (index + 0.5) / length;
      at.set(path, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      next.set(path, [way[index]!, way[index + 2]!]);
    });
    next.get(one)!.push(paths[0]!);
    next.get(other)!.push(paths.at(-1)!);
    return { name, from, to, ends: [one, other], paths };
  });
  return { squares, lanes: drawn, square: measures.square, path: measures.path, at, next };
}

/** Where a lane leaves a square on its way to another. */
function edge(square: string, towards: string, measures: Measures): Point {
  const here = placeOf(square, measures);
  const there = placeOf(towards, measures);
  const reach = square === CENTRE ? HALL : measures.square;
  return { x: here.x + Math.sign(there.x - here.x) * reach, y: here.y + Math.sign(there.y - here.y) * reach };
}

const WAYS: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** Which way a space lies from another, where it is the next one or the one behind the next. */
export function wayTo(city: City, from: string, to: string): string | undefined {
  const [start, end] = [city.at.get(from), city.at.get(to)];
  const beside = city.next.get(from)?.some((path) => path === to || city.next.get(path)?.includes(to));
  if (!start || !end || !beside) return undefined;
  return Object.entries(WAYS).find(([, [x, y]]) => Math.sign(end.x - start.x) === x && Math.sign(end.y - start.y) === y)?.[0];
}

/** The spaces from one to another along the streets, the last one included; from a table it goes out through the centre. */
export function streets(city: City, from: string, to: string): string[] {
  const start = city.next.has(from) ? from : CENTRE;
  const came = new Map<string, string | null>([[to, null]]);
  for (const here of came.keys()) {
    if (here === start) break;
    for (const near of city.next.get(here) ?? []) if (!came.has(near)) came.set(near, here);
  }
  const way: string[] = start === from ? [] : [start];
  for (let next = came.get(start); next; next = came.get(next)) way.push(next);
  return way;
}

/** Where the tables stand in the restaurant, about its middle, row by row with the best one first. */
export function tablePlaces(count: number): Point[] {
  const rows: Record<number, number[]> = { 3: [1, 2], 4: [2, 2], 5: [2, 3], 6: [3, 3], 7: [2, 3, 2] };
  const shape = rows[count] ?? [count];
  const height = shape.length === 3 ? 70 : 84;
  return shape.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, index) => ({ x: (index - (inRow - 1) / 2) * 84, y: (row - (shape.length - 1) / 2) * height + 18 })),
  );
}

/** Where stacks of so many colours stand on a big square of usual size, and how large they are drawn. */
export function stackPlaces(count: number): { at: Point[]; size: number } {
  if (count <= 1) return { at: [{ x: 0, y: 10 }], size: 33 };
  if (count === 2) return { at: [-27, 27].map((x) => ({ x, y: 6 })), size: 25 };
  const at = [
    { x: -26, y: -19 },
    { x: 26, y: -19 },
    { x: count === 3 ? 0 : -26, y: 30 },
    { x: 26, y: 30 },
  ];
  return { at: at.slice(0, count), size: 22 };
}

/** A flight or a jump: a curve that rises above the straight line. */
export function arc(from: Point, to: Point, height = 0.28): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const across = far === 0 ? { x: 0, y: 0 } : { x: (to.y - from.y) / far, y: -(to.x - from.x) / far };
  const side = across.y > 0 || (across.y === 0 && across.x > 0) ? -1 : 1;
  const top = { x: middle.x + across.x * far * height * side, y: middle.y + across.y * far * height * side };
  return `M${from.x} ${from.y}Q${top.x} ${top.y} ${to.x} ${to.y}`;
}
