import { expect, test } from 'vitest';
import type { GameInfo } from '../lib/protocol';
import { Setup } from './setup.svelte';

const game = {
  id: 'offline',
  seats: [2, 3, 4],
  options: [
    { name: 'variant', values: ['basic', 'expert'], low: 0, high: 0, default: 'basic', clause: '' },
    { name: 'rounds', values: [], low: 1, high: 4, default: 1, clause: '' },
    { name: 'take_back', values: [true, false], low: 0, high: 0, default: true, clause: '' },
  ],
} as unknown as GameInfo;
const BOTS = ['novice', 'regular', 'expert'];
const USUAL = 'regular';

function drawer(kept?: unknown): Pick<Storage, 'getItem' | 'setItem'> {
  const held = new Map<string, string>(kept === undefined ? [] : [['setup offline', typeof kept === 'string' ? kept : JSON.stringify(kept)]]);
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
}

test('a newcomer finds the usual rules, the smallest table and the usual bot', () => {
  const setup = new Setup(game, BOTS, USUAL, drawer());
  expect([setup.players, setup.bot, setup.pace, setup.open, setup.chosen]).toEqual([2, 'regular', 0, false, {}]);
});

test('what was chosen on this device is found again, and only what differs is sent', () => {
  const storage = drawer();
  const first = new Setup(game, BOTS, USUAL, storage);
  first.players = 4;
  first.bot = 'novice';
  first.rated = true;
  first.options.variant = 'expert';
  first.options.take_back = false;
  first.keep();
  const again = new Setup(game, BOTS, USUAL, storage);
  expect([again.players, again.bot, again.rated, again.chosen]).toEqual([4, 'novice', true, { variant: 'expert', take_back: false }]);
});

test('the coach may be asked unless somebody wished otherwise', () => {
  const storage = drawer();
  const first = new Setup(game, BOTS, USUAL, storage);
  expect(first.coach).toBe(true);
  first.coach = false;
  first.keep();
  expect(new Setup(game, BOTS, USUAL, storage).coach).toBe(false);
});

test('whoever has no account has no rated table, whatever was chosen before', () => {
  const setup = new Setup(game, BOTS, USUAL, drawer());
  setup.rated = true;
  expect([setup.isRated(true), setup.isRated(false)]).toEqual([true, false]);
  setup.rated = false;
  expect(setup.isRated(true)).toBe(false);
});

test('what the house no longer offers falls back to the usual', () => {
  const setup = new Setup(game, BOTS, USUAL, drawer({ players: 9, bot: 'gone', pace: 77, options: { variant: 'wild', rounds: 12, take_back: 'no', old: 1 } }));
  expect([setup.players, setup.bot, setup.pace, setup.chosen]).toEqual([2, 'regular', 0, {}]);
});

test.each(['not json', 'null', '3', '[]'])('a spoilt memory (%s) does no harm', (kept) => {
  expect(new Setup(game, BOTS, USUAL, drawer(kept)).players).toBe(2);
});

test('the box is asked for by its hash if the house keeps it, else sent along', () => {
  const setup = new Setup(game, BOTS, USUAL, drawer());
  expect(setup.box).toEqual({});
  setup.edition = { hash: 'ab', name: 'mine' };
  expect(setup.box).toEqual({ edition_hash: 'ab' });
  setup.edition = { hash: 'ab', name: 'mine', source: 'name = "mine"' };
  expect(setup.box).toEqual({ edition: 'name = "mine"' });
});
