// The introduction to Offline: what to say at each moment of a real game, and which move to propose.
//
// It follows the game, never the other way round: whatever the player does, the lesson goes on from there.

import { adOn, backs, CATEGORY_KEYS, matches, places, type Match, type Place } from '../../games/offline/model';
import Pictures from '../../games/offline/Pictures.svelte';
import type { OfflineBoard, Told, View } from '../../lib/protocol';
import type { Advice, Lesson } from './lesson';

/** Three parts are read, two are played. */
const STAGES = ['goals', 'value', 'first', 'majority', 'second', 'sector', 'end'] as const;
type Stage = (typeof STAGES)[number];
const READ: readonly Stage[] = ['goals', 'value', 'majority', 'sector', 'end'];

export interface Progress {
  stage: Stage;
  /** Own turns that are over. */
  turns: number;
  exchanged: boolean;
  /** Whose turn it was when last seen. */
  actor: number;
}

const START: Progress = { stage: 'goals', turns: 0, exchanged: false, actor: -1 };

/** What is left of the lesson after a new view of the game. */
function follow(progress: Progress, view: View, events: readonly Told[]): Progress {
  const exchanged = progress.exchanged || events.some((told) => told.key === 'event-exchanged' && told.values.seat === view.seat);
  const ended = progress.actor === view.seat && view.actor !== view.seat;
  const turns = progress.turns + (ended ? 1 : 0);
  let { stage } = progress;
  const acting = view.actor === view.seat && (view.board as OfflineBoard).hand !== null;
  if ((stage === 'goals' || stage === 'value') && (acting || ended)) stage = 'first';
  if (stage === 'majority' && acting) stage = 'second';
  if (stage === 'first' && turns >= 1) stage = 'majority';
  if ((stage === 'majority' || stage === 'second') && turns >= 2) stage = 'sector';
  if (view.over) stage = 'end';
  return { stage, turns, exchanged, actor: view.actor };
}

/** The lesson after a part was read. */
function read(progress: Progress): Progress {
  const next = STAGES[STAGES.indexOf(progress.stage) + 1];
  return READ.includes(progress.stage) && next ? { ...progress, stage: next } : progress;
}

type Tell = (key: string, values?: Advice['values'], pieces?: string[], words?: Advice['words']) => Advice;

function advice(progress: Progress, view: View, edition: Record<string, unknown>): Advice {
  const board = view.board as OfflineBoard;
  const goals = board.goals[view.seat] ?? '';
  const tell: Tell = (key, values = {}, pieces = [], words = {}) => ({ key, values, words, pieces, isRead: READ.includes(progress.stage) });
  switch (progress.stage) {
    case 'goals':
      return tell('goals', {}, [], Object.fromEntries(CATEGORY_KEYS.map((category, index) => [category, `${category}-${goals[index]}`])));
    case 'value': {
      const example = worthSomething(board, places(edition));
      if (!example) return tell('value-none');
      const { site, ad, match, value } = example;
      return tell('value', { site, value, neighbour: match.site, count: match.categories.length }, [ad, match.ad]);
    }
    case 'majority': {
      const leader = clearestLead(board);
      if (!leader) return tell('majority-none');
      const { network, count, category, type } = leader;
      return tell('majority', { network, count }, [], { type: `${CATEGORY_KEYS[category]}-${type}` });
    }
    case 'sector':
      return tell('sector', { count: board.offline.filter(Boolean).length });
    case 'end':
      return view.over ? tell('over') : tell('end', { count: board.free_sites });
    default:
      return turnAdvice(progress, view, edition, tell);
  }
}

function turnAdvice(progress: Progress, view: View, edition: Record<string, unknown>, tell: Tell): Advice {
  const board = view.board as OfflineBoard;
  const goals = board.goals[view.seat] ?? '';
  if (view.actor !== view.seat) return tell('watch');
  const hand = board.hand ?? '';
  switch (view.decision?.point) {
    case 'TURN': {
      const wish = progress.exchanged ? null : bestExchange(board, places(edition), goals);
      if (wish) return tell('take-to-exchange', { site: wish.site }, [wish.ad]);
      const ad = bestToPut(board, goals);
      return tell('take-to-put', { count: backs(goals, ad).length }, ad ? [ad] : []);
    }
    case 'NEW_AD': {
      const wish = progress.exchanged ? null : exchangeOf(board, hand, places(edition), goals);
      if (wish) return tell('exchange', { site: wish.site, mine: wish.mine, theirs: wish.theirs }, [hand, wish.removed]);
      return tell('put', { site: bestSite(board, hand, goals) }, [hand]);
    }
    case 'REMOVED_AD':
      return board.offline.includes(null) ? tell('removed', { site: bestSite(board, hand, goals) }, [hand]) : tell('removed-full', {}, [hand]);
    case 'KEEP_ONE':
      return tell('keep');
    default:
      return tell('settle', { site: bestSite(board, hand, goals) }, hand ? [hand] : []);
  }
}

