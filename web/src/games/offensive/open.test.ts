import { expect, test } from 'vitest';
import type { Frame, OffensiveBoard } from '../../lib/protocol';
import { laidOpen } from './open';

const side = (hand: number): object => ({ hand, lost: {}, supply: {}, hidden_supply: 0, jammed: false });

/** A frame of a seat: pieces as side, handle, square and kind, both hands' sizes, the own hand. */
function frame(version: number, seat: number, pieces: [string, number, string, string | null][], hand: Record<string, number>, sizes: [number, number], pile = 48): Frame {
  const board = {
    turn: 1, turn_limit: 10, side: 'red', needed: 2, objectives: [], sides: sizes.map(side), pontoons: [], pile, discard: {}, hand, announced: null, discarded: false, army: null, selected: null,
    pieces: pieces.map(([of, handle, square, kind]) => ({ side: of, handle, square, face_up: false, kind })),
  };
  return { type: 'frame', version, events: [], view: { seat, board } } as unknown as Frame;
}

test('a finished game is laid open: kinds by handle wherever a piece stands, the hand that was held at the time', () => {
  const red = [
    frame(1, 0, [['red', 1, '0,0', 'TNK'], ['blue', 1, '9,9', null]], { C01: 1 }, [1, 1]),
    frame(2, 0, [['red', 1, '0,1', 'TNK'], ['blue', 1, '9,8', null]], { C01: 1 }, [1, 2], 47),
  ];
  const blue = [
    frame(1, 1, [['red', 1, '0,0', null], ['blue', 1, '9,9', 'ART']], { C23: 1 }, [1, 1]),
    frame(2, 1, [['red', 1, '0,0', null], ['blue', 1, '9,9', 'ART']], { C23: 1 }, [1, 1]),
    frame(3, 1, [['red', 1, '0,1', null], ['blue', 1, '9,8', 'ART']], { C02: 1, C23: 1 }, [1, 2], 47),
  ];
  const open = laidOpen(red, blue).map(({ view }) => view.board as OffensiveBoard & { hands: unknown });
  expect(open.map(({ pieces }) => pieces.map(({ kind }) => kind))).toEqual([['TNK', 'ART'], ['TNK', 'ART']]);
  expect(open.map(({ hands }) => hands)).toEqual([[{ C01: 1 }, { C23: 1 }], [{ C01: 1 }, { C02: 1, C23: 1 }]]);
  expect(laidOpen(blue, red)[2]!.view.board).toMatchObject({ hands: [{ C01: 1 }, { C02: 1, C23: 1 }] });
});
