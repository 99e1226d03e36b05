import { expect, test } from 'vitest';
import type { Told } from '../../lib/protocol';
import { cardsPlayed, combats, sightings, thisManche, trails } from './story';

const told = (key: string, values: Record<string, unknown>): Told => ({ key: `event-${key}`, values });

const shot = [
  told('manche', { seat: 0, turn: 2 }),
  told('fired', { seat: 0, kind: 'ART', from: '8,9', square: '18,9' }),
  told('rolled', { one: 6, two: 6, three: 1, four: 2 }),
  told('totals', { attack: -2, attacker: 10, defence: 4, defender: 7 }),
  told('destroyed', { seat: 1, handle: 4, kind: 'TNK', square: '18,9' }),
];

test('a combat is told with its dice, modifiers and totals, and who was lost', () => {
  const [combat] = combats(shot);
  expect(combat).toMatchObject({ kind: 'ranged', dice: [[6, 6], [1, 2]], modifiers: [-2, 4], totals: [10, 7] });
  expect(combat!.attacker).toMatchObject({ side: 0, kind: 'ART', square: '8,9' });
  expect(combat!.defender).toMatchObject({ side: 1, kind: 'TNK', square: '18,9' });
});

test('a survivor of blind fire stays unknown, and one die is one die', () => {
  const [combat] = combats([shot[1]!, told('rolled', { one: 3, two: 3, three: 5, four: 0 }), told('totals', { attack: -2, attacker: 4, defence: 4, defender: 9 }), told('held', { seat: 1, handle: 4, square: '18,9' })]);
  expect(combat!.defender.kind).toBeNull();
  expect(combat!.dice).toEqual([[3, 3], [5]]);
});

test('a strike names its card', () => {
  const [combat] = combats([told('played', { seat: 0, card: 'C04' }), told('struck', { seat: 1, kind: 'INF', square: '3,3' }), shot[2]!, shot[3]!]);
  expect(combat!.attacker).toMatchObject({ card: 'C04', side: 0 });
  expect(combat!.defender).toMatchObject({ kind: 'INF', side: 1 });
});

test('what was seen in this manche is kept, each piece where it was seen last', () => {
  const past = [told('seen', { seat: 1, handle: 1, kind: 'INF', square: '1,1' }), ...shot, told('seen', { seat: 1, handle: 2, kind: 'EXP', square: '5,5' }), told('seen', { seat: 1, handle: 2, kind: 'EXP', square: '6,5' }), told('seen', { seat: 0, handle: 9, kind: 'TNK', square: '2,2' })];
  expect(sightings(thisManche(past), 0)).toEqual([{ side: 1, handle: 2, kind: 'EXP', square: '6,5' }]);
  expect(trails([told('moved', { seat: 1, handle: 3, from: '1,2', square: '2,3' })])).toEqual([{ side: 1, from: '1,2', to: '2,3' }]);
});

test('the cards of a manche are told with their targets and the answer to each', () => {
  const events = [
    told('played', { seat: 0, card: 'C01' }), told('aimed', { seat: 0, square: '4,5' }), told('countered', { seat: 1, card: 'C23', cancelled: 'C01' }),
    told('discarded', { seat: 0, card: 'C04' }), told('played', { seat: 0, card: 'C20' }), told('let-pass', { seat: 1, card: 'C20' }), told('played', { seat: 0, card: 'C12' }),
  ];
  expect(cardsPlayed(events).map(({ card, targets, answer, counter }) => [card, targets.join(), answer, counter])).toEqual([
    ['C01', '4,5', 'countered', 'C23'], ['C04', '', 'discarded', ''], ['C20', '', 'passed', ''], ['C12', '', '', ''],
  ]);
});
