import { expect, test } from 'vitest';
import { lastTurn, placeOf, unseen } from './film';

const frames = (...actors: (number | 'over')[]) => actors.map((actor) => ({ view: actor === 'over' ? { actor: -1, over: 'full' } : { actor } }));

test('a link to a version that this viewer never had leads to the one before it', () => {
  const versions = [{ version: 1 }, { version: 2 }, { version: 5 }];
  expect(placeOf(versions, 2)).toBe(1);
  expect(placeOf(versions, 4)).toBe(1);
  expect(placeOf(versions, 99)).toBe(2);
  expect(placeOf(versions, 0)).toBe(0);
});

test('the film since my last turn begins when others began to act', () => {
  expect(lastTurn(frames(0, 0, 1, 1, 0), 0)).toBe(2);
  expect(lastTurn(frames(0, 0, 1, 1, 2, 0, 0), 0)).toBe(2);
  expect(lastTurn(frames(0, 1, 0, 0, 1, 1), 0)).toBe(4);
});

test('at the end of the game it begins after my last turn too', () => {
  expect(lastTurn(frames(0, 1, 0, 1, 'over'), 0)).toBe(3);
});

test('whoever has not had a turn yet sees it from the start', () => {
  expect(lastTurn(frames(1, 1, 0), 0)).toBe(0);
  expect(lastTurn(frames(1, 1), 0)).toBe(0);
  expect(lastTurn(frames(0), 0)).toBe(0);
});

/** Frames named a, b, c …: each tells one event of its name; the number is who must act afterwards. */
const told = (...actors: number[]) =>
  actors.map((actor, place) => ({ version: place + 1, view: { actor }, events: [{ key: 'abcdefg'[place]!, values: {} }] }));
const keys = (...args: Parameters<typeof unseen>) => unseen(...args).map(({ key }) => key);

test('what others did since my last turn stays marked', () => {
  expect(keys(told(0, 0, 1, 1, 0), 0)).toEqual(['d', 'e']);
  expect(keys(told(0, 1, 2, 0), 0)).toEqual(['c', 'd']);
});

test('as soon as I act, only my own doing is marked', () => {
  expect(keys(told(0, 1, 2, 0, 0), 0)).toEqual(['e']);
});

test('the set-up is nothing that somebody did', () => {
  expect(keys(told(0), 0)).toEqual([]);
  expect(keys(told(1, 1, 0), 0)).toEqual(['b', 'c']);
  expect(keys(told(1), -1)).toEqual([]);
});

test('a watcher sees the last turn marked', () => {
  expect(keys(told(0, 1, 1, 0, 0), -1)).toEqual(['e']);
  expect(keys(told(0, 0, 1, 1, 0), -1)).toEqual(['d', 'e']);
});
