// A finished game laid open: what one side saw, with everything that the other side knew of its own pieces and hand.

import type { Frame, OffensiveBoard, OffensivePiece } from '../../lib/protocol';
import type { SeenBoard } from './board';

const SIDES = ['red', 'blue'];

/** The frames of a seat, with the kinds of all enemy pieces and the enemy hand out of the frames of the other seat. */
export function laidOpen(mine: readonly Frame[], theirs: readonly Frame[]): Frame[] {
  const enemy = SIDES[theirs[0]?.view.seat ?? -1];
  const kinds = new Map(theirs.flatMap(({ view }) => boardOf(view.board).pieces.filter(({ side }) => side === enemy).map(({ handle, kind }) => [handle, kind] as const)));
  // Handles are stable and never used again, so a piece's kind holds for the whole game; hands are followed by what all see.
  let at = 0;
  return mine.map((frame) => {
    const board = boardOf(frame.view.board);
    const same = theirs.findIndex(({ view }, index) => index >= at && table(boardOf(view.board)) === table(board));
    if (same >= 0) at = same;
    const hand = theirs[at] ? boardOf(theirs[at]!.view.board).hand : null;
    const open = (piece: OffensivePiece): OffensivePiece => (piece.side === enemy && !piece.kind ? { ...piece, kind: kinds.get(piece.handle) ?? null } : piece);
    const shown: SeenBoard = { ...board, pieces: board.pieces.map(open), hands: frame.view.seat === 0 ? [board.hand, hand] : [hand, board.hand] };
    return { ...frame, view: { ...frame.view, board: shown } };
  });
}

const boardOf = (board: unknown): OffensiveBoard => board as OffensiveBoard;

/** Whatever changes when a hand does, as everybody sees it. */
function table({ turn, side, pile, discard, sides }: OffensiveBoard): string {
  return JSON.stringify([turn, side, pile, Object.entries(discard).sort(), sides.map(({ hand }) => hand)]);
}
