// Offline for the table's frame.

import type { OfflineBoard, View } from '../../lib/protocol';
import type { Counter, Do, GamePage } from '../types';
import Board from './Board.svelte';
import { adOn } from './model';

function choiceValues(view: View, choice: Do): Record<string, string | number> {
  const board = view.board as OfflineBoard;
  const site = String(choice.site ?? '');
  const network = board.networks.find((candidate) => candidate.name === site[0]);
  const index = Number(site.slice(1)) - 1;
  return {
    ad: String(choice.ad ?? board.hand ?? ''),
    site,
    removed: site ? (adOn(board, site) ?? '') : '',
    mine: network?.offers?.[index] ?? 0,
    theirs: network?.values[index] ?? 0,
  };
}

function counters(view: View, seat: number): Counter[] {
  const analysis = (view.board as OfflineBoard).analyses[seat];
  return analysis ? [{ key: 'offline-analysed', values: { card: analysis.card, ad: analysis.ad } }] : [];
}

export const page: GamePage = {
  Board,
  counters,
  choiceValues,
  promptValues: (view) => ({ ad: (view.board as OfflineBoard).hand ?? '' }),
  // Only what ends the turn: everything before can be taken back freely.
  isFinal: (view, choice) =>
    ['put', 'offline', 'none', 'pick'].includes(String(choice.do)) ||
    (choice.do === 'exchange' && view.decision?.point === 'REMOVED_AD'),
};
