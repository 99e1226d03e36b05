import { expect, test } from 'vitest';
import type { OffensiveBoard, OffensivePiece, View } from '../../lib/protocol';
import { lesson, type Progress } from './offensive';

const { advice, follow, read, start } = lesson;

// Twelve columns and three rows, a river in the middle, a wood and a house.
const edition = {
  map: [{ id: 'small', terrain: '......~.....\n..F...~..B..\n......~.....\n', roads: '............\nrrrrrrrrrrrr\n............\n' }],
  scenario: [{ id: 'learning', map: 'small', red: [0, 3], blue: [8, 11], front: 5, objectives: [[9, 1], [4, 0]] }],
  units: {
    TNK: { class: 'H', explores: 3, fires: 2, fire: 'direct' },
    EXP: { class: 'L', explores: 4, fires: 0 },
  },
  modifiers: { ranged_attack: { TNK: [4, -4, 2] }, ranged_defence: { TNK: [3, 4, 4] }, contact_attack: { TNK: [3, -4, -2] }, contact_defence: { TNK: [2, -3, -2] } },
  card: [],
};

function piece(side: string, square: string, kind: string | null, more: Partial<OffensivePiece> = {}): OffensivePiece {
  return { side, square, handle: 1, face_up: kind !== null, kind, points: 2, attacks: 1, ...more };
}

function view(phase: string, actor: number, turn: number, ...pieces: OffensivePiece[]): View {
  const side = { hand: 0, lost: {}, supply: {}, hidden_supply: 0, jammed: false };
  const board: Partial<OffensiveBoard> = {
    turn, turn_limit: 10, side: 'red', needed: 1, objectives: [{ square: '9,1', side: 'blue' }, { square: '4,0', side: 'blue' }],
    pieces, sides: [side, side], pontoons: [], pile: 0, discard: {}, hand: {}, announced: null, selected: null,
  };
  const choices = pieces.filter((one) => one.side === 'red').map(({ square }, action) => ({ action, do: { do: 'select', square }, text: '' }));
  return { game: 'offensive', seat: 0, actor, phase, board, decision: actor === 0 ? { seat: 0, point: phase, prompt: '', automatic: false, choices } : null };
}

const at = (stage: Progress['stage'], more: Partial<Progress> = {}): Progress => ({ stage, moved: false, fought: false, ...more });
const mine = (key: string): { key: string; values: Record<string, unknown> } => ({ key, values: { seat: 0 } });

test('the lesson begins with the mission and its numbers', () => {
  expect(advice(start, view('BUILD', 1, 0), edition)).toMatchObject({ key: 'mission', values: { needed: 1, count: 2, limit: 10 }, isRead: true });
  expect(read(start).stage).toBe('army');
});

test('whoever plays instead of reading is taken along', () => {
  expect(follow(start, view('DEPLOY', 0, 0), []).stage).toBe('deploy');
  expect(follow(start, view('UNITS', 0, 1), []).stage).toBe('fog');
  expect(follow(at('move'), view('UNITS', 0, 1), [mine('event-moved')]).stage).toBe('fight');
  expect(follow(at('move'), view('UNITS', 0, 1), [{ key: 'event-moved', values: { seat: 1 } }]).stage).toBe('move');
  expect(follow(at('fight', { moved: true }), view('UNITS', 0, 1), [mine('event-fired')]).stage).toBe('manche');
  expect(follow(at('manche'), view('UNITS', 0, 2), []).stage).toBe('end');
});

test('the scout is proposed, as near to a flag as it gets', () => {
  const told = advice(at('move'), view('UNITS', 0, 1, piece('red', '1,0', 'EXP'), piece('red', '0,2', 'TNK')), edition);
  expect(told).toMatchObject({ key: 'move', values: { from: '1,0', to: '3,0', price: 2 }, words: { unit: 'kind-EXP' }, isRead: false });
});

test('a shot is proposed with its chance, and no target is said to be none', () => {
  const fire = advice(at('fight'), view('UNITS', 0, 1, piece('red', '3,0', 'TNK'), piece('blue', '5,0', 'TNK', { handle: 2 })), edition);
  expect(fire).toMatchObject({ key: 'fire', values: { from: '3,0', to: '5,0', chance: 56 } });
  expect(advice(at('fight'), view('UNITS', 0, 1, piece('red', '0,0', 'TNK')), edition).key).toBe('fight-none');
});

test('while Blue plays there is only to watch', () => {
  expect(advice(at('move'), view('UNITS', 1, 1), edition).key).toBe('watch');
});
