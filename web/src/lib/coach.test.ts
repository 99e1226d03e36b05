import { beforeAll, expect, test, vi } from 'vitest';
import { better, byVersion, curve, hundredths, momentOf, percent, percentages, sequel, why, type Reasoned } from './coach';
import type { Moment, Reviewed, Step, View } from './protocol';
import { texts } from './texts.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await texts.load('en', 'offline');
});

const moment = (ply: number, chance: number): Moment => ({ ply, seat: 0, do: 'x', chances: [chance, 1 - chance] });

test('a curve runs from the left to the right, and up when a chance rises', () => {
  const moments = [moment(0, 0.5), moment(1, 0.75), moment(2, 0)];
  expect(curve(moments, 0, 100, 40)).toBe('0,20 50,10 100,40');
  expect(curve(moments, 1, 100, 40)).toBe('0,20 50,30 100,0');
});

test('a game of one moment has a curve too', () => {
  expect(curve([moment(0, 1)], 0, 100, 40)).toBe('0,0');
});

test('moments that a viewer saw nothing of stand with the version before', () => {
  const moments = [moment(0, 0.5), moment(1, 0.6), moment(2, 0.7)];
  const review = { game: 'offline', walks: 8, complete: true, moments, turning: [], seats: [] };
  const found = byVersion({ done: 3, total: 3, versions: [1, 1, 2], review } satisfies Reviewed);
  expect([...found].map(([version, some]) => [version, some.map(({ ply }) => ply)])).toEqual([
    [1, [0, 1]],
    [2, [2]],
  ]);
});

test('of the moments behind a version the picked one is looked at, else the last one', () => {
  const versions = [1, 1, 2, 2, 2, 3, 6];
  expect(momentOf(versions, 2, null)).toBe(4);
  expect(momentOf(versions, 2, 3)).toBe(3);
  expect(momentOf(versions, 3, 3)).toBe(5);
  expect(momentOf(versions, 5, null)).toBe(5);
  expect(momentOf([], 1, null)).toBe(0);
});

test('what would have been better is said in words, and nothing where the best was chosen', () => {
  const verdict = { rating: 'slip', lost: 0.04, chance: 0.5, best: 'put A4' } as const;
  const words = (choice: Record<string, unknown>): string => `${String(choice.do)} on ${String(choice.site)}`;
  const said: string[] = [];
  const inWords = (choice: Record<string, unknown>): string => (said.push(words(choice)), said[0]!);
  expect(better({ ...moment(1, 0.5), verdict }, 'offline', inWords)).toBe('');
  better({ ...moment(1, 0.5), verdict: { ...verdict, instead: { do: 'put', site: 'A4' } } }, 'offline', inWords);
  expect(said).toEqual(['put on A4']);
});

test('a best choice has nothing better, and nothing is better by nothing', () => {
  const verdict = { rating: 'best', lost: 0.006, chance: 0.5, best: 'put A4', instead: { do: 'put', site: 'A4' } } as const;
  expect(better({ ...moment(1, 0.5), verdict }, 'offline', () => 'put')).toBe('');
  expect(better({ ...moment(1, 0.5), verdict: { ...verdict, rating: 'good', lost: 0.004 } }, 'offline', () => 'put')).toBe('');
  expect(better({ ...moment(1, 0.5), verdict: { ...verdict, rating: 'good', lost: 0.012 } }, 'offline', () => 'put')).toContain('+1%');
});

const hint = (gains: readonly number[], ...chances: number[]): Reasoned => ({
  seat: 0,
  choices: chances.map((chance, action) => ({ action, do: {}, text: '', chances: [chance, 1 - chance], visits: 1 })),
  why: gains.map((gain) => ({ term: 'company', gain })),
  stake: 0.02,
});

test('choices are nearly equal where their chances are, whatever the reasons', () => {
  const even = why(hint([], 0.274, 0.27), 'offline');
  expect(even).toContain('almost the same');
  expect(why(hint([2], 0.274, 0.265), 'offline')).toBe(even);
  expect(why(hint([-2], 0.27, 0.27), 'offline')).toBe(even);
});

