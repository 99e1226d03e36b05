import { expect, test } from 'vitest';
import type { Choice, InsiderBoard, InsiderPreview } from '../../lib/protocol';
import { arc, cityOf, stackPlaces, streets, tablePlaces, wayTo } from './geometry';
import { aims, counted, robberiesShown, signed, stacks, targetKeys, targetWords, walkers, walksOf, whereabouts, zone } from './model';
import { litAt, lineAt, scoresAt, showOf, stepsOf } from './show';
import { added, leavers, moments, since, throws, trails } from './since';

const edition = {
  board: { centre: 'c3', inner: ['b3', 'c2', 'c4', 'd3'], lanes: ['a1-a2', 'a1-b1', 'c2-c3'] },
  company: [{ base: 'a1' }, { base: 'a5' }, { base: 'e5' }, { base: 'e1' }],
  evaluation: { '4A': { tables: [3, 2, 1, 0], penalty: 4, status: 'known' } },
};

const pawn = (number: number, place: string): object => ({ number, place, frozen: false, arrived: false });
const tables = [3, 2, 2, 1].map((value, index) => ({ name: `t${index + 1}`, value, seat: index === 0 ? 1 : null, pawn: null }));
const board = {
  companies: [
    { colour: 'red', base: 'a1', score: 0, pawns: [pawn(1, 'b2'), pawn(2, 'b2'), pawn(3, 'a1'), pawn(4, 'a1-a2')] },
    { colour: 'green', base: 'e5', score: 2, pawns: [pawn(1, 'b2'), pawn(2, 't1')] },
  ],
  evaluation: { card: '4A', penalty: 4, tables },
  turn: { seat: 0 },
  walks: [
    { pawn: 1, to: 'b3', cost: 2, ways: 'NN' },
    { pawn: 1, to: 'c2', cost: 2, ways: 'EE' },
    { pawn: 3, to: 'a2', cost: 2, ways: 'N' },
  ],
} as unknown as InsiderBoard;

const choice = (what: Choice['do']): Choice => ({ action: 0, do: what, text: String(what.do) });

test('pawns of one company on one square make one stack, others stand beside it', () => {
  expect(stacks(board).get('b2')!.map(({ seat, pawns }) => [seat, pawns.length])).toEqual([[0, 2], [1, 1]]);
  expect(whereabouts(board, 0)).toEqual({ home: 1, away: 3, seated: 0 });
  expect(whereabouts(board, 1)).toEqual({ home: 0, away: 1, seated: 1 });
});

test('a choice lies where its pawn stands; a table stands for all free ones of its value', () => {
  const found = aims(board, [choice({ do: 'pawn', company: 'green', pawn: 2 }), choice({ do: 'table', table: 't2' }), choice({ do: 'victim', company: 'green' }), choice({ do: 'to', square: 'd4' })]);
  expect([...found.stacks.keys()]).toEqual(['t1 1']);
  expect([...found.tables.keys()]).toEqual(['t2', 't3']);
  expect([...found.companies.keys()]).toEqual([1]);
  expect([...found.squares.keys()]).toEqual(['d4']);
});

test('two pawns that could rob the same hand on the same square are one offer', () => {
  const { robberies } = aims(board, [choice({ do: 'rob', pawn: 1, company: 'green' }), choice({ do: 'rob', pawn: 2, company: 'green' })]);
  expect(robberies).toHaveLength(2);
  expect(robberiesShown(robberies).map(({ place, victim }) => [place, victim])).toEqual([['b2', 1]]);
});

test('every place with a pawn that can walk is offered once, with its ways', () => {
  expect(walkers(board)).toEqual([{ place: 'b2', pawn: 1 }, { place: 'a1', pawn: 3 }]);
  expect([...walksOf(board, 1).keys()]).toEqual(['b3', 'c2']);
  expect(walksOf(board, null).size).toBe(0);
});

test('one Helicopter reaches outer squares, two reach all normal ones and the centre', () => {
  expect(zone(edition, 'HEL', 1)).toHaveLength(16);
  expect(zone(edition, 'ADM', 2)).toHaveLength(21);
  expect(zone(edition, 'HEL', 1)).not.toContain('c2');
  expect(zone(edition, 'SCA', 1)).toEqual([]);
});

test('cards are counted by kind, points have a real minus', () => {
  expect(counted(['ADM', 'BOD', 'ADM'])).toEqual({ ADM: 2, HEL: 0, SCA: 0, TRE: 0, BOD: 1 });
  expect([signed(3), signed(-4), signed(0)]).toEqual(['+3', '−4', '0']);
});

test('a lane has its path squares in order between its ends, whatever their number', () => {
  const city = cityOf(['a1-a2'], 3);
  expect(city.lanes[0]!.paths).toEqual(['a1-a2.1', 'a1-a2.2', 'a1-a2.3']);
  expect(city.next.get('a1-a2.2')).toEqual(['a1-a2.1', 'a1-a2.3']);
  const heights = city.lanes[0]!.paths.map((path) => city.at.get(path)!.y);
  expect(heights).toEqual([...heights].sort((one, other) => other - one));
});

