import { expect, test } from 'vitest';
import type { Told } from '../../lib/protocol';
import { flows, lastTakeover, lastThrow, payments, startingRolls } from './story';

const told = (key: string, values: Told['values'] = {}): Told => ({ key: `event-${key}`, values });
const attack = told('attacked', { seat: 1, other: 0, portal: 'P03', from_at: 'no' });

test('the last throw is found behind what followed it', () => {
  expect(lastThrow([])).toBeNull();
  expect(lastThrow([told('rolled', { seat: 0, one: 2, two: 3, square: 5 }), told('rolled', { seat: 1, one: 6, two: 6, square: 12 }), told('passed', { seat: 1 })])).toEqual({ seat: 1, dice: [6, 6] });
});

test('throws for the start are shown until somebody moves', () => {
  const start = [told('starting-roll', { seat: 0, one: 2, two: 3 }), told('starting-roll', { seat: 1, one: 4, two: 3 })];
  expect(startingRolls(start).map(({ seat }) => seat)).toEqual([0, 1]);
  expect(startingRolls([...start, told('rolled', { seat: 1, one: 1, two: 1, square: 2 })])).toEqual([]);
});

test('a takeover that is countered and cancelled', () => {
  const drama = lastTakeover([
    attack,
    told('countered', { seat: 0, portal: 'P03' }),
    told('attack-rolled', { seat: 1, one: 4, two: 2, success: 'yes' }),
    told('counter-rolled', { seat: 0, one: 5, two: 5, success: 'yes' }),
  ]);
  expect(drama).toMatchObject({ seat: 1, owner: 0, portal: 'P03', fromAt: false, countered: true, attack: [4, 2], attackWon: true, defence: [5, 5], defended: true, result: 'cancelled', age: 0 });
});

test('a takeover that fails, that succeeds, and one that is not bought', () => {
  const won = [attack, told('not-countered', { seat: 0, portal: 'P03' }), told('attack-rolled', { seat: 1, one: 4, two: 2, success: 'yes' })];
  expect(lastTakeover([attack, told('attack-rolled', { seat: 1, one: 4, two: 3, success: 'no' })])).toMatchObject({ result: 'failed', countered: null });
  expect(lastTakeover(won)).toMatchObject({ result: null, countered: false });
  expect(lastTakeover([...won, told('taken-over', { seat: 1, other: 0, portal: 'P03', amount: 50_000 })])?.result).toBe('bought');
  expect(lastTakeover([...won, told('not-bought', { seat: 1, portal: 'P03' }), told('rolled', { seat: 0, one: 1, two: 2, square: 3 })])).toMatchObject({ result: 'declined', age: 1 });
});

test('a game that began in the middle of a takeover tells as much as was told', () => {
  expect(lastTakeover([told('countered', { seat: 0, portal: 'P07' }), told('attack-rolled', { seat: 1, one: 4, two: 3, success: 'no' })])).toMatchObject({ seat: 1, owner: 0, portal: 'P07', countered: true, result: 'failed' });
  expect(lastTakeover([told('passed', { seat: 0 })])).toBeNull();
});

test('the last takeover that concerned a seat, behind one that did not', () => {
  const other = told('attacked', { seat: 2, other: 1, portal: 'P09', from_at: 'yes' });
  const past = [attack, told('attack-rolled', { seat: 1, one: 4, two: 3, success: 'no' }), other, told('attack-rolled', { seat: 2, one: 4, two: 4, success: 'no' })];
  expect(lastTakeover(past)).toMatchObject({ portal: 'P09', fromAt: true, attack: [4, 4], age: 0 });
  expect(lastTakeover(past, 0)).toMatchObject({ portal: 'P03', attack: [4, 3], result: 'failed', age: 0 });
  expect(lastTakeover([...past, told('rolled', { seat: 1, one: 2, two: 2, square: 4 }), told('rolled', { seat: 0, one: 1, two: 2, square: 3 })], 0)).toMatchObject({ portal: 'P03', age: 1 });
  expect(lastTakeover(past, 3)).toBeNull();
});

test('the ledger says who paid whom and why', () => {
  const past = [
    told('bought-portal', { seat: 0, portal: 'P02', amount: 20_000 }),
    told('pot-taken', { seat: 0, portal: 'P02', amount: 15_000 }),
    told('claim-paid', { seat: 0, other: 2, news: 'N04', amount: 20_000 }),
    told('royalties-due', { seat: 1, other: 0, portal: 'P02', amount: 60_000 }),
    told('sold-sites', { seat: 1, count: 1, amount: 5_000 }),
    told('card-bought', { seat: 0, other: 1, kind: 'opa', amount: 20_000 }),
    told('paid', { seat: 1, to: 'player', other: 0, amount: 60_000 }),
    told('news-drawn', { seat: 2, news: 'N17' }),
    told('paid', { seat: 2, to: 'portal', portal: 'P09', amount: 50_000 }),
    told('bourse-drawn', { seat: 2, bourse: 'B18' }),
    told('paid', { seat: 2, to: 'bourse', amount: 60_000 }),
    told('taken-over', { seat: 2, other: 0, portal: 'P02', amount: 0 }),
  ];
  expect(payments(past)).toEqual([
    { from: 0, to: 'bourse', amount: 20_000, why: 'bought-portal', portal: 'P02' },
    { from: 'pot', to: 0, amount: 15_000, why: 'pot-taken', portal: 'P02' },
    { from: 0, to: 2, amount: 20_000, why: 'claim-paid', portal: null },
    { from: 'bourse', to: 1, amount: 5_000, why: 'sold-sites', portal: null },
    { from: 0, to: 1, amount: 20_000, why: 'card-bought', portal: null },
    { from: 1, to: 0, amount: 60_000, why: 'royalties', portal: 'P02' },
    { from: 2, to: 'pot', amount: 50_000, why: 'news', portal: 'P09' },
    { from: 2, to: 'bourse', amount: 60_000, why: 'loss', portal: null },
  ]);
  expect(flows(payments(past), 3)).toEqual([
    [0, 20_000, 20_000, 20_000],
    [60_000, 0, 0, 0],
    [0, 0, 0, 110_000],
    [15_000, 5_000, 0, 0],
  ]);
});
