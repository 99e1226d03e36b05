// An evaluation played step by step: tables light up in turn, then points are given company by company.

import type { InsiderBoard, Told } from '../../lib/protocol';
import { cardOf } from './model';

export interface Result {
  seat: number;
  points: number;
  total: number;
  present: boolean;
}

export interface Show {
  card: string;
  number: number;
  penalty: number;
  tables: { name: string; value: number; seat: number | null }[];
  results: Result[];
  before: readonly number[];
}

/** The evaluation among some events; null if there was none. `before` are the scores until then. */
export function showOf(events: readonly Told[], board: InsiderBoard, edition: Record<string, unknown>, before: readonly number[]): Show | null {
  const start = events.findLastIndex(({ key }) => key === 'event-evaluated');
  const evaluated = events[start];
  if (!evaluated) return null;
  const card = String(evaluated.values.evaluation);
  const { tables, penalty } = cardOf(edition, card);
  const after = events.slice(start);
  const seats = new Map<string, number>();
  // Guests are sent home after the card is scored; where the game ends they stay at their tables.
  for (const { key, values } of after) if (key === 'event-sent-home') seats.set(String(values.from), Number(values.seat));
  if (after.some(({ key }) => key === 'event-ended')) for (const { name, seat } of board.evaluation.tables) if (seat !== null) seats.set(name, seat);
  return {
    card,
    number: Number(evaluated.values.number),
    penalty,
    tables: tables.map((value, index) => ({ name: `t${index + 1}`, value, seat: seats.get(`t${index + 1}`) ?? null })),
    results: after
      .filter(({ key }) => key === 'event-scored')
      .map(({ values }) => ({ seat: Number(values.seat), points: Number(values.points), total: Number(values.total), present: Boolean(values.present) })),
    before,
  };
}

/** How many steps an evaluation has: each taken table, then each company. */
export function stepsOf(show: Show): number {
  return show.tables.filter(({ seat }) => seat !== null).length + show.results.length;
}

/** Tables that are lit at a step; afterwards those of the company that is being paid. */
export function litAt(show: Show, step: number): Set<string> {
  const taken = show.tables.filter(({ seat }) => seat !== null);
  if (step < taken.length) return new Set(taken.slice(0, step + 1).map(({ name }) => name));
  const paid = show.results[step - taken.length]?.seat;
  return new Set(taken.filter(({ seat }) => seat === paid).map(({ name }) => name));
}

/** The scores at a step: those already paid have their new ones. */
export function scoresAt(show: Show, step: number): number[] {
  const taken = show.tables.filter(({ seat }) => seat !== null).length;
  const paid = show.results.slice(0, Math.max(0, step - taken + 1));
  return show.before.map((score, seat) => paid.find((result) => result.seat === seat)?.total ?? score);
}

export type Line = { key: 'insider-show-table'; seat: number; value: number } | { key: 'insider-show-points' | 'insider-show-absent'; seat: number; points: number; total: number };

/** What is told at a step. */
export function lineAt(show: Show, step: number): Line | null {
  const taken = show.tables.filter(({ seat }) => seat !== null);
  const table = taken[step];
  if (table) return { key: 'insider-show-table', seat: table.seat!, value: table.value };
  const result = show.results[step - taken.length];
  if (!result) return null;
  return { key: result.present ? 'insider-show-points' : 'insider-show-absent', seat: result.seat, points: result.points, total: result.total };
}
