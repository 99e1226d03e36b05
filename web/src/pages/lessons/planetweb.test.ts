import { expect, test } from 'vitest';
import { board, choices, player, view } from '../../games/planetweb/table.sample';
import type { PlanetwebBoard, Told, View } from '../../lib/protocol';
import { lesson, type Progress } from './planetweb';

const edition = {
  track: { squares: ['at', 'P01', 'site'] },
  portal: [{ id: 'P01', key: 'farfouillou', title: 'Farfouillou', sector: {}, slogan: {} }],
};
const at = (stage: Progress['stage'], rest: Partial<Progress> = {}): Progress => ({ ...lesson.start, stage, ...rest });
const seen = (phase: string, of: Partial<PlanetwebBoard> = {}, rest: Partial<View> = {}): View =>
  view(phase, board([player(), player()], of), choices({ do: 'pass' }), rest);
const rolled: Told = { key: 'event-rolled', values: { seat: 0, one: 1, two: 2, square: 3 } };

test('what is read goes on by reading, what is played by playing', () => {
  expect(lesson.read(at('aim')).stage).toBe('circuit');
  expect(lesson.read(at('circuit')).stage).toBe('first');
  expect(lesson.read(at('first')).stage).toBe('first');
  expect(lesson.read(at('end')).stage).toBe('end');
});

test('an own turn is over when it is somebody else’s', () => {
  const playing = lesson.follow(at('first'), seen('PLAY'), []);
  expect(playing).toMatchObject({ stage: 'first', turns: 0 });
  // Deciding out of turn changes nothing: it is still my turn.
  expect(lesson.follow(playing, seen('CARD_OFFER', {}, { actor: 1 }), [])).toMatchObject({ stage: 'first', turns: 0 });
  const after = lesson.follow(playing, seen('PLAY', { active: 1 }, { actor: 1 }), []);
  expect(after).toMatchObject({ stage: 'set', turns: 1 });
  expect(lesson.follow(at('third', { turns: 2, active: 0 }), seen('PLAY', { active: 1 }), [])).toMatchObject({ stage: 'debt', turns: 3 });
});

test('whoever rolls instead of reading is taken along', () => {
  expect(lesson.follow(at('aim', { active: 0 }), seen('BUY_PORTAL'), [rolled]).stage).toBe('first');
  expect(lesson.follow(at('set', { turns: 1, active: 0 }), seen('BUY_SITE'), [rolled]).stage).toBe('second');
  // What was rolled before the last turn ended is no reason to skip what is read now.
  expect(lesson.follow(at('set', { turns: 1, active: 1 }), seen('PLAY'), [rolled]).stage).toBe('set');
});

test('the guide speaks of what is being decided', () => {
  const purchase = { what: 'portal', portal: 'P01', price: 20_000, pot: 0, claims: 0, cash_after: 380_000 };
  expect(lesson.advice(at('first'), seen('PLAY'), edition)).toMatchObject({ key: 'roll', isRead: false });
  expect(lesson.advice(at('first'), seen('PLAY', { play: 1 }), edition).key).toBe('again');
  expect(lesson.advice(at('first'), seen('BUY_PORTAL', { purchase }), edition)).toMatchObject({ key: 'buy-portal', values: { portal: 'Farfouillou' }, pieces: ['farfouillou'] });
  expect(lesson.advice(at('second'), seen('SILICON'), edition)).toMatchObject({ key: 'silicon', values: { lacks: 'both' } });
  expect(lesson.advice(at('second'), seen('PLAY', {}, { actor: 1 }), edition).key).toBe('watch');
  expect(lesson.advice(at('set'), seen('PLAY'), edition)).toMatchObject({ key: 'set', values: { count: 0 }, isRead: true });
});

test('the end of the game ends the lesson', () => {
  const over = seen('OVER', {}, { over: 'last' });
  expect(lesson.follow(at('set'), over, []).stage).toBe('end');
  expect(lesson.advice(at('end'), over, edition).key).toBe('over');
});
