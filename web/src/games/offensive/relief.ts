// The map's art: outlines of woods, towns and rivers, roads and contour lines, as paths made from the ground alone.

import { beside, column, row, type Ground } from './ground';

/** Side of a square in the drawing. */
export const S = 40;

export interface Relief {
  woods: string;
  town: string;
  river: string;
  redRoads: string;
  yellowRoads: string;
  contours: string;
  houses: string;
  trees: string;
  bridges: readonly { x: number; y: number; upright: boolean }[];
  names: readonly { name: string; x: number; y: number; big: boolean }[];
}

const drawn = new WeakMap<Ground, Relief>();

/** The art of a map; drawn once. */
export function reliefOf(ground: Ground): Relief {
  const found = drawn.get(ground) ?? draw(ground);
  drawn.set(ground, found);
  return found;
}

function draw(ground: Ground): Relief {
  const all = ground.terrain.map((_, square) => square);
  const woods = all.filter((square) => ground.terrain[square] === 'C');
  const town = all.filter((square) => ground.terrain[square] === 'B');
  const river = all.filter((square) => ground.river[square]);
  return {
    woods: outline(ground, woods, 3.2),
    town: outline(ground, town, 0.8),
    river: outline(ground, river, 1.5),
    redRoads: links(ground, (square) => ground.road[square] === 'red', (square) => ground.road[square] === 'red'),
    yellowRoads: links(ground, (square) => ground.road[square] === 'yellow', (square) => ground.road[square] !== null),
    contours: contours(ground),
    houses: town.map((square) => houses(ground, square)).join(''),
    trees: woods.map((square) => trees(ground, square)).join(''),
    bridges: river.filter((square) => ground.road[square]).map((square) => bridge(ground, square)),
    names: ground.places.map(({ name, squares }) => label(ground, name, squares)),
  };
}

/** A number from 0 to 1 that is always the same for the same place. */
export function chance(x: number, y: number, salt = 0): number {
  const mixed = Math.imul(x * 374761393 + y * 668265263 + salt * 2246822519, 3266489917);
  const again = Math.imul(mixed ^ (mixed >>> 15), 2654435761);
  return ((again ^ (again >>> 13)) >>> 0) / 4294967296;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The border of a set of squares, rounded off and a little uneven, as a hand would draw it. */
function outline(ground: Ground, squares: readonly number[], uneven: number): string {
  const inside = new Set(squares);
  // From each corner of the border to the next, the inside on the right hand.
  const next = new Map<string, [number, number][]>();
  const edge = (x1: number, y1: number, x2: number, y2: number): void => {
    const key = `${x1},${y1}`;
    next.set(key, [...(next.get(key) ?? []), [x2, y2]]);
  };
  for (const square of squares) {
    const x = column(ground, square);
    const y = row(ground, square);
    const free = (dx: number, dy: number): boolean => {
      const other = beside(ground, square, dx, dy);
      return other < 0 || !inside.has(other);
    };
    if (free(0, -1)) edge(x, y, x + 1, y);
    if (free(1, 0)) edge(x + 1, y, x + 1, y + 1);
    if (free(0, 1)) edge(x + 1, y + 1, x, y + 1);
    if (free(-1, 0)) edge(x, y + 1, x, y);
  }
  let path = '';
  while (next.size) {
    const [start] = next.keys();
    const loop: [number, number][] = [];
    let key = start!;
    do {
      const onward = next.get(key)!;
      const [x, y] = key.split(',').map(Number) as [number, number];
      loop.push([x, y]);
      const step = onward.shift()!;
      if (!onward.length) next.delete(key);
      key = step.join(',');
    } while (key !== start);
    path += rounded(loop.map(([x, y]) => shaken(ground, x, y, uneven)));
  }
  return path;
}

function shaken(ground: Ground, x: number, y: number, uneven: number): [number, number] {
  const atEdge = x === 0 || y === 0 || x === ground.width || y === ground.height;
  const shift = atEdge ? 0 : uneven;
  return [x * S + (chance(x, y, 1) - 0.5) * 2 * shift, y * S + (chance(x, y, 2) - 0.5) * 2 * shift];
}

function rounded(points: readonly [number, number][]): string {
  // A corner begins at a third of an edge, so that every square still shows by its outline what it is.
  const toward = (one: [number, number], other: [number, number]): string =>
    `${round(one[0] + (other[0] - one[0]) * 0.32)} ${round(one[1] + (other[1] - one[1]) * 0.32)}`;
  const count = points.length;
  return `${points.map((point, index) => {
    const before = points[(index + count - 1) % count]!;
    const after = points[(index + 1) % count]!;
    return `${index ? 'L' : 'M'}${toward(point, before)}Q${round(point[0])} ${round(point[1])} ${toward(point, after)}`;
  }).join('')}Z`;
}

/** Lines from the squares of one kind to those they join, and out over the edge of the map. */
function links(ground: Ground, belongs: (square: number) => boolean, joins: (square: number) => boolean): string {
  let path = '';
  ground.terrain.forEach((_, square) => {
    if (!belongs(square)) return;
    const x = (column(ground, square) + 0.5) * S;
    const y = (row(ground, square) + 0.5) * S;
    for (const [dx, dy] of [[1, 0], [0, 1], [-1, 0], [0, -1]] as const) {
      const other = beside(ground, square, dx, dy);
      const opposite = beside(ground, square, -dx, -dy);
      if (other < 0 && opposite >= 0 && joins(opposite)) path += `M${x} ${y}L${x + (dx * S) / 2} ${y + (dy * S) / 2}`;
      else if (other >= 0 && joins(other)) path += `M${x} ${y}L${x + dx * S} ${y + dy * S}`;
    }
  });
  return path;
}

function houses(ground: Ground, square: number): string {
  const x = column(ground, square);
  const y = row(ground, square);
  const main = ground.road[square] !== null;
  let path = '';
  for (const [index, [cx, cy]] of [[0.22, 0.22], [0.74, 0.24], [0.26, 0.76], [0.75, 0.74], [0.5, 0.5]].entries()) {
    if (main && index === 4) continue;
    const width = 6 + chance(x, y, 10 + index) * 5;
    const height = 5 + chance(x, y, 20 + index) * 5;
    const left = (x + cx!) * S - width / 2 + (chance(x, y, 30 + index) - 0.5) * 3;
    const top = (y + cy!) * S - height / 2 + (chance(x, y, 40 + index) - 0.5) * 3;
    path += `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}z`;
  }
  return path;
}

function trees(ground: Ground, square: number): string {
  const x = column(ground, square);
  const y = row(ground, square);
  let path = '';
  for (const [index, [cx, cy]] of [[0.24, 0.3], [0.68, 0.2], [0.46, 0.56], [0.8, 0.62], [0.2, 0.8], [0.62, 0.88]].entries()) {
    const left = (x + cx! + (chance(x, y, 50 + index) - 0.5) * 0.12) * S;
    const foot = (y + cy! + (chance(x, y, 60 + index) - 0.5) * 0.1) * S;
    if (ground.road[square] !== null && Math.abs(cy! - 0.5) < 0.1) continue;
    path += `M${round(left - 3)} ${round(foot + 2.5)}l3 -7l3 7z`;
  }
  return path;
}

function bridge(ground: Ground, square: number): { x: number; y: number; upright: boolean } {
  const west = beside(ground, square, -1, 0);
  const east = beside(ground, square, 1, 0);
  const across = (west >= 0 && ground.road[west]) || (east >= 0 && ground.road[east]);
  return { x: (column(ground, square) + 0.5) * S, y: (row(ground, square) + 0.5) * S, upright: !across };
}

function label(ground: Ground, name: string, squares: readonly number[]): { name: string; x: number; y: number; big: boolean } {
  const columns = squares.map((square) => column(ground, square));
  const top = Math.min(...squares.map((square) => row(ground, square)));
  const middle = (Math.min(...columns) + Math.max(...columns) + 1) / 2;
  return { name, x: Math.max(1.2, Math.min(ground.width - 1.2, middle)) * S, y: Math.max(0.35, top) * S - 4, big: squares.length > 6 };
}

// --- Contour lines: the land rises from the river, with hills where the woods are.

const FINE = 3;
const LEVELS = [0.9, 1.5, 2.1, 2.7, 3.3];

function contours(ground: Ground): string {
  const columns = ground.width * FINE + 1;
  const rows = ground.height * FINE + 1;
  const heights: number[] = [];
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) heights.push(heightAt(ground, x / FINE, y / FINE));
  let path = '';
  for (const level of LEVELS) {
    for (let y = 0; y + 1 < rows; y++) {
      for (let x = 0; x + 1 < columns; x++) path += crossing(heights, columns, x, y, level);
    }
  }
  return path;
}

