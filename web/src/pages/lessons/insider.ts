// The introduction to Insider: what to say at each moment of a real game, and what to try.
//
// It follows the game, never the other way round: whatever the player does, the lesson goes on from there.

import { counted, HAND, KINDS, type Kind } from '../../games/insider/model';
import Pictures from '../../games/insider/Pictures.svelte';
import type { InsiderBoard, Told, View } from '../../lib/protocol';
import type { Advice, Lesson } from './lesson';

/** Six parts are read, two turns are played. */
const STAGES = ['aim', 'tokens', 'first', 'cards', 'second', 'attack', 'evaluation', 'end'] as const;
type Stage = (typeof STAGES)[number];
const READ: readonly Stage[] = ['aim', 'tokens', 'cards', 'attack', 'evaluation', 'end'];

export interface Progress {
  stage: Stage;
  /** Own turns that are over. */
  turns: number;
  /** Whether the turn last seen was the pupil's own, and whether it had begun. */
  own: boolean;
  begun: boolean;
}

const START: Progress = { stage: 'aim', turns: 0, own: false, begun: false };

/** What is left of the lesson after a new view of the game. */
function follow(progress: Progress, view: View, events: readonly Told[]): Progress {
  const { turn } = view.board as InsiderBoard;
  const own = turn.seat === view.seat;
  const begun = own && turn.mode !== '-';
  // A draw ends the turn at once, so that only its event tells of it.
  const drew = events.some(({ key, values }) => key === 'event-drew' && values.seat === view.seat);
  const ended = (progress.own && progress.begun && !begun) || drew;
  const turns = progress.turns + (ended ? 1 : 0);
  let stage = progress.stage;
  // Who plays instead of reading is taken along.
  if (begun && (stage === 'aim' || stage === 'tokens')) stage = 'first';
  if (begun && stage === 'cards') stage = 'second';
  if (ended && (stage === 'aim' || stage === 'tokens' || stage === 'first')) stage = 'cards';
  else if (ended && stage === 'second') stage = 'attack';
  return { stage, turns, own, begun };
}

/** The lesson after a part was read. */
function read(progress: Progress): Progress {
  const next = STAGES[STAGES.indexOf(progress.stage) + 1];
  return READ.includes(progress.stage) && next ? { ...progress, stage: next } : progress;
}

type Tell = (key: string, values?: Advice['values'], pieces?: string[], words?: Advice['words']) => Advice;

function advice(progress: Progress, view: View): Advice {
  const board = view.board as InsiderBoard;
  const { evaluation } = board;
  const tell: Tell = (key, values = {}, pieces = [], words = {}) => ({ key, values, words, pieces, isRead: READ.includes(progress.stage) });
  switch (progress.stage) {
    case 'aim':
      return tell('aim', { count: evaluation.tables.length, best: evaluation.tables[0]?.value ?? 0, penalty: evaluation.penalty });
    case 'tokens':
      return tell('tokens', {}, ['OUT']);
    case 'cards': {
      const most = favourite(board, view.seat);
      return tell('cards', { count: counted(board.companies[view.seat]?.hand ?? null)[most] }, [most], { card: `power-${most}1` });
    }
    case 'attack':
      return tell('attack', {}, ['BOD']);
    case 'evaluation':
      return tell('evaluation', { penalty: evaluation.penalty, number: evaluation.number });
    case 'end':
      return tell('end', {});
    default:
      return turnAdvice(progress, view, tell);
  }
}

function turnAdvice(progress: Progress, view: View, tell: Tell): Advice {
  const board = view.board as InsiderBoard;
  const { turn } = board;
  const me = board.companies[view.seat];
  const choices = view.decision?.choices ?? [];
  const can = (what: string): boolean => choices.some(({ do: of }) => of.do === what);
  if (view.actor !== view.seat || !me) return tell('watch');
  switch (view.decision?.point) {
    case 'START':
      if (progress.stage === 'first') return tell('choose-seven');
      return me.to_draw >= 2 && me.cards <= HAND - 2 ? tell('choose-draw', { count: me.to_draw }) : tell('choose-roll');
    case 'MOVE':
      if (can('rob')) return tell('rob', {}, [...KINDS.slice(0, 1)]);
      return tell('move', { points: turn.points });
    case 'ACTION':
      return can('play') ? tell('action', {}, [favourite(board, view.seat)]) : tell('action-none');
    case 'SEAT':
      return tell('seat', { penalty: board.evaluation.penalty });
    case 'REACT':
    case 'PLEDGE':
      return tell('react', {}, ['BOD']);
    default:
      return tell('target');
  }
}

/** The kind of which the hand has most, Bodyguards last. */
export function favourite(board: InsiderBoard, seat: number): Kind {
  const own = counted(board.companies[seat]?.hand ?? null);
  const kinds = KINDS.filter((kind) => kind !== 'BOD');
  return [...kinds].sort((one, other) => own[other] - own[one])[0]!;
}

export const lesson: Lesson<Progress> = { players: 2, options: {}, stages: STAGES, start: START, follow, read, advice, Pictures };
