import { expect, test } from 'vitest';
import { atTurn } from './turn';

test('whose turn it is stands in the view; what the table said of it may be from long ago', () => {
  expect(atTurn({ status: 'running', actor: 0 }, { actor: 2 })).toBe(2);
  expect(atTurn({ status: 'running', actor: 0 }, { actor: 0 })).toBe(0);
});

test('before the first view the table tells', () => {
  expect(atTurn({ status: 'running', actor: 1 }, null)).toBe(1);
});

test('it is nobody’s turn where nobody can play', () => {
  expect(atTurn({ status: 'opening', actor: null }, null)).toBeNull();
  expect(atTurn({ status: 'over', actor: 1 }, { actor: 1, over: 'full' })).toBeNull();
  expect(atTurn({ status: 'running', actor: 1 }, { actor: 1, over: 'full' })).toBeNull();
  expect(atTurn({ status: 'closed', actor: 1 }, { actor: 1 })).toBeNull();
  expect(atTurn({ status: 'running', actor: null }, { actor: -1 })).toBeNull();
});
