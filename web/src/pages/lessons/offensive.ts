// The introduction to Offensive: the learning map with its ready-made armies, fog and all, but without cards.
//
// It follows the game, never the other way round: whatever the player does, the lesson goes on from there.

import type { Option } from '../../games/offensive/actions';
import { isLine, readField, type Field, type Piece } from '../../games/offensive/board';
import { column, nameOf, row, scenarioOf, type Scenario } from '../../games/offensive/ground';
import Pictures from '../../games/offensive/Pictures.svelte';
import { manoeuvres, type Rules } from '../../games/offensive/planner';
import type { OffensiveBoard, Told, View } from '../../lib/protocol';
import type { Advice, Lesson } from './lesson';

const STAGES = ['mission', 'army', 'deploy', 'fog', 'move', 'fight', 'manche', 'end'] as const;
type Stage = (typeof STAGES)[number];
/** Parts that are read; a fight is also gone past where there is nothing to fight. */
const READ: readonly Stage[] = ['mission', 'fog', 'fight', 'end'];

export interface Progress {
  stage: Stage;
  moved: boolean;
  fought: boolean;
}

const OPTIONS = { scenario: 'learning', army_mode: 'preset', cards: false };
const START: Progress = { stage: 'mission', moved: false, fought: false };

const later = (stage: Stage, other: Stage): boolean => STAGES.indexOf(stage) > STAGES.indexOf(other);

/** What is left of the lesson after a new view of the game. */
function follow(progress: Progress, view: View, events: readonly Told[]): Progress {
  const mine = (keys: readonly string[]): boolean => events.some(({ key, values }) => keys.includes(key) && values.seat === view.seat);
  const moved = progress.moved || mine(['event-moved']);
  const fought = progress.fought || mine(['event-attacked', 'event-fired']);
  let { stage } = progress;
  const reach = (wanted: Stage): void => {
    if (later(wanted, stage)) stage = wanted;
  };
  const { turn } = view.board as OffensiveBoard;
  if (view.phase === 'DEPLOY' && view.actor === view.seat) reach('deploy');
  if (turn > 0) reach('fog');
  if (moved) reach('fight');
  if (fought) reach('manche');
  if (turn > 1) reach('end');
  if (view.over) stage = 'end';
  return { stage, moved, fought };
}

/** The lesson after a part was read. */
function read(progress: Progress): Progress {
  const next = STAGES[STAGES.indexOf(progress.stage) + 1];
  return READ.includes(progress.stage) && next ? { ...progress, stage: next } : progress;
}

type Tell = (key: string, values?: Advice['values'], pieces?: string[], words?: Advice['words'], isRead?: boolean) => Advice;

function advice(progress: Progress, view: View, edition: Record<string, unknown>): Advice {
  const tell: Tell = (key, values = {}, pieces = [], words = {}, isRead = READ.includes(progress.stage)) => ({ key, values, words, pieces, isRead });
  const scenario = scenarioOf(edition, OPTIONS.scenario);
  const field = readField(view, scenario);
  const objectives = field.objectives.map(({ square }) => nameOf(scenario.ground, square)).join(' · ');
  switch (progress.stage) {
    case 'mission':
      return tell('mission', { needed: field.needed, count: field.objectives.length, limit: field.limit, objectives });
    case 'army':
      return view.actor === view.seat ? tell('army') : tell('wait');
    case 'deploy':
      return view.actor === view.seat ? tell('deploy') : tell('wait');
    case 'fog':
      return tell('fog', {}, ['0TNK', '1']);
    case 'end':
      return view.over ? tell('over') : tell('end', { needed: field.needed });
    default:
      return turnAdvice(progress, field, scenario, { edition, options: OPTIONS }, view, tell);
  }
}

function turnAdvice(progress: Progress, field: Field, scenario: Scenario, rules: Rules, view: View, tell: Tell): Advice {
  if (view.actor !== view.seat) return tell('watch', {}, [], {}, false);
  if (progress.stage === 'manche') return tell('manche', {}, [], {}, false);
  const wish = progress.stage === 'move' ? bestMove(rules, field, scenario) : bestAttack(rules, field);
  if (!wish) return progress.stage === 'move' ? tell('move-any', {}, [], {}, false) : tell('fight-none');
  const { unit, option } = wish;
  const values = { from: nameOf(field.ground, unit.square), to: option.name, price: option.price ?? 0 };
  const words = { unit: `kind-${unit.kind}` };
  if (progress.stage === 'move') return tell('move', values, [`${unit.side}${unit.kind}`], words, false);
  const enemy = field.at.get(option.square)?.kind ?? '';
  const chance = option.forecast && !option.forecast.unknown ? Math.round((100 * option.forecast.win) / option.forecast.of) : 0;
  const pieces = [`${unit.side}${unit.kind}`, `${1 - unit.side}${enemy}`];
  if (option.kind === 'fire') return tell('fire', { ...values, chance }, pieces, words);
  return tell('contact', { ...values, chance }, pieces, words);
}

interface Wish {
  unit: Piece;
  option: Option;
}

/** A scout or a tank as near to an objective as it gets. */
export function bestMove(rules: Rules, field: Field, scenario: Scenario): Wish | null {
  const { ground, objectives } = scenario;
  const far = (square: number): number => Math.min(...objectives.map((goal) => Math.hypot(column(ground, goal) - column(ground, square), row(ground, goal) - row(ground, square))));
  const wishes = field.pieces
    .filter(({ side, kind, active }) => side === field.seat && active && (kind === 'EXP' || isLine(kind)))
    .flatMap((unit) => manoeuvres(rules, field, unit).filter(({ kind }) => kind === 'move').map((option) => ({ unit, option, gain: far(unit.square) - far(option.square) + (unit.kind === 'EXP' ? 0.5 : 0) })));
  const best = wishes.sort((one, other) => other.gain - one.gain)[0];
  return best && best.gain > 0 ? best : null;
}

/** The attack with the best chance, shots before contact. */
export function bestAttack(rules: Rules, field: Field): Wish | null {
  const worth = ({ option }: Wish): number => (option.kind === 'fire' ? 0.5 : 0) + (option.forecast && !option.forecast.unknown ? option.forecast.win / option.forecast.of : 0);
  const wishes = field.pieces
    .filter(({ side, active, attacks }) => side === field.seat && active && (attacks ?? 0) > 0)
    .flatMap((unit) => manoeuvres(rules, field, unit).filter(({ kind }) => kind === 'fire' || kind === 'contact').map((option) => ({ unit, option })));
  return wishes.sort((one, other) => worth(other) - worth(one))[0] ?? null;
}

export const lesson: Lesson<Progress> = { players: 2, options: OPTIONS, stages: STAGES, start: START, follow, read, advice, Pictures };
