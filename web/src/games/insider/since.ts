// What has happened: where pawns went, and which moment is worth a word.

import type { Told } from '../../lib/protocol';

export interface Trail {
  kind: 'step' | 'flight';
  /** Whose colour it has; -1 for a token. */
  seat: number;
  from: string;
  to: string;
}

/** The events that have come since those already seen; the frame adds to them until somebody else's turn to be marked. */
export function added(seen: readonly Told[], all: readonly Told[]): readonly Told[] {
  return seen.every((told, index) => told === all[index]) ? all.slice(seen.length) : all;
}

/** What a seat does of its own will; the end of a turn that nothing else was left for is not. */
const OWN = ['takes-seven', 'thrown', 'drew', 'stepped', 'robbed', 'played', 'relocates', 'cycled', 'passed', 'countered', 'pledges'].map((key) => `event-${key}`);

/** The events to keep in sight after some more: until I do something myself; a watcher sees one turn at a time. */
export function since(before: readonly Told[], more: readonly Told[], seat: number): readonly Told[] {
  const mine = (told: Told): boolean => (seat < 0 ? told.key === 'event-turn-begins' : OWN.includes(told.key) && told.values.seat === seat);
  return more.some(mine) ? more : [...before, ...more];
}

/** A pawn that is sent home, and from where. */
export interface Leaver {
  seat: number;
  from: string;
  base: string;
}

export function leavers(events: readonly Told[], bases: readonly string[]): Leaver[] {
  return events.filter(({ key }) => key === 'event-sent-home').map(({ values }) => ({ seat: Number(values.seat), from: String(values.from), base: bases[Number(values.seat)] ?? '' }));
}

export function trails(events: readonly Told[]): Trail[] {
  const made: Trail[] = [];
  for (const { key, values } of events) {
    const place = (name: string): string => String(values[name] ?? '');
    if (key === 'event-stepped') made.push({ kind: 'step', seat: Number(values.seat), from: place('from'), to: place('to') });
    else if (key === 'event-flew') made.push({ kind: 'flight', seat: Number(values.seat), from: place('from'), to: place('to') });
    else if (key === 'event-token-moved') made.push({ kind: 'flight', seat: -1, from: place('from'), to: place('to') });
    else if (key === 'event-swapped') {
      made.push({ kind: 'flight', seat: Number(values.seat1), from: place('from'), to: place('to') });
      made.push({ kind: 'flight', seat: Number(values.seat2), from: place('to'), to: place('from') });
    }
  }
  return made;
}

/** How much a moment matters; the most important of the newest is told in large letters. */
const WEIGHT: Record<string, number> = {
  'event-ended': 9,
  'event-evaluated': 8,
  'event-bomb-threat': 7,
  'event-meeting': 7,
  'event-repelled': 7,
  'event-countered': 6,
  'event-scandal': 6,
  'event-rumours-spread': 6,
  'event-robbed': 5,
  'event-swapped': 5,
  'event-rearranges': 5,
  'event-pledges-return': 5,
  'event-turn-skipped': 4,
  'event-token-moved': 4,
  'event-flew': 4,
  'event-played': 3,
  'event-drew': 2,
  'event-sat-down': 2,
  'event-thrown': 1,
  'event-takes-seven': 1,
};

/** Moments with a banner of their own colour. */
export const LOUD = new Set(['event-bomb-threat', 'event-meeting', 'event-evaluated', 'event-scandal', 'event-rumours-spread', 'event-repelled', 'event-ended']);

/** The moments worth telling, the weightiest first; of equals the later one. At most so many. */
export function moments(events: readonly Told[], most: number): Told[] {
  const told = events.map((event, index) => ({ event, index, weight: WEIGHT[event.key] ?? 0 })).filter(({ weight }) => weight > 0);
  told.sort((one, other) => other.weight - one.weight || other.index - one.index);
  return told
    .slice(0, most)
    .sort((one, other) => one.index - other.index)
    .map(({ event }) => event);
}

/** Throws of the running turn, the last one counts. */
export function throws(events: readonly Told[]): { dice: number[]; points: number }[] {
  const thrown = events.filter(({ key }) => key === 'event-thrown');
  return thrown.map(({ values }) => ({ dice: [Number(values.die), Number(values.other)].filter((die) => die > 0), points: Number(values.points) }));
}