export interface Exchange {
  ad: string;
  site: string;
  removed: string;
  mine: number;
  theirs: number;
}

/** The exchange on offer that shows best what exchanges are for: own types gained, then the clearest difference. */
export function bestExchange(board: OfflineBoard, drawn: readonly Place[], goals: string): Exchange | null {
  const found = board.display.flatMap((ad) => (ad ? (exchangeOf(board, ad, drawn, goals) ?? []) : []));
  return found.sort((one, other) => merit(other, goals) - merit(one, goals))[0] ?? null;
}

/** The best legal exchange for one ad, null where it is worth more nowhere. */
export function exchangeOf(board: OfflineBoard, ad: string, drawn: readonly Place[], goals: string): Exchange | null {
  const found: Exchange[] = [];
  for (const place of drawn) {
    const network = board.networks.find(({ name }) => name === place.name);
    place.sites.forEach(({ code }, index) => {
      const removed = network?.ads[index];
      if (!network || !removed) return;
      const mine = worth(matches(place, network, index, ad));
      const theirs = worth(matches(place, network, index, removed));
      if (mine > theirs) found.push({ ad, site: code, removed, mine, theirs });
    });
  }
  return found.sort((one, other) => merit(other, goals) - merit(one, goals))[0] ?? null;
}

function merit({ ad, removed, mine, theirs }: Exchange, goals: string): number {
  return 4 * (backs(goals, ad).length - backs(goals, removed).length) + mine - theirs;
}

function worth(found: readonly Match[]): number {
  return found.reduce((sum, { categories }) => sum + categories.length, 0);
}

/** The ad on display with most own types. */
function bestToPut(board: OfflineBoard, goals: string): string {
  const ads = board.display.filter((ad): ad is string => ad !== null);
  return ads.sort((one, other) => backs(goals, other).length - backs(goals, one).length)[0] ?? '';
}

/** A free site in the network where the own types of an ad (or, if it has none, nobody's) stand best. */
function bestSite(board: OfflineBoard, ad: string, goals: string): string {
  let best = '';
  let most = -Infinity;
  const own = backs(goals, ad);
  for (const network of board.networks) {
    const index = network.ads.indexOf(null);
    if (index < 0) continue;
    const taken = network.ads.filter(Boolean).length;
    const alike = own.reduce((sum, category) => sum + network.ads.filter((other) => other?.[category] === goals[category]).length, 0);
    const score = own.length ? alike : -taken;
    if (score > most) [most, best] = [score, `${network.name}${index + 1}`];
  }
  return best;
}

/** An ad with a value, and a neighbour that gives it. */
function worthSomething(board: OfflineBoard, drawn: readonly Place[]): { site: string; ad: string; value: number; match: Match } | null {
  for (const place of drawn) {
    const network = board.networks.find(({ name }) => name === place.name);
    for (const [index, { code }] of place.sites.entries()) {
      const ad = network ? adOn(board, code) : null;
      const match = network && ad ? matches(place, network, index, ad)[0] : undefined;
      if (ad && match) return { site: code, ad, match, value: network!.values[index] ?? 0 };
    }
  }
  return null;
}

/** The network and type that lead most clearly. */
function clearestLead(board: OfflineBoard): { network: string; category: number; type: string; count: number } | null {
  const leads = board.networks.flatMap((network) =>
    network.majorities.map((majority, category) => ({ network: network.name, category, type: majority.leader ?? '', count: Math.max(...majority.counts), lead: majority.lead })),
  );
  const best = leads.filter(({ type }) => type).sort((one, other) => other.count - one.count || other.lead - one.lead)[0];
  return best ? { network: best.network, category: best.category, type: best.type, count: best.count } : null;
}

export const lesson: Lesson<Progress> = { players: 2, options: { variant: 'basic' }, stages: STAGES, start: START, follow, read, advice, Pictures };
