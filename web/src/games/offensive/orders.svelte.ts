// Several decisions as one gesture: each is sent when the one before has been carried out and it is still allowed.

import type { Choice } from '../../lib/protocol';
import type { Do } from '../types';

export class Orders {
  private left = $state.raw<readonly Do[]>([]);

  get waiting(): boolean {
    return this.left.length > 0;
  }

  /** Begin with the first of these; what was still to come is forgotten. */
  give(orders: readonly Do[], choices: readonly Choice[], act: (choice: Do) => void): void {
    this.left = orders;
    this.go(choices, act);
  }

  /** The next one, where it is allowed; else the rest is dropped. Whether something was sent. */
  go(choices: readonly Choice[], act: (choice: Do) => void): boolean {
    const [next, ...rest] = this.left;
    if (!next) return false;
    this.left = rest;
    if (!choices.some((choice) => same(choice.do, next))) {
      this.left = [];
      return false;
    }
    act(next);
    return true;
  }

  drop(): void {
    this.left = [];
  }
}

/** Whether two objects name the same action. */
export function same(one: Do, other: Do): boolean {
  return Object.entries(other).every(([key, value]) => one[key] === value);
}
