import { expect, test } from 'vitest';
import { begun, elided, minus } from './texts.svelte';

test('a sentence begins with a capital letter, a square keeps its name', () => {
  expect(begun('put it on A4')).toBe('Put it on A4');
  expect(begun('à la place de')).toBe('À la place de');
  expect(begun('d5')).toBe('d5');
  expect(begun('e12 räumen')).toBe('e12 räumen');
  expect(begun('RFC aus der Auslage nehmen')).toBe('RFC aus der Auslage nehmen');
  expect(begun('')).toBe('');
});

test('French leaves out a vowel before a name that begins with one, and only where the name begins', () => {
  const filled = (text: string): string => elided(text.replace(/\[/g, '\u2068').replace(/\]/g, '\u2069'));
  expect(filled('Patrimoine de [Invité 12] : [0 €]')).toBe("Patrimoine d'Invité 12 : 0 €");
  expect(filled('vente forcée de [Atchoumix], plus que [Élodie] et de [Óscar]')).toBe("vente forcée d'Atchoumix, plus qu'Élodie et d'Óscar");
  expect(filled('la manche de [Bleu], de [Zoé]')).toBe('la manche de Bleu, de Zoé');
  expect(filled('le pion 1 va de [a1] à [E4], de [A1] à [E5]')).toBe('le pion 1 va de a1 à E4, de A1 à E5');
  expect(filled('À [Robert De Angelis], à [Que Anh], « [Guerre de Anna] »')).toBe('À Robert De Angelis, à Que Anh, « Guerre de Anna »');
});

test('a number below nothing has a minus, a step from square to square a hyphen', () => {
  expect(minus('-7 points (-3)')).toBe('\u22127 points (\u22123)');
  expect(minus('de a1-a2 à b-3, 1-2')).toBe('de a1-a2 à b-3, 1-2');
});
