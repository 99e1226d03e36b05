// What a table that has not started waits for, as the key of one sentence and its values.

import type { TableInfo } from '../lib/protocol';

export type Waiting =
  | { key: 'room-opening' | 'room-take-a-seat' | 'room-all-taken' | 'room-be-ready' | 'room-starting' }
  | { key: 'room-more-players' | 'room-more-players-host'; count: number }
  | { key: 'room-not-ready'; seats: number[] };

/** The sentence for somebody with these seats; a host can seat bots on free ones, except where the game is rated. */
export function waitingFor(info: TableInfo, mine: readonly number[]): Waiting {
  if (info.status === 'opening') return { key: 'room-opening' };
  const free = info.seats.filter((seat) => seat.kind === 'free').length;
  if (mine.length === 0) return { key: free ? 'room-take-a-seat' : 'room-all-taken' };
  const host = info.host !== null && mine.includes(info.host);
  if (free) return { key: host && !info.rated ? 'room-more-players-host' : 'room-more-players', count: free };
  if (mine.some((seat) => !info.seats[seat]?.ready)) return { key: 'room-be-ready' };
  const late = info.seats.flatMap((seat, number) => (seat.ready ? [] : [number]));
  return late.length ? { key: 'room-not-ready', seats: late } : { key: 'room-starting' };
}