test('a choice that is ahead is best for its reasons; without one in favour, all in all', () => {
  expect(why(hint([2], 0.25, 0.24, 0.21), 'offline')).toContain('because');
  expect(why(hint([-2], 0.25, 0.24, 0.21), 'offline')).toContain('other choices have their merits');
  expect(why(hint([], 0.25, 0.24, 0.21), 'offline')).toContain('even if it does not show at once');
});

test('where no reason sets the best choice apart, what it is useful for is told', () => {
  const use = [{ term: 'product', gain: 1 }];
  const useful = 'useful because your product promises more points';
  expect(why({ ...hint([2], 0.274, 0.27), use }, 'offline')).toBe(`The best choices are worth almost the same. The first is ${useful}.`);
  expect(why({ ...hint([-2], 0.3, 0.2), use }, 'offline')).toContain(`merits. It is ${useful}.`);
  expect(why({ ...hint([], 0.3, 0.2), use }, 'offline')).toContain(`at once. It is ${useful}.`);
  expect(why({ ...hint([2], 0.3, 0.2), use }, 'offline')).not.toContain('useful');
});

test('where there is no use either, it is told whether it matters what is chosen', () => {
  expect(why({ ...hint([], 0.3, 0.3), stake: 0.2 }, 'offline')).toContain('Others are clearly worse');
  expect(why({ ...hint([], 0.3, 0.3), stake: 0.009 }, 'offline')).toContain('hardly matters');
  expect(why({ ...hint([], 0.3, 0.3), stake: undefined }, 'offline')).toContain('hardly matters');
  expect(why({ ...hint([2], 0.3, 0.3), same: true }, 'offline')).toContain('come to the same');
});

test('a single choice is the only one', () => {
  expect(why({ ...hint([], 0.3), only: true }, 'offline')).toBe('There is only one possible choice.');
});

test('how a choice goes on is said as it is where each step is made', () => {
  const view = (at: string): View => ({ board: at }) as unknown as View;
  const step = (at: string): Step => ({ action: 1, do: { do: 'put' }, text: '', view: view(at) });
  const inWords = (choice: Record<string, unknown>, { board }: View): string => `${String(choice.do)} on ${String(board)}`;
  expect(sequel({}, view('A1'), inWords)).toBe('');
  expect(sequel({ then: [step('A2'), step('A3')] }, view('A1'), inWords)).toBe('Then: put on A2, then put on A3');
  expect(sequel({ then: [step('A1')], either_way: true }, view('A1'), inWords)).toBe('Then (or first): put on A1');
  expect(sequel({ then: [step('A2')], either_way: true }, view('A1'), inWords)).toBe('Then: put on A2');
});

test('two gains of one kind are said in one clause, in any order, and others in two', () => {
  const told = (...terms: string[]): string => {
    const given = { ...hint([], 0.25, 0.2), why: terms.map((term, at) => ({ term, gain: 2 - at })) };
    return why(given, 'offline');
  };
  expect(told('language', 'product')).toContain('your language and your product promise more points');
  expect(told('product', 'language')).toBe(told('language', 'product'));
  expect(told('language', 'others')).toContain('your language promises more points and ');
});

test.each([
  [[1 / 3, 1 / 3, 1 / 3], [34, 33, 33]],
  [[0.155, 0.155, 0.69], [16, 15, 69]],
  [[0.145, 0.155, 0.7], [15, 15, 70]],
  [[0.29, 0.71], [29, 71]],
  [Array<number>(6).fill(1 / 6), [17, 17, 17, 17, 16, 16]],
  [[1, 0], [100, 0]],
  [[0.004, 0.996], [0, 100]],
])('chances %j side by side add up to a hundred: %j', (chances, points) => {
  expect(hundredths(chances)).toEqual(points);
  expect(percentages(chances)).toEqual(points.map((one) => `${one}%`));
});

test('a loss has a true minus sign', () => {
  expect(percent(-0.16, true)).toContain('\u221216');
  expect(percent(0.16, true)).toContain('+16');
});
