// Deployment as a draft: units are put down and moved about freely, and sent when all of them stand.

import { column, row, type Ground, type Scenario } from './ground';
import type { Unit } from './symbols';

export interface Stand {
  kind: Unit;
  square: number;
}

export const TEMPLATES = ['forward', 'cover', 'depth'] as const;
export type Template = (typeof TEMPLATES)[number];

/** Whether the edition counts this kind among the heavy vehicles. */
export function isHeavy(edition: Record<string, unknown>, kind: Unit): boolean {
  return (edition.units as Record<string, { class?: string }>)[kind]?.class === 'H';
}

/** Why a unit cannot be set up on a square, as the clause that forbids it; empty if it can (OFN-029, OFN-031, OFN-032). */
export function forbids(scenario: Scenario, side: number, heavy: boolean, square: number): string {
  const { ground } = scenario;
  const [first, last] = scenario.zones[side]!;
  const x = column(ground, square);
  if (x < first || x > last) return 'OFN-029';
  if (ground.river[square]) return 'OFN-031';
  return heavy && ground.terrain[square] === 'C' && !ground.road[square] ? 'OFN-032' : '';
}

/** A place for every unit, by a template: well forward, under cover, or deep in the own zone. */
export function arrange(template: Template, scenario: Scenario, side: number, edition: Record<string, unknown>, kinds: readonly Unit[], taken: readonly number[]): Stand[] {
  const { ground } = scenario;
  const used = new Set(taken);
  const stands: Stand[] = [];
  for (const kind of kinds) {
    const heavy = isHeavy(edition, kind);
    let best = -1;
    let most = -Infinity;
    ground.terrain.forEach((_, square) => {
      if (used.has(square) || forbids(scenario, side, heavy, square)) return;
      const score = merit(template, scenario, side, kind, square) - crowd(ground, used, square);
      if (score > most) [most, best] = [score, square];
    });
    if (best < 0) continue;
    used.add(best);
    stands.push({ kind, square: best });
  }
  return stands;
}

function merit(template: Template, scenario: Scenario, side: number, kind: Unit, square: number): number {
  const { ground, zones, objectives } = scenario;
  const [first, last] = zones[side]!;
  const x = column(ground, square);
  const behind = side === 0 ? last - x : x - first;
  const gun = kind === 'ART' || kind === 'MOR';
  const wanted = { forward: gun ? 3 : 0, cover: gun ? 4 : 2, depth: gun ? 6 : 4 }[template];
  const rows = objectives.map((other) => Math.abs(row(ground, other) - row(ground, square)));
  const near = Math.min(...objectives.map((other) => Math.max(Math.abs(column(ground, other) - x), Math.abs(row(ground, other) - row(ground, square)))));
  const shelter = ground.terrain[square] === 'O' ? 0 : template === 'cover' ? 5 : 1;
  const held = side === 1 && objectives.includes(square) && ['INF', 'MEC', 'TNK'].includes(kind) ? 6 : 0;
  return -Math.abs(behind - wanted) - 0.3 * Math.min(...rows) + shelter + held - (side === 1 ? 0.6 * near : 0);
}

/** A little room between the units. */
function crowd(ground: Ground, used: ReadonlySet<number>, square: number): number {
  let neighbours = 0;
  for (const other of used) {
    if (Math.abs(column(ground, other) - column(ground, square)) <= 1 && Math.abs(row(ground, other) - row(ground, square)) <= 1) neighbours++;
  }
  return neighbours * 0.7;
}
