// What was told so far, read backwards: the last throw, the last takeover with all its dice, and who paid whom.

import type { Told } from '../../lib/protocol';

export type Pair = readonly [number, number];

export interface Throw {
  seat: number;
  dice: Pair;
}

export interface Drama {
  seat: number;
  owner: number;
  portal: string;
  fromAt: boolean;
  /** Whether a Contre OPA was laid; null while that is open or never was a question. */
  countered: boolean | null;
  attack: Pair | null;
  attackWon: boolean | null;
  defence: Pair | null;
  defended: boolean | null;
  result: 'bought' | 'declined' | 'failed' | 'cancelled' | null;
  /** Movement rolls and bids since; where it was sought for a seat, only that seat's. */
  age: number;
}

export interface Payment {
  /** A seat, "bourse" or "pot". */
  from: number | 'bourse' | 'pot';
  to: number | 'bourse' | 'pot';
  amount: number;
  /** Its reason is `planetweb-pay-<why>`. */
  why: string;
  portal: string | null;
}

const number = (told: Told, name: string): number => Number(told.values[name] ?? 0);
const word = (told: Told, name: string): string | null => (typeof told.values[name] === 'string' ? (told.values[name] as string) : null);
const pair = (told: Told): Pair => [number(told, 'one'), number(told, 'two')];
const yes = (told: Told, name: string): boolean => told.values[name] === 'yes';

/** The last movement roll, null before the first. */
export function lastThrow(past: readonly Told[]): Throw | null {
  const found = past.findLast(({ key }) => key === 'event-rolled');
  return found ? { seat: number(found, 'seat'), dice: pair(found) } : null;
}

/** The rolls for the start, while nothing else has happened. */
export function startingRolls(past: readonly Told[]): Throw[] {
  if (past.some(({ key }) => key === 'event-rolled')) return [];
  return past.filter(({ key }) => key === 'event-starting-roll').map((told) => ({ seat: number(told, 'seat'), dice: pair(told) }));
}

const OF_A_TAKEOVER = ['event-attacked', 'event-countered', 'event-not-countered', 'event-attack-rolled'];

/** The last takeover (`of` a seat: that concerned it), as far as it went; of a game that began in the middle of one, as much as was told. */
export function lastTakeover(past: readonly Told[], of: number | null = null): Drama | null {
  const concerned = ({ values }: Told): boolean => of === null || values.seat === of || values.other === of;
  const announced = past.findLastIndex((told) => told.key === 'event-attacked' && concerned(told));
  const start = announced >= 0 ? announced : past.findIndex(({ key }) => OF_A_TAKEOVER.includes(key));
  if (start < 0) return null;
  const next = past.findIndex(({ key }, place) => place > start && key === 'event-attacked');
  const drama: Drama = {
    seat: -1,
    owner: -1,
    portal: '',
    fromAt: false,
    countered: null,
    attack: null,
    attackWon: null,
    defence: null,
    defended: null,
    result: null,
    age: 0,
  };
  for (const told of past.slice(start, next < 0 ? undefined : next)) follow(drama, told);
  const later = past.slice(start + 1).filter(({ key }) => key === 'event-rolled' || key === 'event-attacked');
  drama.age = later.filter(({ values }) => of === null || values.seat === of).length;
  const concerns = of === null || drama.seat === of || drama.owner === of;
  return drama.portal && concerns ? drama : null;
}

function follow(drama: Drama, told: Told): void {
  drama.portal ||= word(told, 'portal') ?? '';
  switch (told.key) {
    case 'event-attacked':
      drama.seat = number(told, 'seat');
      drama.owner = number(told, 'other');
      drama.fromAt = yes(told, 'from_at');
      return;
    case 'event-countered':
    case 'event-not-countered':
      drama.owner = number(told, 'seat');
      drama.countered = told.key === 'event-countered';
      return;
    case 'event-attack-rolled':
      drama.seat = number(told, 'seat');
      drama.attack = pair(told);
      drama.attackWon = yes(told, 'success');
      if (!drama.attackWon) drama.result = 'failed';
      return;
    case 'event-counter-rolled':
      drama.defence = pair(told);
      drama.defended = yes(told, 'success');
      if (drama.defended) drama.result = 'cancelled';
      return;
    case 'event-taken-over':
      drama.result = 'bought';
      return;
    case 'event-not-bought':
      drama.result = 'declined';
  }
}

const TO_BOURSE = ['bought-portal', 'bought-sites', 'bought-accesses', 'bought-listing'];
const FROM_BOURSE = ['gained', 'sold-portal', 'unlisted', 'sold-listings', 'sold-sites', 'sold-accesses', 'cards-sold'];
const TO_PLAYER = ['claim-paid', 'took-site', 'took-access', 'took-portal', 'taken-over', 'card-bought'];

/** Every payment, the oldest first; nothing is written down for what was free. */
export function payments(past: readonly Told[]): Payment[] {
  const made: Payment[] = [];
  let reason = 'loss';
  let portal: string | null = null;
  for (const told of past) {
    const key = told.key.replace('event-', '');
    const amount = number(told, 'amount');
    const seat = number(told, 'seat');
    const about = word(told, 'portal');
    const pay = (from: Payment['from'], to: Payment['to'], why = key, of = about): void => {
      if (amount > 0) made.push({ from, to, amount, why, portal: of });
    };
    if (key === 'royalties-due') [reason, portal] = ['royalties', about];
    else if (key === 'news-drawn') [reason, portal] = ['news', null];
    else if (key === 'bourse-drawn') [reason, portal] = ['loss', null];
    else if (TO_BOURSE.includes(key)) pay(seat, 'bourse');
    else if (FROM_BOURSE.includes(key)) pay('bourse', seat);
    else if (TO_PLAYER.includes(key)) pay(seat, number(told, 'other'));
    else if (key === 'pot-taken') pay('pot', seat);
    else if (key === 'paid') pay(seat, creditor(told), reason, about ?? portal);
  }
  return made;
}

function creditor(told: Told): Payment['to'] {
  if (told.values.to === 'player') return number(told, 'other');
  return told.values.to === 'portal' ? 'pot' : 'bourse';
}

/** How much went from each to each: rows pay columns; the last row and column are the Bourse with the pots. */
export function flows(paid: readonly Payment[], seats: number): number[][] {
  const place = (end: Payment['from']): number => (typeof end === 'number' ? end : seats);
  const table = Array.from({ length: seats + 1 }, () => Array<number>(seats + 1).fill(0));
  for (const { from, to, amount } of paid) table[place(from)]![place(to)]! += amount;
  return table;
}
