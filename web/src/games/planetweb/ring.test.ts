import { expect, test } from 'vitest';
import { ring, standing, way } from './ring';

const WIDTHS = [304, 344, 360, 500, 736, 916, 1136];

test.each(WIDTHS)('39 squares form a closed ring at %i pixels', (width) => {
  const { places, cell, columns, rows } = ring(width);
  expect(places).toHaveLength(39);
  expect(columns + rows).toBe(22);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(39);
  places.forEach((place, square) => {
    const next = places[(square + 1) % 39]!;
    const across = Math.abs(place.x - next.x) / cell.width;
    const down = Math.abs(place.y - next.y) / cell.height;
    // Neighbours touch; the way home to the @ crosses its second cell.
    expect(across + down).toBeCloseTo(square === 38 ? 2 : 1);
  });
});

test.each(WIDTHS)('squares keep inside and none covers another at %i pixels', (width) => {
  const { places, height } = ring(width);
  for (const one of places) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.x + one.width).toBeLessThanOrEqual(width + 0.01);
    expect(one.y + one.height).toBeLessThanOrEqual(height + 0.01);
    const covering = places.filter((other) => other !== one && other.x < one.x + one.width - 0.01 && one.x < other.x + other.width - 0.01 && other.y < one.y + one.height - 0.01 && one.y < other.y + other.height - 0.01);
    expect(covering).toEqual([]);
  }
});

test('the way leads clockwise over the @', () => {
  const { places } = ring(916);
  expect(places[1]!.x).toBeGreaterThan(places[0]!.x);
  expect(way(36, 2, 39)).toEqual([37, 38, 0, 1, 2]);
  expect(way(5, 5, 39)).toEqual([]);
});

test('six pawns on one square stand apart from each other', () => {
  for (const width of WIDTHS) {
    for (const square of [0, 1, 12, 25, 37]) {
      const { places, lip } = ring(width);
      const spots = Array.from({ length: 6 }, (_, index) => standing(index, 6, places[square]!, lip));
      for (const [index, one] of spots.entries()) {
        for (const other of spots.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(14);
      }
    }
  }
});

test('a pawn by itself covers no square but its own', () => {
  for (const width of WIDTHS) {
    const { places, lip } = ring(width);
    for (const place of places) {
      const { x, y } = standing(0, 1, place, lip);
      const covered = places.filter((other) => other !== place && x > other.x && x < other.x + other.width && y > other.y && y < other.y + other.height);
      expect(covered).toEqual([]);
    }
  }
});
