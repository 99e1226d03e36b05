import { expect, test } from 'vitest';
import { better, byVersion, curve, percent } from './coach';
import type { Moment, Reviewed } from './protocol';

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

test('what would have been better is said in words, and nothing where the best was chosen', () => {
  const verdict = { rating: 'slip', lost: 0.04, chance: 0.5, best: 'put A4' } as const;
  const words = (choice: Record<string, unknown>): string => `${String(choice.do)} on ${String(choice.site)}`;
  const said: string[] = [];
  const inWords = (choice: Record<string, unknown>): string => (said.push(words(choice)), said[0]!);
  expect(better({ ...moment(1, 0.5), verdict }, 'offline', inWords)).toBe('');
  better({ ...moment(1, 0.5), verdict: { ...verdict, instead: { do: 'put', site: 'A4' } } }, 'offline', inWords);
  expect(said).toEqual(['put on A4']);
});

test('a loss has a true minus sign', () => {
  expect(percent(-0.16, true)).toContain('\u221216');
  expect(percent(0.16, true)).toContain('+16');
});
