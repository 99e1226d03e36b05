// Offensive for the table's frame.

import { MARKS, type SeatMark } from '../../frame/marks';
import type { OffensiveBoard, OffensiveSide, View } from '../../lib/protocol';
import type { Counter, Do, GamePage, Values } from '../types';
import Board from './Board.svelte';
import { laidOpen } from './open';

/** What a sentence takes from a choice. */
function spelt(values: Record<string, unknown>): Values {
  const found: Values = {};
  for (const [name, value] of Object.entries(values)) {
    if (name === 'do') continue;
    if (typeof value === 'string' || typeof value === 'number') found[name] = value;
  }
  return found;
}

function counters(view: View, seat: number): Counter[] {
  const { sides, turn, pile, discard } = view.board as OffensiveBoard;
  const side = sides[seat] as OffensiveSide | undefined;
  if (!side || turn === 0) return [];
  const lost = Object.values(side.lost).reduce((sum, count) => sum + count, 0);
  const withCards = pile > 0 || Object.keys(discard).length > 0 || sides.some(({ hand }) => hand > 0);
  return [...(withCards ? [{ key: 'offensive-counter-hand', values: { cards: side.hand } }] : []), { key: 'offensive-counter-lost', values: { lost } }];
}

/** Red and Blue as on the map: cut corners against round ones. */
const RED: SeatMark = { letter: 'R', fill: '#b3271c', ink: '#fff', shape: 'M-5-9h10l4 4v10l-4 4h-10l-4-4v-10z' };
const BLUE: SeatMark = { letter: 'B', fill: '#1c4f96', ink: '#fff', shape: MARKS[1]!.shape };

export const page: GamePage = {
  Board,
  counters,
  laidOpen,
  unsaid: ['event-concluded'],
  mark: (_, seat) => (seat === 0 ? RED : BLUE),
  choiceValues: (view, choice: Do) => (choice.do === 'count' ? { ...spelt(choice), kind: (view.board as OffensiveBoard).army?.next ?? 'none' } : spelt(choice)),
  promptValues: (view) => ({ kind: (view.board as OffensiveBoard).army?.next ?? '', card: (view.board as OffensiveBoard).announced?.card ?? '' }),
  isFinal: (_, choice) => ['end-manche', 'auto', 'preset'].includes(String(choice.do)),
};