test('tables and stacks never lie on each other', () => {
  for (const count of [3, 4, 5, 6, 7]) {
    const spots = tablePlaces(count);
    expect(spots).toHaveLength(count);
    for (const one of spots) for (const other of spots) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(68);
  }
  for (const count of [2, 3, 4]) expect(stackPlaces(count).at).toHaveLength(count);
  expect(arc({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.25)).toBe('M0 0Q50 -25 100 0');
});

const told = (key: string, values: Record<string, unknown> = {}): { key: string; values: Record<string, unknown> } => ({ key: `event-${key}`, values });

test('only what was not seen yet is new', () => {
  const [one, other] = [told('stepped'), told('drew')];
  expect(added([], [one])).toEqual([one]);
  expect(added([one], [one, other])).toEqual([other]);
  expect(added([one], [one])).toEqual([]);
  expect(added([one, other], [told('thrown')])).toEqual([told('thrown')]);
});

test('what the others did stays in sight until I do something, not when my turn ends by itself', () => {
  const repelled = since([told('played', { seat: 0 })], [told('countered', { seat: 1 }), told('repelled')], 0);
  expect(since(repelled, [told('turn-begins', { seat: 1 })], 0).map(({ key }) => key)).toContain('event-repelled');
  expect(since(repelled, [told('takes-seven', { seat: 0 })], 0)).toEqual([told('takes-seven', { seat: 0 })]);
  expect(since(repelled, [told('turn-begins', { seat: 1 })], -1)).toHaveLength(1);
});

test('steps, flights, swaps and moved tokens leave a trail', () => {
  const events = [
    told('stepped', { seat: 1, from: 'a1', to: 'a1-a2' }),
    told('swapped', { seat1: 0, seat2: 1, from: 'a3', to: 'd5' }),
    told('token-moved', { seat: 0, from: 'c2', to: 'e3' }),
  ];
  expect(trails(events).map(({ kind, seat, from, to }) => [kind, seat, from, to])).toEqual([
    ['step', 1, 'a1', 'a1-a2'],
    ['flight', 0, 'a3', 'd5'],
    ['flight', 1, 'd5', 'a3'],
    ['flight', -1, 'c2', 'e3'],
  ]);
});

test('the weightiest moments are told, in the order in which they happened', () => {
  const events = [told('stepped'), told('robbed', { victim: 0 }), told('thrown'), told('bomb-threat'), told('drew')];
  expect(moments(events, 2).map(({ key }) => key)).toEqual(['event-robbed', 'event-bomb-threat']);
});

test('every throw is kept, those of seven too', () => {
  expect(throws([told('thrown', { die: 3, other: 4, points: 0 }), told('thrown', { die: 5, other: 5, points: 10 })])).toEqual([
    { dice: [3, 4], points: 0 },
    { dice: [5, 5], points: 10 },
  ]);
  expect(throws([told('thrown', { die: 2, other: 0, points: 2 })])).toEqual([{ dice: [2], points: 2 }]);
});

test('an evaluation is shown table by table, then company by company', () => {
  const events = [
    told('evaluated', { evaluation: '4A', number: 2 }),
    told('scored', { seat: 0, points: 5, total: 5, present: 1 }),
    told('scored', { seat: 1, points: -4, total: -2, present: 0 }),
    told('sent-home', { seat: 0, from: 't1' }),
    told('sent-home', { seat: 0, from: 't2' }),
    told('card-up', { evaluation: '3A' }),
  ];
  const show = showOf(events, board, edition, [0, 2])!;
  expect(show.tables.map(({ seat }) => seat)).toEqual([0, 0, null, null]);
  expect(stepsOf(show)).toBe(4);
  expect([...litAt(show, 0)]).toEqual(['t1']);
  expect([...litAt(show, 2)]).toEqual(['t1', 't2']);
  expect(lineAt(show, 1)).toEqual({ key: 'insider-show-table', seat: 0, value: 2 });
  expect(lineAt(show, 3)).toEqual({ key: 'insider-show-absent', seat: 1, points: -4, total: -2 });
  expect(scoresAt(show, 1)).toEqual([0, 2]);
  expect(scoresAt(show, 2)).toEqual([5, 2]);
  expect(scoresAt(show, 3)).toEqual([5, -2]);
});

test('at the end of the game the guests are still at their tables', () => {
  const show = showOf([told('evaluated', { evaluation: '4A', number: 7 }), told('ended')], board, edition, [0, 0])!;
  expect(show.tables[0]).toEqual({ name: 't1', value: 3, seat: 1 });
  expect(showOf([told('stepped')], board, edition, [])).toBeNull();
});

test('a set still to be played marks pawns and tokens, and names companies', () => {
  const preview = { home: [], standing: [], targets: [{ seat: 0, place: 'b2' }, { seat: 1, place: 'b2' }, { seat: null, place: 'c4' }, { seat: 1, place: null }] } as unknown as InsiderPreview;
  expect([...targetKeys(preview)]).toEqual(['b2 0', 'b2 1', 'c4']);
  expect(targetWords(preview, ['Ada', 'Bo'])).toEqual(['b2', 'c4', 'Bo']);
  expect(targetKeys(null).size).toBe(0);
});

test('whoever is sent home walks along the streets, out of the restaurant through its door', () => {
  const city = cityOf(['a1-b1', 'b1-b2', 'b2-b3', 'b3-c3', 'a1-a2', 'a2-a3', 'a3-b3'], 1);
  expect([wayTo(city, 'a1', 'b1'), wayTo(city, 'a1', 'a1-a2'), wayTo(city, 'b1', 'a1'), wayTo(city, 'a1', 'b2')]).toEqual(['E', 'N', 'W', undefined]);
  expect(streets(city, 'b1-b2', 'a1')).toEqual(['b1', 'a1-b1', 'a1']);
  expect(streets(city, 't2', 'a1').slice(0, 3)).toEqual(['c3', 'b3-c3', 'b3']);
  expect(streets(city, 't2', 'a1').at(-1)).toBe('a1');
  const told = [{ key: 'event-sent-home', values: { seat: 1, from: 't2' } }, { key: 'event-card-up', values: {} }] as never;
  expect(leavers(told, ['a1', 'e5'])).toEqual([{ seat: 1, from: 't2', base: 'e5' }]);
});
