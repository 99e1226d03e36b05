import { expect, test } from 'vitest';
import { odds } from './odds';

test('the outcome table of two dice against two', () => {
  expect(odds(0, 2)).toEqual({ win: 575, tie: 146, lose: 575, of: 1296 });
  expect(odds(-4, 2)).toEqual({ win: 126, tie: 80, lose: 1090, of: 1296 });
  expect(odds(11, 2)).toEqual({ win: 1296, tie: 0, lose: 0, of: 1296 });
});

test('the outcome table of two dice against one', () => {
  expect(odds(2, 1)).toEqual({ win: 206, tie: 6, lose: 4, of: 216 });
  expect(odds(-11, 1)).toEqual({ win: 0, tie: 1, lose: 215, of: 216 });
});
