// What the coach found, put into words and lines.

import type { Advice, Hint, Moment, Reason, Reviewed, Step, View } from './protocol';
import { say, texts } from './texts.svelte';

export const RATINGS = ['best', 'good', 'slip', 'mistake', 'blunder'] as const;
export type Rating = (typeof RATINGS)[number];
/** A sign for each rating, beside its colour and its name. */
export const SIGNS: Record<Rating, string> = { best: '✓', good: '·', slip: '?!', mistake: '?', blunder: '??' };

/** A chance in per cent; a change with its sign. */
export function percent(share: number, signed = false, digits = 0): string {
  return new Intl.NumberFormat(texts.language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: signed ? 'exceptZero' : 'auto' }).format(share).replace('-', '\u2212');
}

/** Parts of one whole in whole points of a hundred that add up to 100, the largest remainders rounded up. */
export function hundredths(shares: readonly number[]): number[] {
  const exact = shares.map((share) => round(share * 100, 6));
  const points = exact.map(Math.floor);
  const missing = 100 - points.reduce((sum, one) => sum + one, 0);
  const order = exact.map((_, at) => at).sort((one, other) => exact[other]! - points[other]! - (exact[one]! - points[one]!) || one - other);
  for (const at of order.slice(0, Math.max(0, missing))) points[at]!++;
  return points;
}

/** Everybody's chances in per cent as they stand side by side. */
export function percentages(chances: readonly number[]): string[] {
  return hundredths(chances).map((points) => percent(points / 100));
}

/** What speaks for a choice and what against it, as a clause; empty if no term does by itself. Two gains are one clause where the game has words for both. */
function because(reasons: readonly Reason[], game: string): string {
  const clause = ({ term, gain }: Reason): string => say(`term-${term}`, { way: gain > 0 ? 'up' : 'down' }, game);
  const gains = reasons.filter(({ gain }) => gain > 0);
  const costs = reasons.filter(({ gain }) => gain < 0).map(clause);
  const [one, other] = gains;
  if (!one) return '';
  const pairs = other ? [`term-${one.term}-and-${other.term}`, `term-${other.term}-and-${one.term}`] : [];
  const both = pairs.find((key) => texts.has(key, game));
  const said = both ? [say(both, {}, game)] : gains.map(clause);
  const values = { gain: said[0]!, more: said[1] ?? '', cost: costs[0] ?? '' };
  return say(`because-${said.length > 1 ? 'two' : 'one'}${costs.length ? '-but' : ''}`, values);
}

/** A lead that is nearly none, in chances to win, and one that is plain to see. */
const EVEN = 0.01;
const CLEAR = 0.03;

export type Reasoned = Pick<Hint, 'seat' | 'choices' | 'why' | 'use' | 'opening' | 'only' | 'same' | 'stake'>;

/** Why the best choice is the best; where the second is nearly as good, that, and what the best one is useful for all the same. */
export function why({ seat, choices, why: reasons, use, opening, only, same, stake = 0 }: Reasoned, game: string): string {
  if (only || opening || same) return say(only ? 'why-only' : opening ? 'why-opening' : 'why-same');
  const [said, useful] = [because(reasons, game), because(use ?? [], game)];
  const [best = 0, second = best] = choices.map(({ chances }) => chances[seat] ?? 0);
  if (best - second >= EVEN) {
    if (said) return say('why', { because: said });
    const found = say(reasons.length ? 'why-far' : 'why-later');
    return useful ? `${found} ${say('why-useful', { because: useful })}` : found;
  }
  if (useful) return `${say('why-even')} ${say('why-first', { because: useful })}`;
  if (stake < EVEN) return say('why-all');
  return stake >= CLEAR ? `${say('why-even')} ${say('why-others')}` : say('why-even');
}

/** How a choice goes on, in words at each step's own position; empty where that cannot be foreseen. Done first, a step may lead elsewhere. */
export function sequel({ then: steps = [], either_way: eitherWay }: Pick<Advice, 'then' | 'either_way'>, now: View, inWords: (choice: Step['do'], view: View) => string): string {
  const [first] = steps;
  if (!first) return '';
  const said = steps.map(({ do: choice, view }) => inWords(choice, view));
  const isFree = eitherWay && inWords(first.do, now) === said[0];
  return say(isFree ? 'then-either' : 'then', { steps: said.reduce((before, step) => say('then-next', { steps: before, step })) });
}

/** What would have been better than a decision, in one sentence; empty if nothing, or nothing that shows. */
export function better({ verdict }: Moment, game: string, inWords: (choice: Record<string, unknown>) => string): string {
  if (!verdict?.instead || verdict.rating === 'best' || Math.round(verdict.lost * 100) === 0) return '';
  const said = because(verdict.why ?? [], game);
  const values = { best: inWords(verdict.instead), lost: percent(verdict.lost) };
  return said ? say('better', { ...values, because: said }) : say('better-plain', values);
}

/** A seat's curve through a box of this size: time to the right, certainty of victory at the top. */
export function curve(moments: readonly Pick<Moment, 'chances'>[], seat: number, width: number, height: number): string {
  const last = Math.max(1, moments.length - 1);
  return moments.map(({ chances }, at) => `${round((at / last) * width)},${round((1 - chances[seat]!) * height)}`).join(' ');
}

/** The moments behind each version of the viewer's frames: several where a viewer saw nothing of the first ones. */
export function byVersion({ versions, review }: Reviewed): Map<number, Moment[]> {
  const found = new Map<number, Moment[]>();
  versions.forEach((version, at) => found.set(version, [...(found.get(version) ?? []), review!.moments[at]!]));
  return found;
}

/** The moment that is looked at: of several behind a version the one that was picked there, else the last one by then. */
export function momentOf(versions: readonly number[], version: number, picked: number | null): number {
  if (picked !== null && versions[picked] === version) return picked;
  // A decision that was taken back has a version, but no moment.
  return Math.max(0, versions.findLastIndex((one) => one <= version));
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
