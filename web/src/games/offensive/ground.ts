// The ground a game is fought on, as the edition prints it, and the straight lines over it.

export type Terrain = 'O' | 'B' | 'C';
export type Road = 'red' | 'yellow' | null;

export interface Place {
  name: string;
  squares: readonly number[];
}

export interface Ground {
  id: string;
  name: string;
  width: number;
  height: number;
  /** Open, built-up or covered, row by row; of a disputed square the first type listed. */
  terrain: readonly Terrain[];
  disputed: ReadonlyMap<number, readonly Terrain[]>;
  road: readonly Road[];
  river: readonly boolean[];
  places: readonly Place[];
}

export interface Scenario {
  id: string;
  ground: Ground;
  /** First and last column of each side's deployment zone: Red's, Blue's. */
  zones: readonly [readonly [number, number], readonly [number, number]];
  /** The front line runs east of this column. */
  front: number;
  objectives: readonly number[];
}

interface PrintedMap {
  id: string;
  name?: string;
  terrain: string;
  roads: string;
  places?: { name: string; squares: [number, number][] }[];
  disputed?: { square: [number, number]; terrains: string[] }[];
}

interface PrintedScenario {
  id: string;
  map: string;
  red: [number, number];
  blue: [number, number];
  front: number;
  objectives: [number, number][];
}

const TERRAINS: Record<string, Terrain> = { '.': 'O', '~': 'O', B: 'B', F: 'C', open: 'O', 'built-up': 'B', covered: 'C' };
const ROADS: Record<string, Road> = { r: 'red', y: 'yellow' };

const read = new WeakMap<object, Map<string, Scenario>>();

/** The scenario of this name with its map; the first one where the name is unknown. Read once from each edition. */
export function scenarioOf(edition: Record<string, unknown>, id: string): Scenario {
  const known = read.get(edition) ?? new Map<string, Scenario>();
  read.set(edition, known);
  const found = known.get(id) ?? readScenario(edition, id);
  known.set(id, found);
  return found;
}

function readScenario(edition: Record<string, unknown>, id: string): Scenario {
  const scenarios = edition.scenario as PrintedScenario[];
  const printed = scenarios.find((candidate) => candidate.id === id) ?? scenarios[0]!;
  const ground = groundOf((edition.map as PrintedMap[]).find((map) => map.id === printed.map)!);
  return {
    id: printed.id,
    ground,
    zones: [printed.red, printed.blue],
    front: printed.front,
    objectives: printed.objectives.map(([x, y]) => y * ground.width + x),
  };
}

function groundOf(map: PrintedMap): Ground {
  const rows = map.terrain.trim().split('\n');
  const width = rows[0]!.length;
  const marks = [...rows.join('')];
  const at = ([x, y]: [number, number]): number => y * width + x;
  return {
    id: map.id,
    name: map.name ?? map.id,
    width,
    height: rows.length,
    terrain: marks.map((mark) => TERRAINS[mark]!),
    disputed: new Map((map.disputed ?? []).map(({ square, terrains }) => [at(square), terrains.map((name) => TERRAINS[name]!)])),
    road: [...map.roads.trim().split('\n').join('')].map((mark) => ROADS[mark] ?? null),
    river: marks.map((mark) => mark === '~'),
    places: (map.places ?? []).map(({ name, squares }) => ({ name, squares: squares.map(at) })),
  };
}

export const column = (ground: Ground, square: number): number => square % ground.width;
export const row = (ground: Ground, square: number): number => Math.floor(square / ground.width);

/** A square as people write it: column and row, both counted from 0. */
export function nameOf(ground: Ground, square: number): string {
  return `${column(ground, square)},${row(ground, square)}`;
}

/** The square of this name, or -1. */
export function squareOf(ground: Ground, name: unknown): number {
  const [x, y] = String(name).split(',').map(Number);
  const inside = Number.isInteger(x) && Number.isInteger(y) && x! >= 0 && y! >= 0 && x! < ground.width && y! < ground.height;
  return inside ? y! * ground.width + x! : -1;
}

export function placeAt(ground: Ground, square: number): string {
  return ground.places.find(({ squares }) => squares.includes(square))?.name ?? '';
}

/** The square so many columns and rows away, or -1 beyond the edge. */
export function beside(ground: Ground, square: number, dx: number, dy: number): number {
  const x = column(ground, square) + dx;
  const y = row(ground, square) + dy;
  return x < 0 || y < 0 || x >= ground.width || y >= ground.height ? -1 : y * ground.width + x;
}

const STRAIGHT = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Why a line goes no further: the range, the edge of the map, or a blocking square. */
export type End = 'range' | 'edge' | 'B' | 'C';

export interface Ray {
  squares: readonly number[];
  end: End;
  /** The square that stops it, where one does. */
  stop: number;
}

/** How lines are drawn at this table. */
export interface Lines {
  /** The first blocking square of a ray belongs to the exploration zone too. */
  edge: boolean;
  /** Distances are counted in steps, not along rays. */
  staircase: boolean;
}

/** The four rays of an exploration zone (OFN-096, OFN-097). */
export function exploration(ground: Ground, from: number, range: number, lines: Lines): Ray[] {
  return STRAIGHT.map(([dx, dy]) => ray(ground, from, dx, dy, range, lines.edge ? 'into' : 'before'));
}

/** The four rays of direct fire, which reach the first blocking square, or of indirect fire, which pass all (OFN-122, OFN-123). */
export function fire(ground: Ground, from: number, range: number, indirect: boolean): Ray[] {
  return STRAIGHT.map(([dx, dy]) => ray(ground, from, dx, dy, range, indirect ? 'over' : 'into'));
}

function ray(ground: Ground, from: number, dx: number, dy: number, range: number, past: 'before' | 'into' | 'over'): Ray {
  const squares: number[] = [];
  for (let distance = 1; distance <= range; distance++) {
    const square = beside(ground, from, dx * distance, dy * distance);
    if (square < 0) return { squares, end: 'edge', stop: -1 };
    const terrain = ground.terrain[square]!;
    if (terrain !== 'O' && past === 'before') return { squares, end: terrain, stop: square };
    squares.push(square);
    if (terrain !== 'O' && past === 'into') return { squares, end: terrain, stop: square };
  }
  return { squares, end: 'range', stop: -1 };
}

/** All squares that a unit explores, by rays or (table option) by steps. */
export function explored(ground: Ground, from: number, range: number, lines: Lines): Set<number> {
  if (!lines.staircase) return new Set(exploration(ground, from, range, lines).flatMap(({ squares }) => squares));
  const found = new Set<number>();
  let front = [from];
  const x = column(ground, from);
  const y = row(ground, from);
  for (let step = 1; step <= range; step++) {
    const next = new Set<number>();
    for (const square of front) {
      for (const [dx, dy] of STRAIGHT) {
        const other = beside(ground, square, dx, dy);
        if (other < 0 || Math.abs(column(ground, other) - x) + Math.abs(row(ground, other) - y) !== step) continue;
        const open = ground.terrain[other] === 'O';
        if (open || lines.edge) found.add(other);
        if (open) next.add(other);
      }
    }
    front = [...next];
  }
  return found;
}
