// What happened, read from the events: combats with their dice, the ways of pieces, what was seen in this manche.

import type { Told } from '../../lib/protocol';
import { say } from '../../lib/texts.svelte';
import type { Kind } from './symbols';
import { cardWord, kindWord } from './words';

export interface Fighter {
  side: number;
  kind: Kind | null;
  square: string;
  /** The card that strikes, where no unit does. */
  card?: string;
}

export interface Combat {
  kind: 'contact' | 'ranged' | 'strike';
  attacker: Fighter;
  defender: Fighter;
  dice: readonly [readonly number[], readonly number[]] | null;
  modifiers: readonly [number, number] | null;
  totals: readonly [number, number] | null;
  result: string;
  drawn: string;
}

export interface Trail {
  side: number;
  from: string;
  to: string;
}

export interface Sighting {
  side: number;
  handle: number;
  kind: Kind;
  square: string;
}

export interface CardPlayed {
  side: number;
  card: string;
  targets: readonly string[];
  /** Empty while the answer is awaited. */
  answer: '' | 'passed' | 'countered' | 'discarded';
  counter: string;
}

const text = (value: unknown): string => String(value ?? '');

/** The combats of a stretch of events, the oldest first. */
export function combats(events: readonly Told[]): Combat[] {
  const found: Combat[] = [];
  let card = '';
  let kinds = new Map<string, Kind>();
  for (const { key, values } of events) {
    const last = found.at(-1);
    switch (key) {
      case 'event-played':
        card = text(values.card);
        break;
      case 'event-seen':
        kinds = new Map(kinds).set(text(values.square), values.kind as Kind);
        if (last && !last.totals && last.defender.square === values.square) last.defender.kind = values.kind as Kind;
        break;
      case 'event-attacked':
      case 'event-fired':
        found.push(begun(key === 'event-attacked' ? 'contact' : 'ranged', values, { side: Number(values.seat), kind: values.kind as Kind, square: text(values.from) }));
        break;
      case 'event-struck':
        found.push({ ...begun('strike', values, { side: 1 - Number(values.seat), kind: null, square: '', card }), defender: { side: Number(values.seat), kind: values.kind as Kind, square: text(values.square) } });
        break;
      case 'event-rolled':
        if (last) last.dice = [numbers(values, 'one', 'two'), numbers(values, 'three', 'four')];
        break;
      case 'event-totals':
        if (last) {
          last.modifiers = [Number(values.attack), Number(values.defence)];
          last.totals = [Number(values.attacker), Number(values.defender)];
        }
        break;
      case 'event-held':
        if (last) last.result = say('offensive-result-held', {}, 'offensive');
        break;
      case 'event-tied':
        if (last) last.result = say('offensive-result-tied', {}, 'offensive');
        break;
      case 'event-exploded':
        if (last) last.result = say('offensive-result-exploded', { marker: text(values.kind) }, 'offensive');
        break;
      case 'event-destroyed':
        if (last) lost(last, values);
        break;
      case 'event-drew':
        if (last && last.totals) last.drawn = say('offensive-drew', { card: cardWord(text(values.card)) }, 'offensive');
        break;
    }
  }
  return found.map((combat) => (combat.result ? combat : { ...combat, result: say('offensive-result-marker', {}, 'offensive') }));
}

function begun(kind: Combat['kind'], values: Told['values'], attacker: Fighter): Combat {
  const defender = { side: 1 - attacker.side, kind: null, square: text(values.square) };
  return { kind, attacker, defender, dice: null, modifiers: null, totals: null, result: '', drawn: '' };
}

function numbers(values: Told['values'], ...names: string[]): number[] {
  return names.map((name) => Number(values[name] ?? 0)).filter((pips) => pips > 0);
}

function lost(combat: Combat, values: Told['values']): void {
  const kind = values.kind as Kind;
  if (Number(values.seat) === combat.defender.side) combat.defender.kind = kind;
  if (!combat.result) combat.result = say('offensive-result-destroyed', { kind: kindWord(kind) }, 'offensive');
}

/** The cards of a stretch of events, the oldest first, each with its targets and the answer to it. */
export function cardsPlayed(events: readonly Told[]): CardPlayed[] {
  const found: CardPlayed[] = [];
  for (const { key, values } of events) {
    const last = found.at(-1);
    if (key === 'event-played' || key === 'event-discarded') {
      found.push({ side: Number(values.seat), card: text(values.card), targets: [], answer: key === 'event-discarded' ? 'discarded' : '', counter: '' });
    } else if (last && key === 'event-aimed') last.targets = [...last.targets, text(values.square)];
    else if (last && key === 'event-aimed-at-kind') last.targets = [...last.targets, kindWord(text(values.kind))];
    else if (last && key === 'event-let-pass') last.answer = 'passed';
    else if (last && key === 'event-countered') [last.answer, last.counter] = ['countered', text(values.card)];
  }
  return found;
}

/** The ways that pieces went. */
export function trails(events: readonly Told[]): Trail[] {
  return events.filter(({ key }) => key === 'event-moved').map(({ values }) => ({ side: Number(values.seat), from: text(values.from), to: text(values.square) }));
}

/** Everything told since the present manche began. */
export function thisManche(past: readonly Told[]): readonly Told[] {
  const start = past.findLastIndex(({ key }) => key === 'event-manche');
  return start < 0 ? [] : past.slice(start);
}

/** Enemy pieces seen in this manche, each where it was seen last. */
export function sightings(events: readonly Told[], seat: number): Sighting[] {
  const seen = new Map<string, Sighting>();
  for (const { key, values } of events) {
    if (key !== 'event-seen' || Number(values.seat) === seat) continue;
    const one = { side: Number(values.seat), handle: Number(values.handle), kind: values.kind as Kind, square: text(values.square) };
    seen.set(`${one.side} ${one.handle}`, one);
  }
  return [...seen.values()];
}
