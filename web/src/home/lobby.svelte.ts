// The lists of tables: asked for again every few seconds while somebody looks at them.

import { get } from '../lib/api';
import type { Lobby as Lists, TableInfo } from '../lib/protocol';

const EVERY = 4_000;
const FINISHED_SHOWN = 5;

export class Lobby {
  lists = $state.raw<Lists | null>(null);
  /** Whether the last attempt failed: what is shown may be old. */
  stale = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  open(): void {
    void this.refresh();
    this.timer = setInterval(this.look, EVERY);
    document.addEventListener('visibilitychange', this.look);
  }

  close(): void {
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.look);
  }

  async refresh(): Promise<void> {
    try {
      this.lists = await get<Lists>('/lobby');
      this.stale = false;
    } catch {
      this.stale = true;
    }
  }

  private look = (): void => {
    if (document.visibilityState === 'visible') void this.refresh();
  };
}

/** My tables in the order in which they want me: my turn, going on, waiting to start, then the last few finished ones. */
export function mineInOrder(tables: readonly TableInfo[], turns: readonly string[]): TableInfo[] {
  const rank = (table: TableInfo): number => {
    if (turns.includes(table.id)) return 0;
    return { running: 1, opening: 1, open: 2, over: 3, closed: 3 }[table.status];
  };
  const sorted = tables.map((table, at) => ({ table, at })).sort((a, b) => rank(a.table) - rank(b.table) || a.at - b.at);
  const going = sorted.filter(({ table }) => rank(table) < 3);
  const finished = sorted.filter(({ table }) => rank(table) === 3).slice(0, FINISHED_SHOWN);
  return [...going, ...finished].map(({ table }) => table);
}

/** Tables of others: those that I sit at are in my own list. */
export function notMine(tables: readonly TableInfo[], mine: readonly TableInfo[]): TableInfo[] {
  return tables.filter((table) => !mine.some((own) => own.id === table.id));
}
