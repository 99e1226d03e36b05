import { expect, test } from 'vitest';
import type { InsiderBoard, Told, View } from '../../lib/protocol';
import { favourite, lesson, type Progress } from './insider';

const { advice, follow, read, start } = lesson;

const tables = [{ name: 't1', value: 3, seat: null, pawn: null }];
const company = { colour: 'red', base: 'a1', pawns: [], cards: 4, hand: ['ADM', 'SCA', 'SCA', 'BOD'], to_draw: 0 };

function view(seat: number, mode: string, point: string | null, more: { draws?: number; points?: number; choices?: string[] } = {}): View {
  const board = {
    companies: [{ ...company, to_draw: more.draws ?? 0 }, company],
    evaluation: { card: '4A', penalty: 4, tables, number: 1 },
    turn: { number: 1, seat, mode, points: more.points ?? 0, extra: false, dice: [], double: false, action_used: false },
    walks: [],
    steps: [],
    set: null,
  } as unknown as InsiderBoard;
  const choices = (more.choices ?? []).map((what, action) => ({ action, do: { do: what }, text: what }));
  const decision = point ? { seat: 0, point, prompt: '', choices, automatic: false } : null;
  return { game: 'insider', seat: 0, actor: point ? 0 : 1, phase: point ?? '', board, decision } as View;
}

const at = (stage: Progress['stage'], more: Partial<Progress> = {}): Progress => ({ ...start, stage, ...more });
const edition = {};

test('the aim names the card that lies there', () => {
  expect(advice(at('aim'), view(0, '-', 'START'), edition)).toMatchObject({ key: 'aim', values: { count: 1, best: 3, penalty: 4 }, isRead: true });
});

test('the first turn goes from the seven points over the movement to the action', () => {
  expect(advice(at('first'), view(0, '-', 'START'), edition)).toMatchObject({ key: 'choose-seven', isRead: false });
  expect(advice(at('first'), view(0, 'move7', 'MOVE', { points: 5 }), edition)).toMatchObject({ key: 'move', values: { points: 5 } });
  expect(advice(at('first'), view(0, 'move7', 'MOVE', { points: 5, choices: ['step', 'rob'] }), edition).key).toBe('rob');
  expect(advice(at('first'), view(0, 'move7', 'ACTION', { choices: ['play', 'end'] }), edition)).toMatchObject({ key: 'action', pieces: ['SCA'] });
  expect(advice(at('first'), view(0, 'move7', 'ACTION', { choices: ['end'] }), edition).key).toBe('action-none');
  expect(advice(at('first'), view(1, 'move7', null), edition).key).toBe('watch');
});

test('an attack, a table and a target have their own word in the middle of anything', () => {
  expect(advice(at('second'), view(1, 'move7', 'REACT'), edition)).toMatchObject({ key: 'react', pieces: ['BOD'] });
  expect(advice(at('second'), view(0, 'move7', 'SEAT'), edition)).toMatchObject({ key: 'seat', values: { penalty: 4 } });
  expect(advice(at('second'), view(0, 'move7', 'OUT_TO'), edition).key).toBe('target');
});

test('drawing is proposed only where it brings two cards', () => {
  expect(advice(at('second'), view(0, '-', 'START', { draws: 2 }), edition)).toMatchObject({ key: 'choose-draw', values: { count: 2 } });
  expect(advice(at('second'), view(0, '-', 'START', { draws: 1 }), edition).key).toBe('choose-roll');
});

test('a turn is over when another begins, also an extra one', () => {
  const playing = follow(at('first'), view(0, 'move7', 'MOVE', { points: 3 }), []);
  expect(playing).toMatchObject({ stage: 'first', own: true, begun: true });
  expect(follow(playing, view(1, '-', null), [])).toMatchObject({ stage: 'cards', turns: 1 });
  expect(follow(playing, view(0, '-', 'START'), [])).toMatchObject({ stage: 'cards', turns: 1 });
});

test('a reaction in the middle of somebody else’s turn ends nothing', () => {
  const watching = follow(at('second', { turns: 1 }), view(1, 'roll', null), []);
  expect(follow(watching, view(1, 'roll', 'REACT'), [])).toMatchObject({ stage: 'second', turns: 1 });
});

test('a draw ends the turn at once', () => {
  const drew: Told[] = [{ key: 'event-drew', values: { seat: 0, count: 2 } }];
  expect(follow(at('second', { own: true }), view(1, '-', null), drew)).toMatchObject({ stage: 'attack', turns: 1 });
});

test('whoever plays instead of reading is taken along', () => {
  expect(follow(at('aim'), view(0, 'move7', 'MOVE'), []).stage).toBe('first');
  expect(follow(at('cards', { turns: 1 }), view(0, 'roll', 'MOVE'), []).stage).toBe('second');
  expect(read(at('aim')).stage).toBe('tokens');
  expect(read(at('first')).stage).toBe('first');
  expect(read(at('end')).stage).toBe('end');
});

test('the kind of which there is most is spoken of, never the Bodyguard', () => {
  expect(favourite(view(0, '-', 'START').board as InsiderBoard, 0)).toBe('SCA');
});
