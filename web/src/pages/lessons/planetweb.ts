// The introduction to Planet'Web: what to say at each moment of a real game, and what is worth doing.
//
// It follows the game, never the other way round: whatever the player does, the lesson goes on from there.

import { boxOf, euros, portalName, PRICE, setOf, unlisted } from '../../games/planetweb/model';
import Pictures from '../../games/planetweb/Pictures.svelte';
import type { PlanetwebBoard, PlanetwebPlayer, Told, View } from '../../lib/protocol';
import type { Advice, Lesson } from './lesson';

/** Six parts are read, three are played. */
const STAGES = ['aim', 'circuit', 'first', 'set', 'second', 'royalties', 'takeover', 'third', 'debt', 'end'] as const;
type Stage = (typeof STAGES)[number];
const READ: readonly Stage[] = ['aim', 'circuit', 'set', 'royalties', 'takeover', 'debt', 'end'];
/** The part that follows when so many own turns are over. */
const AFTER: Record<number, Stage> = { 1: 'set', 2: 'royalties', 3: 'debt' };
/** The part in which the turn with this number is played. */
const PLAYED: readonly Stage[] = ['first', 'second', 'third'];

export interface Progress {
  stage: Stage;
  /** Own turns that are over. */
  turns: number;
  /** Whose turn it was when last seen. */
  active: number;
}

const START: Progress = { stage: 'aim', turns: 0, active: -1 };

/** What is left of the lesson after a new view of the game. */
function follow(progress: Progress, view: View, events: readonly Told[]): Progress {
  const { active } = view.board as PlanetwebBoard;
  const ended = progress.active === view.seat && active !== view.seat;
  const turns = progress.turns + (ended ? 1 : 0);
  let { stage } = progress;
  // Whoever rolls instead of reading is taken along into the part that is played.
  const rolled = active === view.seat && events.some(({ key, values }) => key === 'event-rolled' && values.seat === view.seat);
  if (rolled && progress.active === view.seat && turns < PLAYED.length && earlier(stage, PLAYED[turns]!)) stage = PLAYED[turns]!;
  const next = AFTER[turns];
  if (next && earlier(stage, next)) stage = next;
  if (view.over) stage = 'end';
  return { stage, turns, active };
}

function earlier(stage: Stage, than: Stage): boolean {
  return STAGES.indexOf(stage) < STAGES.indexOf(than);
}

/** The lesson after a part was read. */
function read(progress: Progress): Progress {
  const next = STAGES[STAGES.indexOf(progress.stage) + 1];
  return READ.includes(progress.stage) && next ? { ...progress, stage: next } : progress;
}

type Tell = (key: string, values?: Advice['values'], pieces?: string[]) => Advice;

function advice(progress: Progress, view: View, edition: Record<string, unknown>): Advice {
  const tell: Tell = (key, values = {}, pieces = []) => ({ key, values, words: {}, pieces, isRead: READ.includes(progress.stage) });
  const board = view.board as PlanetwebBoard;
  const me = board.players[view.seat];
  switch (progress.stage) {
    case 'aim':
      return tell('aim', { cash: euros(me?.cash ?? 0), royalties: euros(PRICE.royalties) }, ['portal']);
    case 'circuit':
      return tell('circuit', {}, ['at']);
    case 'set':
      return tell('set', { count: me?.portals.length ?? 0 }, ['site', 'access', 'listing']);
    case 'royalties':
      return tell('royalties', { amount: euros(PRICE.royalties) }, ['listing']);
    case 'takeover':
      return tell('takeover', { price: euros(PRICE.takeover) }, ['opa', 'contre']);
    case 'debt':
      return tell('debt', { half: euros(PRICE.portal / 2) }, ['bourse']);
    case 'end':
      return view.over ? tell('over') : tell('end');
    default:
      return me ? turnAdvice(view, me, edition, tell) : tell('watch');
  }
}

function turnAdvice(view: View, me: PlanetwebPlayer, edition: Record<string, unknown>, tell: Tell): Advice {
  const board = view.board as PlanetwebBoard;
  const box = boxOf(edition);
  if (view.actor !== view.seat) return tell('watch');
  switch (view.decision?.point) {
    case 'PLAY':
      return board.play > 0 ? tell('again') : tell('roll');
    case 'BUY_PORTAL': {
      const portal = board.purchase?.portal ?? '';
      return tell('buy-portal', { portal: portalName(box, portal), price: euros(board.purchase?.price ?? 0) }, [box.portals.get(portal)?.key ?? 'portal']);
    }
    case 'BUY_SITE':
      return tell('buy-site', {}, ['site']);
    case 'BUY_ACCESS':
      return tell('buy-access', {}, ['access']);
    case 'SILICON': {
      const { site, access } = setOf(me);
      return tell('silicon', { lacks: !site && !access ? 'both' : site ? 'access' : 'site' }, ['silicon']);
    }
    case 'LIST':
      return tell('list', { portal: portalName(box, unlisted(me)[0]) }, ['listing']);
    case 'AT_MENU':
    case 'AT_SECOND':
      return tell('at', {}, ['at']);
    case 'COUNTER':
      return tell('counter', { portal: portalName(box, board.takeover?.portal) }, ['contre']);
    case 'LIQUIDATE':
      return tell('liquidate', { short: euros(board.debt?.short ?? 0) }, ['bourse']);
    default:
      return tell('decide');
  }
}

export const lesson: Lesson<Progress> = { players: 2, options: {}, stages: STAGES, start: START, follow, read, advice, Pictures };
