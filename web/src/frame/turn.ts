// Whose turn it is.

import type { TableInfo, View } from '../lib/protocol';

/** Who must decide; null if nobody. The table itself tells the server's word of it only where a clock runs: the view always does. */
export function atTurn({ status, actor }: Pick<TableInfo, 'status' | 'actor'>, view: Pick<View, 'actor' | 'over'> | null): number | null {
  if (status !== 'running') return null;
  if (!view) return actor;
  return view.over || view.actor < 0 ? null : view.actor;
}
