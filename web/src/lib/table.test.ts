import { beforeAll, expect, test, vi } from 'vitest';
import { Refusal } from './table.svelte';
import { texts } from './texts.svelte';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

test('a refusal that is kept speaks the language that is spoken when it is read', async () => {
  await texts.load('fr', 'insider');
  const refusal = new Refusal({ type: 'refused', id: '1', key: 'refused-hand-is-full', values: {}, clause: 'INS-092', text: 'sent' }, 'insider');
  const inFrench = refusal.message;
  expect(inFrench).toMatch(/^Personne .* \(INS-092\)$/);
  await texts.load('de', 'insider');
  expect(refusal.message).toMatch(/ \(INS-092\)$/);
  expect(refusal.message).not.toBe(inFrench);
  expect(String(refusal)).toContain(refusal.message);
});

test('what the page has no words for is told in those that were sent', () => {
  expect(new Refusal({ type: 'refused', id: '1', key: 'never-heard-of', values: {}, clause: '', text: 'sent' }, 'insider').message).toBe('sent');
});
