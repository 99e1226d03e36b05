// Ask until it is there: what takes the house a while is asked for again and again, over a lost connection too.

import { ApiError } from './api';

const AGAIN = 900;
const SLOWEST = 15_000;
const GROWTH = 1.7;

interface Heard<T> {
  /** An answer; whether it was the last one that is wanted. */
  heard: (answer: T) => boolean;
  /** No answer; whether it is asked for again. */
  failed: (error: unknown, again: boolean) => void;
}

/** Ask, and again after a pause that grows as long as the house cannot be reached. What this gives ends it. */
export function follow<T>(ask: () => Promise<T>, { heard, failed }: Heard<T>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  function wait(pause: number, next = AGAIN): void {
    timer = setTimeout(() => void once(next), pause);
  }

  async function once(pause: number): Promise<void> {
    try {
      const answer = await ask();
      if (!ended && !heard(answer)) wait(AGAIN);
    } catch (error) {
      if (ended) return;
      const again = error instanceof ApiError && error.key === 'unreachable';
      failed(error, again);
      if (again) wait(pause, Math.min(SLOWEST, pause * GROWTH));
    }
  }

  void once(AGAIN);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
