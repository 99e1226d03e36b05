import { expect, test } from 'vitest';
import type { OfflineBoard, OfflineNetwork, View } from '../../lib/protocol';
import { bestExchange, exchangeOf, lesson, type Progress } from './offline';
import { places } from '../../games/offline/model';

const { advice, follow, read, start } = lesson;

// Two networks: three sites in a row, and two sites.
const edition = {
  network: [
    { id: 'A', sites: [[0, 0], [50, 0], [99, 0]], links: [[1, 2], [2, 3]] },
    { id: 'B', sites: [[0, 0], [50, 0]], links: [[1, 2]] },
  ],
};

function network(name: string, ads: (string | null)[], values: (number | null)[]): OfflineNetwork {
  const none = { counts: [0, 0, 0, 0], leader: null, lead: 0 };
  return { name, ads, values, offers: null, majorities: [none, none, none] };
}

const board = {
  networks: [network('A', ['YEC', 'RDM', 'YEM'], [0, 1, 1]), network('B', ['BFT', null], [0, null])],
  display: ['YEB', 'GST', null],
  offline: [null, null, null, null],
  hand: null,
  goals: ['YEB', null],
  free_sites: 1,
} as unknown as OfflineBoard;

function view(actor: number, point: string | null, changes: Partial<OfflineBoard> = {}): View {
  const decision = point ? { seat: 0, point, prompt: '', choices: [], automatic: false } : null;
  return { game: 'offline', seat: 0, actor, phase: point ?? '', board: { ...board, ...changes }, decision } as View;
}

const at = (stage: Progress['stage'], more: Partial<Progress> = {}): Progress => ({ ...start, stage, ...more });

test('an exchange is proposed only where the ad is worth more', () => {
  // On A2, YEB matches both yellow English neighbours twice (4); RDM matches one of them once (1).
  expect(bestExchange(board, places(edition), 'YEB')).toEqual({ ad: 'YEB', site: 'A2', removed: 'RDM', mine: 4, theirs: 1 });
  expect(exchangeOf(board, 'GST', places(edition), 'YEB')).toBeNull();
});

test('the guide leads from taking to exchanging to what happens with the removed ad', () => {
  expect(advice(at('first'), view(0, 'TURN'), edition)).toMatchObject({ key: 'take-to-exchange', values: { site: 'A2' }, pieces: ['YEB'], isRead: false });
  expect(advice(at('first'), view(0, 'NEW_AD', { hand: 'YEB' }), edition)).toMatchObject({ key: 'exchange', values: { site: 'A2', mine: 4, theirs: 1 } });
  expect(advice(at('first'), view(0, 'REMOVED_AD', { hand: 'RDM' }), edition)).toMatchObject({ key: 'removed', pieces: ['RDM'] });
  expect(advice(at('first'), view(0, 'REMOVED_AD', { hand: 'RDM', offline: ['a', 'b', 'c', 'd'] }), edition).key).toBe('removed-full');
  expect(advice(at('first'), view(1, null), edition).key).toBe('watch');
});

test('after an exchange, the next turn is about putting', () => {
  expect(advice(at('second', { exchanged: true }), view(0, 'TURN'), edition)).toMatchObject({ key: 'take-to-put', values: { count: 3 }, pieces: ['YEB'] });
  expect(advice(at('second', { exchanged: true }), view(0, 'NEW_AD', { hand: 'YEB' }), edition)).toMatchObject({ key: 'put', values: { site: 'B2' } });
});

test('where no ad can be exchanged the guide speaks of putting', () => {
  expect(advice(at('first'), view(0, 'TURN', { display: ['GST'] as unknown as OfflineBoard['display'] }), edition).key).toBe('take-to-put');
});

test('the values of the example are those on the board', () => {
  expect(advice(at('value'), view(0, 'TURN'), edition)).toMatchObject({ key: 'value', values: { site: 'A2', value: 1, neighbour: 'A3', count: 1 }, pieces: ['RDM', 'YEM'] });
});

test('what is read goes on by reading, what is played by playing', () => {
  expect(read(at('goals')).stage).toBe('value');
  expect(read(at('first')).stage).toBe('first');
  expect(read(at('end')).stage).toBe('end');
});

test('whoever plays instead of reading is taken along', () => {
  expect(follow(at('goals'), view(0, 'NEW_AD', { hand: 'YEB' }), []).stage).toBe('first');
  expect(follow(at('majority', { turns: 1 }), view(0, 'NEW_AD', { hand: 'YEB' }), []).stage).toBe('second');
});

test('a turn is over when the other player is to act', () => {
  const playing = follow(at('first'), view(0, 'REMOVED_AD', { hand: 'RDM' }), [{ key: 'event-exchanged', values: { seat: 0 } }]);
  expect(playing).toMatchObject({ stage: 'first', turns: 0, exchanged: true });
  const after = follow(playing, view(1, null), []);
  expect(after).toMatchObject({ stage: 'majority', turns: 1 });
  const second = follow(read(after), view(0, 'TURN'), []);
  expect(second).toMatchObject({ stage: 'second', turns: 1 });
  expect(follow(second, view(1, null), []).stage).toBe('sector');
});

test('an exchange of the other player is not mine', () => {
  expect(follow(at('first'), view(1, null), [{ key: 'event-exchanged', values: { seat: 1 } }]).exchanged).toBe(false);
});
