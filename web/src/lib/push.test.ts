import { expect, test } from 'vitest';
import { bytes, canPush } from './push';

test('a key in URL-safe base64 is read whole', () => {
  expect([...bytes('-_8A')]).toEqual([251, 255, 0]);
});

test('where there is no https nothing is offered', () => {
  Object.assign(globalThis, { isSecureContext: false });
  expect(canPush()).toBe(false);
});
