import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api';
import { follow } from './follow';

const lost = new ApiError('unreachable', 'The server cannot be reached just now.');
const refused = new ApiError('coach-off', 'This table is played without the coach.', '', 409);

/** Something that answers in turn, what was heard of it, and when it was asked. */
function asked(...answers: (number | Error)[]) {
  const times: number[] = [];
  const heard: number[] = [];
  const failed: boolean[] = [];
  const end = follow(
    () => {
      times.push(Date.now());
      const answer = answers.shift() ?? lost;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    { heard: (answer) => (heard.push(answer), answer === 100), failed: (_, again) => void failed.push(again) },
  );
  return { times, heard, failed, end };
}

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

test('what is not ready is asked for until it is, and no more then', async () => {
  const { heard, times } = asked(10, 60, 100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([10, 60, 100]);
  expect(times.length).toBe(3);
});

test('a house that cannot be reached is asked again, less and less often, until it answers', async () => {
  const { heard, times, failed } = asked(10, lost, lost, lost, lost, 100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([10, 100]);
  expect(failed).toEqual([true, true, true, true]);
  const pauses = times.slice(2).map((time, at) => time - times[at + 1]!);
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(pauses.at(-1)).toBeGreaterThan(2 * pauses[0]!);
});

test('a refusal is final', async () => {
  const { times, failed } = asked(refused);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toEqual([false]);
  expect(times.length).toBe(1);
});

test('whoever has gone hears nothing and asks no more', async () => {
  const { times, heard, failed, end } = asked(10, 20);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([heard, failed]).toEqual([[], []]);
  expect(times.length).toBe(1);
});
