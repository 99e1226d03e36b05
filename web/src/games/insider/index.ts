// Insider for the table's frame.

import type { InsiderBoard, View } from '../../lib/protocol';
import type { Counter, Do, GamePage } from '../types';
import Board from './Board.svelte';
import { CLAUSES } from './clauses';
import { companyMark, placeOf, seatOf, whereabouts } from './model';
import { toldValues } from './words';

/** What `do-<kind>` may name: pawns by where they stand, cards and companies by their words. */
function choiceValues(view: View, choice: Do): Record<string, string | number> {
  const board = view.board as InsiderBoard;
  const company = choice.company === undefined ? board.turn.seat : seatOf(board, choice.company);
  const pawn = Number(choice.pawn ?? 0);
  const step = board.steps.find(({ pawn: of, way }) => of === pawn && way === choice.way);
  return {
    ...(choice as Record<string, string | number>),
    place: choice.do === 'rob' ? placeOf(board, board.turn.seat, pawn) : placeOf(board, company, pawn),
    to: step?.to ?? '',
    cost: step?.cost ?? 0,
    value: board.evaluation.tables.find(({ name }) => name === choice.table)?.value ?? 0,
    points: board.turn.points,
    draws: board.companies[view.seat]?.to_draw ?? 0,
    needs: board.set?.needs ?? 0,
    power: choice.count ? `${String(choice.card)}${String(choice.count)}` : '',
  };
}

function counters(view: View, seat: number): Counter[] {
  const board = view.board as InsiderBoard;
  const company = board.companies[seat];
  if (!company) return [];
  const found: Counter[] = [
    { key: 'insider-cards-held', values: { count: company.cards } },
    { key: 'insider-whereabouts', values: whereabouts(board, seat) },
  ];
  if (company.skip > 0) found.push({ key: 'insider-skips', values: { count: company.skip } });
  if (company.rumours) found.push({ key: 'insider-rumoured', values: {} });
  return found;
}

/** Last free table of the card: taking it brings the evaluation and the next card. */
function fillsTheCard(view: View): boolean {
  return (view.board as InsiderBoard).evaluation.tables.filter(({ seat }) => seat === null).length === 1;
}

export const page: GamePage = {
  Board,
  choiceValues,
  counters,
  toldValues,
  clauses: CLAUSES,
  mark: (view, seat) => companyMark(view.board as InsiderBoard, seat),
  orders: [{ key: 'insider-order-pass', choices: { REACT: 'pass', PLEDGE: 'pledge 0' } }],
  promptValues: (view) => {
    const { turn, set, evaluation } = view.board as InsiderBoard;
    return { points: turn.points, needs: set?.needs ?? 0, token: set?.token ?? '', table: set?.table ?? '', penalty: evaluation.penalty, power: set?.power ?? '' };
  },
  // What cannot be taken back: it ends the turn, spends cards, or shows something new.
  isFinal: (view, choice) => {
    const what = String(choice.do);
    if (['draw', 'play', 'relocate', 'cycle', 'end', 'rob'].includes(what)) return true;
    if (what === 'table') return fillsTheCard(view);
    return (what === 'to' && view.decision?.point === 'OUT_TO') || (what === 'pawn' && view.decision?.point === 'ADM_B');
  },
};
