import { afterEach, expect, test, vi } from 'vitest';
import { get, post, put } from './api';

function sent(): RequestInit[] {
  const calls: RequestInit[] = [];
  vi.stubGlobal('fetch', (_: string, how: RequestInit) => {
    calls.push(how);
    return Promise.resolve(new Response('{}', { headers: { 'Content-Type': 'application/json' } }));
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

test('who changes something and leaves the page at once has changed it all the same', async () => {
  const calls = sent();
  await put('/tables/t/hush', { hushed: true });
  await post('/guest');
  expect(calls.map((how) => how.keepalive)).toEqual([true, true]);
});

test('what is only asked for, and what is too much for a browser to send afterwards, goes as usual', async () => {
  const calls = sent();
  await get('/tables');
  await post('/files', { file: 'x'.repeat(100_000) });
  expect(calls.map((how) => how.keepalive)).toEqual([false, false]);
});
