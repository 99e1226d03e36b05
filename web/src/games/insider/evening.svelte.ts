// What is shown without being asked for: an evaluation step by step, then the guests on their way home. Nobody waits for it.

import { stepsOf, type Show } from './show';
import type { Leaver } from './since';

const STEP = 750;
const calm = matchMedia('(prefers-reduced-motion: reduce)');

export class Evening {
  /** The evaluation that is being shown, its step, and the last one there was. */
  show = $state.raw<Show | null>(null);
  step = $state(0);
  last = $state.raw<Show | null>(null);
  /** Pawns that are walking home. */
  leavers = $state.raw<readonly Leaver[]>([]);
  private waiting: readonly Leaver[] = [];
  private timer: ReturnType<typeof setInterval> | undefined;

  begin(show: Show | null, leavers: readonly Leaver[]): void {
    if (show) this.last = show;
    if (calm.matches || (!show && leavers.length === 0)) return;
    this.waiting = leavers;
    if (show) this.play(show);
    else this.leave();
  }

  again(): void {
    if (this.last) this.play(this.last);
  }

  /** Go on to what comes after the evaluation. */
  skip(): void {
    if (this.show) this.leave();
  }

  arrived(): void {
    this.leavers = [];
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private play(show: Show): void {
    this.stop();
    this.leavers = [];
    this.step = 0;
    this.show = show;
    this.timer = setInterval(() => {
      if (this.step + 1 >= stepsOf(show)) this.leave();
      else this.step++;
    }, STEP);
  }

  private leave(): void {
    this.stop();
    this.show = null;
    this.leavers = this.waiting;
    this.waiting = [];
  }
}
