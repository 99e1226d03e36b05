// The three ways to a table: against bots at once, with friends by link, all on this device.

import { post } from '../lib/api';
import { session } from '../lib/me.svelte';
import type { NewTable, PlayNow, Sit, TableInfo } from '../lib/protocol';
import { fromHex, randomBytes, sha256, toHex } from '../lib/sha256';
import { promise } from '../lib/table.svelte';
import { PACES, type Setup } from './setup.svelte';

/** Start a game against bots. Our part of the dice is opened as soon as the house has shown its seal, so nothing is waited for. */
export async function playNow(game: string, players: number, bot: string, options: Setup['options'], box: Setup['box'] = {}, coach = true): Promise<TableInfo> {
  await session.beSomebody();
  const entropy = toHex(randomBytes(32));
  const wish: PlayNow = { game, players, bot, options, coach, ...box, promise: toHex(sha256(fromHex(entropy))) };
  const table = await post<TableInfo>('/play', wish);
  if (table.status !== 'opening') return table;
  return post<TableInfo>(`/tables/${table.id}/open`, { entropy });
}

/** Open a table for friends and take its first seat. */
export async function withFriends(setup: Setup): Promise<TableInfo> {
  const me = await session.beSomebody();
  const rated = setup.isRated(me.account);
  const wish: NewTable = { ...wishes(setup), pace: PACES[setup.pace], public: setup.open, rated, coach: setup.coach && !rated };
  const table = await post<TableInfo>('/tables', wish);
  return takeSeat(table.id, 0);
}

/** Open a table for everybody around this device and start it. */
export async function onOneDevice(setup: Setup): Promise<TableInfo> {
  await session.beSomebody();
  const { id } = await post<TableInfo>('/tables', { ...wishes(setup), hot_seat: true } satisfies NewTable);
  for (let seat = 0; seat < setup.players; seat++) await takeSeat(id, seat);
  return post<TableInfo>(`/tables/${id}/ready`, { ready: true });
}

/** Sit down with a promise: the hash of bytes that are opened when everybody is ready. */
export function takeSeat(table: string, seat: number): Promise<TableInfo> {
  return post<TableInfo>(`/tables/${table}/sit`, { seat, promise: promise(table) } satisfies Sit);
}

function wishes(setup: Setup): NewTable {
  return { game: setup.game.id, players: setup.players, options: setup.chosen, ...setup.box, coach: setup.coach };
}
