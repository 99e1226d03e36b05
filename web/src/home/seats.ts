// A table in words: who sits there, whose turn it is, which rules and clock hold.

import type { OptionInfo, Pace, SeatInfo, TableInfo } from '../lib/protocol';
import { say, texts } from '../lib/texts.svelte';

/** A bot in two parts: its name, and after the comma of its level's words what it is. */
function bot({ kind, name }: SeatInfo): [string, string] | null {
  if (kind !== 'bot' || !texts.has(`bot-${name}`)) return null;
  const [called, ...rest] = say(`bot-${name}`).split(', ');
  return [called!, rest.join(', ')];
}

/** What a bot is, beside its name; empty for everybody else. */
export function level(seat: SeatInfo): string {
  return bot(seat)?.[1] ?? '';
}

/** What a seat is called. On a shared device everybody is the same person, so players have numbers there; bots of one name have them too. */
export function seatName(info: TableInfo, number: number): string {
  const seat = info.seats[number];
  if (!seat || seat.kind === 'free') return say('frame-seat', { seat: number + 1 });
  const [called] = bot(seat) ?? [];
  if (called) {
    const alone = info.seats.every((other, at) => at === number || (bot(other)?.[0] ?? other.name) !== called);
    return alone ? called : say('frame-bot', { name: called, seat: number + 1 });
  }
  if (info.hot_seat || !seat.name || (seat.kind === 'bot' && seat.name === 'person')) return say('frame-player', { seat: number + 1 });
  return seat.name;
}

/** A name in two parts: what may be cut where it is narrow, and in brackets what tells it from others of its kind. */
export function parted(name: string): [string, string] {
  const [, first, rest] = /^(.*?)\s*(\([^()]*\))?$/s.exec(name)!;
  return [first!, rest ?? ''];
}

/** Everybody at a table, free seats left out. */
export function company(info: TableInfo): string {
  if (info.hot_seat) return say('home-around', { count: info.seats.length });
  const taken = info.seats.map((seat, number) => (seat.kind === 'free' ? '' : seatName(info, number))).filter(Boolean);
  return taken.length ? texts.list(taken) : say('home-nobody-yet');
}

export function freeSeats(info: TableInfo): number {
  return info.seats.filter((seat) => seat.kind === 'free').length;
}

/** The value of an option in words; a number that has none stands for itself. */
export function optionText(game: string, name: string, value: string | number | boolean): string {
  const key = `option-${name}-${String(value)}`;
  return typeof value === 'number' && !texts.has(key, game) ? texts.number(value) : say(key, {}, game);
}

/** The options in which a table differs from what is usual, each in words, the variant always first. */
export function unusual(options: TableInfo['options'], known: readonly OptionInfo[], game: string): string[] {
  return known
    .filter((option) => option.name in options && (option.name === 'variant' || options[option.name] !== option.default))
    .map((option) =>
      option.name === 'variant'
        ? optionText(game, option.name, options[option.name]!)
        : say('home-option', { name: say(`option-${option.name}`, {}, game), value: optionText(game, option.name, options[option.name]!) }),
    );
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time in the largest unit that fits it exactly: "3 days", "90 seconds". */
export function duration(seconds: number, language: string = texts.language): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? UNITS[3];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** Clock rules in words. */
export function paceText(pace: Pace): string {
  const time = duration(pace.seconds ?? 0);
  if (pace.kind === 'move') return say('home-pace-move', { time });
  if (pace.kind === 'game') return say('home-pace-game', { time, more: duration(pace.increment ?? 0) });
  return say('home-pace-none');
}
