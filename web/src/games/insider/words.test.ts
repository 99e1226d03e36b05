import { expect, test, vi } from 'vitest';
import { texts } from '../../lib/texts.svelte';
import { sentence } from './words';

test.each([
  ['en', 'Ada gets Helicopter\u00a0×2, Scandal, and Bodyguard.'],
  ['fr', 'Ada reçoit Hélicoptère\u00a0×2, Scandale et Protection.'],
  ['de', 'Ada bekommt Hubschrauber\u00a0×2, Skandal und Bodyguard.'],
] as const)('cards are told by their names, those of a kind together, %s', async (language, told) => {
  vi.stubGlobal('document', { documentElement: {} });
  await texts.load(language, 'insider');
  const event = (key: string, values: Record<string, unknown>): string => sentence({ key, values }, ['Ada']);
  expect(event('event-dealt', { seat: 0, cards: 'HEL HEL SCA BOD' })).toBe(told);
  expect(event('event-drew', { seat: 0, count: 2, cards: 'unseen' })).toContain('2');
});
