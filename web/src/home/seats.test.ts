import { expect, test, vi } from 'vitest';
import type { SeatInfo, TableInfo } from '../lib/protocol';
import { mineInOrder, notMine } from './lobby.svelte';
import { texts } from '../lib/texts.svelte';
import { duration, freeSeats, level, optionText, parted, seatName } from './seats';

const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  kind: name ? 'person' : 'free',
  ready: false,
  here: true,
  stand_in: false,
  plays: '',
  resigned: false,
  promised: false,
  opened: false,
  clock: null,
  ...more,
});

const table = (id: string, status: TableInfo['status'], actor: number | null, ...seats: SeatInfo[]): TableInfo => ({ id, status, actor, seats }) as unknown as TableInfo;

test('my tables stand in the order in which they want me, finished ones last and few', () => {
  const finished = Array.from({ length: 7 }, (_, index) => table(`over${index}`, 'over', null, person('Ben')));
  const tables = [
    ...finished,
    table('open', 'open', null, person('Ben'), person('')),
    table('theirs', 'running', 0, person('Anna'), person('Ben')),
    table('mine', 'running', 1, person('Anna'), person('Ben')),
  ];
  expect(mineInOrder(tables, ['mine']).map(({ id }) => id)).toEqual(['mine', 'theirs', 'open', 'over0', 'over1', 'over2', 'over3', 'over4']);
});

test('tables at which I sit are not offered to me again', () => {
  const own = table('a', 'open', null, person('Ben'), person(''));
  const other = table('b', 'open', null, person('Anna'), person(''));
  expect(notMine([own, other], [own])).toEqual([other]);
  expect(freeSeats(other)).toBe(1);
});

test('times are said in the largest unit that fits, in each language', () => {
  expect(duration(3 * 86_400, 'en')).toBe('3 days');
  expect(duration(90, 'en')).toBe('90 seconds');
  expect(duration(60, 'fr')).toBe('1 minute');
  expect(duration(7_200, 'de')).toBe('2 Stunden');
});

test('a number of an option is said in words where it has some', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await texts.load('en', 'planetweb', 'insider');
  expect(optionText('planetweb', 'round_limit', 0)).toBe('no limit');
  expect(optionText('planetweb', 'control_target', 7)).toBe('7 listed portals');
  expect(optionText('insider', 'floor', -7)).toBe('seven steps down');
  expect(optionText('insider', 'turn_cap', 1_200)).toBe('1,200');
});

test('what tells a name from others is kept apart from what may be cut', () => {
  expect(parted('Mina, regular (seat 2)')).toEqual(['Mina, regular', '(seat 2)']);
  expect(parted('Guest 3316')).toEqual(['Guest 3316', '']);
  expect(parted('(seat 2)')).toEqual(['', '(seat 2)']);
});

test.each(['fr', 'en', 'de'] as const)('a line never breaks within the brackets of a bot, %s', async (language) => {
  vi.stubGlobal('document', { documentElement: {} });
  await texts.load(language);
  const bot = person('novice', { kind: 'bot' });
  expect(parted(seatName(table('t', 'running', 0, person('Anna'), bot, bot), 1))[1]).toMatch(/^\([^ ]+\u00a02\)$/);
});

test('a bot goes by its name, with its seat only where that is somebody else\'s too', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await texts.load('en');
  const zoe = person('novice', { kind: 'bot' });
  const mina = person('regular', { kind: 'bot' });
  const called = (...seats: SeatInfo[]): string[] => seats.map((_, number) => seatName(table('t', 'running', 0, ...seats), number));
  expect(called(person('Anna'), zoe, mina)).toEqual(['Anna', 'Zoe', 'Mina']);
  expect(called(person('Anna'), zoe, zoe)).toEqual(['Anna', 'Zoe (seat\u00a02)', 'Zoe (seat\u00a03)']);
  expect(called(person('Zoe'), zoe)).toEqual(['Zoe', 'Zoe (seat\u00a02)']);
  expect([zoe, person('Anna'), person('random', { kind: 'bot' })].map(level)).toEqual(['first game', '', '']);
});
