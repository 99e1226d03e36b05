import { expect, test } from 'vitest';
import { lastTurn, placeOf } from './film';

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
