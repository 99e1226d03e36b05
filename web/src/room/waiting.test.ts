import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../lib/protocol';
import { waitingFor } from './waiting';

const seat = (kind: SeatInfo['kind'], ready = false): SeatInfo => ({
  name: kind === 'free' ? '' : 'x',
  kind,
  ready,
  here: true,
  stand_in: false,
  plays: '',
  resigned: false,
  promised: false,
  opened: false,
  clock: null,
});

function table(...seats: SeatInfo[]): TableInfo {
  return { status: 'open', host: 0, seats } as unknown as TableInfo;
}

test('somebody who has just come is asked to take a free seat', () => {
  expect(waitingFor(table(seat('person'), seat('free')), [])).toEqual({ key: 'room-take-a-seat' });
});

test('a full table tells a visitor so', () => {
  expect(waitingFor(table(seat('person'), seat('person')), [])).toEqual({ key: 'room-all-taken' });
});

test('free seats are waited for before anybody is asked to be ready', () => {
  expect(waitingFor(table(seat('person'), seat('free'), seat('free')), [0])).toEqual({ key: 'room-more-players-host', count: 2 });
  expect(waitingFor(table(seat('person'), seat('person'), seat('free')), [1])).toEqual({ key: 'room-more-players', count: 1 });
});

test('no bot sits down at a rated table, so nobody is told to seat one', () => {
  expect(waitingFor({ ...table(seat('person'), seat('free')), rated: true }, [0])).toEqual({ key: 'room-more-players', count: 1 });
});

test('when all sit, my own readiness comes first, then that of the others', () => {
  expect(waitingFor(table(seat('person'), seat('person')), [0])).toEqual({ key: 'room-be-ready' });
  expect(waitingFor(table(seat('person', true), seat('person'), seat('bot', true)), [0])).toEqual({ key: 'room-not-ready', seats: [1] });
});

test('once everybody is ready the game is being opened', () => {
  expect(waitingFor(table(seat('person', true), seat('bot', true)), [0])).toEqual({ key: 'room-starting' });
  expect(waitingFor({ ...table(seat('person', true)), status: 'opening' }, [0])).toEqual({ key: 'room-opening' });
});
