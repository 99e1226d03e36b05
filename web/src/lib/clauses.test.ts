import { expect, test } from 'vitest';
import { pieces } from './clauses';

test('clauses that are named become links, other words do not', () => {
  const known = new Set(['OFF-051']);
  expect(pieces('takes one ad (OFF-051), not XYZ-999.', known)).toEqual([
    { text: 'takes one ad (' },
    { text: 'OFF-051', clause: 'OFF-051' },
    { text: '), not ' },
    { text: 'XYZ-999' },
    { text: '.' },
  ]);
});
