import { expect, test } from 'vitest';
import { begun } from './texts.svelte';

test('a sentence begins with a capital letter, a square keeps its name', () => {
  expect(begun('put it on A4')).toBe('Put it on A4');
  expect(begun('à la place de')).toBe('À la place de');
  expect(begun('d5')).toBe('d5');
  expect(begun('e12 räumen')).toBe('e12 räumen');
  expect(begun('RFC aus der Auslage nehmen')).toBe('RFC aus der Auslage nehmen');
  expect(begun('')).toBe('');
});
