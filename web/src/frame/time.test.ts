import { describe, expect, it } from 'vitest';
import { clockText } from './time';

describe('a clock', () => {
  it('counts a started second', () => {
    expect(clockText(0)).toBe('0:00');
    expect(clockText(1)).toBe('0:01');
    expect(clockText(61_000)).toBe('1:01');
  });

  it('shows hours where there are any', () => {
    expect(clockText(3_599_000)).toBe('59:59');
    expect(clockText(90 * 60_000)).toBe('1:30:00');
  });
});