function heightAt(ground: Ground, x: number, y: number): number {
  let water = 6;
  let wood = 0;
  ground.terrain.forEach((terrain, square) => {
    const away = Math.hypot(column(ground, square) + 0.5 - x, row(ground, square) + 0.5 - y);
    if (ground.river[square]) water = Math.min(water, away);
    if (terrain === 'C' && away < 2.4) wood += (2.4 - away) * 0.12;
  });
  return water * 0.33 + wood + hills(x / 5, y / 5) * 1.7;
}

/** Gentle hills: smoothed chance between whole places. */
function hills(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const smooth = (part: number): number => part * part * (3 - 2 * part);
  const across = smooth(x - left);
  const down = smooth(y - top);
  const upper = chance(left, top, 7) * (1 - across) + chance(left + 1, top, 7) * across;
  const lower = chance(left, top + 1, 7) * (1 - across) + chance(left + 1, top + 1, 7) * across;
  return upper * (1 - down) + lower * down;
}

/** The piece of a contour line inside one small cell (marching squares). */
function crossing(heights: readonly number[], columns: number, x: number, y: number, level: number): string {
  const at = (dx: number, dy: number): number => heights[(y + dy) * columns + x + dx]!;
  const cut = (x1: number, y1: number, x2: number, y2: number): [number, number] | null => {
    const one = at(x1, y1);
    const other = at(x2, y2);
    if (one < level === other < level) return null;
    const part = (level - one) / (other - one);
    return [x + x1 + (x2 - x1) * part, y + y1 + (y2 - y1) * part];
  };
  const cuts = [cut(0, 0, 1, 0), cut(1, 0, 1, 1), cut(1, 1, 0, 1), cut(0, 1, 0, 0)].filter((point) => point !== null);
  let path = '';
  for (let index = 0; index + 1 < cuts.length; index += 2) {
    const points = [cuts[index]!, cuts[index + 1]!].map(([px, py]) => `${round((px / FINE) * S)} ${round((py / FINE) * S)}`);
    path += `M${points[0]}L${points[1]}`;
  }
  return path;
}
