// Several decisions as one gesture: each is sent when the one before has been carried out and it is still allowed.

import type { Choice, View } from '../../lib/protocol';
import type { Do } from '../types';

export class Orders {
  private left: readonly Do[] = [];
  /** The position that the last one was sent on: the same may be shown again before the answer comes. */
  private sentOn = '';

  /** Begin with the first of these; what was still to come is forgotten. */
  give(orders: readonly Do[], view: View, act: (choice: Do) => void): void {
    this.left = orders;
    this.sentOn = '';
    this.go(view, act);
  }

  /** The next one, where it is allowed; else the rest is dropped. Whether something was sent or is still under way. */
  go(view: View, act: (choice: Do) => void): boolean {
    const [next, ...rest] = this.left;
    if (!next) return false;
    const position = JSON.stringify(view);
    if (position === this.sentOn) return true;
    this.left = rest;
    if (!(view.decision?.choices ?? []).some((choice) => same(choice, next))) {
      this.left = [];
      return false;
    }
    this.sentOn = position;
    act(next);
    return true;
  }

  /** Forget what is still to come; whether there was anything. */
  drop(): boolean {
    const some = this.left.length > 0;
    this.left = [];
    return some;
  }
}

function same(choice: Choice, wanted: Do): boolean {
  return Object.entries(wanted).every(([key, value]) => choice.do[key] === value);
}
