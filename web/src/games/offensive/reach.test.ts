import { expect, test } from 'vitest';
import { exploration, explored, scenarioOf } from './ground';
import { reachOf } from './reach';
import type { Field, Piece } from './board';
import type { Rules } from './planner';

const edition = {
  map: [{ id: 'plain', terrain: '.....\n..F..\n.....\n.....\n.....', roads: '.....\n.....\n.....\n.....\n.....' }],
  scenario: [{ id: 'one', map: 'plain', red: [0, 1], blue: [3, 4], front: 2, objectives: [] }],
  units: { HUN: { class: 'L', explores: 4, fires: 3, fire: 'direct' } },
};
const { ground } = scenarioOf(edition, 'one');
const hunter = { handle: 1, side: 0, square: 22, kind: 'HUN' } as Piece;
const field = { ground, seat: 0, turn: 1, pieces: [hunter], pontoons: [] } as unknown as Field;
const shows = { sight: true, fire: true, cover: false, letters: false };
const reach = (distance: string): ReturnType<typeof reachOf> => reachOf({ edition, options: { distance } } as unknown as Rules, field, hunter, shows, true);

test('lines of sight and fire are straight and end where the wood stops them', () => {
  const { sight, sightSquares, fire, fireSquares } = reach('straight');
  expect(sight[0]).toEqual({ squares: [17, 12], end: 'C', stop: 7 });
  expect(fire[0]).toEqual({ squares: [17, 12, 7], end: 'C', stop: 7 });
  expect(sightSquares).toEqual(new Set(exploration(ground, 22, 4, { edge: false, staircase: false }).flatMap(({ squares }) => squares)));
  expect(fireSquares.size).toBe(0);
});

test('where distances are counted in steps the squares reached are shown too', () => {
  const { sight, sightSquares, fireSquares } = reach('staircase');
  expect(sight[0]!.stop).toBe(7);
  expect(sightSquares).toEqual(explored(ground, 22, 4, { edge: false, staircase: true }));
  expect(sightSquares.has(16)).toBe(true);
  expect(fireSquares.has(16)).toBe(true);
  expect(fireSquares.has(2)).toBe(false);
});
