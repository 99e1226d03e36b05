import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromHex, hmac, sha256, toHex } from './sha256';

const texts = ['', 'abc', 'Tablée', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)];

test.each(texts)('digests are those of SHA-256 (%#)', (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('a key of any length makes the same HMAC as everywhere', () => {
  for (const size of [0, 1, 32, 64, 65, 200]) {
    const key = new Uint8Array(size).fill(7);
    const bytes = new TextEncoder().encode('["table",3,0]');
    expect(toHex(hmac(key, bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
  }
});

test('hexadecimal text goes both ways', () => {
  expect(toHex(fromHex('00ff10'))).toBe('00ff10');
});
