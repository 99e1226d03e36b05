// Pointing at the map: which unit is chosen, what it is aimed at, and what a click, a drag or a key means there.

import { tick } from 'svelte';
import { announce } from '../../frame/announce.svelte';
import { pending } from '../../frame/pending.svelte';
import type { View } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { say } from '../../lib/texts.svelte';
import type { BoardProps, Do } from '../types';
import { bySquare, offers, type Option } from './actions';
import { isUnit, type Piece } from './board';
import type { Camera } from './camera.svelte';
import type { Draft } from './draft.svelte';
import { column, nameOf, row } from './ground';
import { Orders } from './orders.svelte';
import { ableUnits, goodShots, planOf, type Situation } from './plan';
import { missedBecause, type Missed } from './planner';
import type { Shows } from './reach';
import { chancesWord, optionWord, pieceWord, squareWord } from './words';

/** What happens around the map. */
export interface Moment extends Situation {
  view: View;
  still: boolean;
  /** Whether units wait for their place. */
  placing: boolean;
  draft: Draft;
}

const ATTACKS = ['contact', 'fire'];

export class Command {
  /** The square looked at, that of the keyboard's cursor, and the one an attack is shown for; -1 for none. */
  chosen = $state(-1);
  cursor = $state(-1);
  target = $state(-1);
  /** A target that the chosen unit does not reach, and why. */
  missed = $state.raw<Missed | null>(null);
  shows = $state<Shows>({ sight: true, fire: true, cover: false, letters: false });
  readonly unit = $derived.by(() => (this.chosen >= 0 ? (this.now().field.at.get(this.chosen) ?? null) : null));
  readonly commands = $derived.by(() => ['UNITS', 'UNIT'].includes(this.now().point));
  readonly offered = $derived.by(() => {
    const { still, placing, draft } = this.now();
    return bySquare(placing ? draft.places() : still ? [] : planOf(this.now(), this.unit));
  });
  readonly able = $derived.by((): Piece[] => (this.now().still ? [] : ableUnits(this.now())));
  readonly ending = $derived.by(() => (['end-cards', 'end-manche'] as const).find((name) => offers(this.now().choices, { do: name })) ?? null);

  private readonly orders = new Orders();
  private wished = -1;
  private warned: unknown;
  private manche = '';
  private byKeys = false;

  constructor(
    private readonly now: () => Moment,
    private readonly camera: Camera,
    private readonly asking: Pick<BoardProps, 'act' | 'look' | 'explain'>,
  ) {}

  /** A new view ends what was pointed out; a gesture of several decisions goes on, unless something new was seen. */
  follow(met: boolean): void {
    const { view, field, point, still } = this.now();
    const manche = `${field.turn} ${field.side} ${field.part === 'over'}`;
    if (manche !== this.manche) this.chosen = -1;
    this.manche = manche;
    this.target = -1;
    this.missed = null;
    // The frame forgets its last reason when a new view comes, so this one waits until it has.
    if (met && this.orders.drop()) void tick().then(() => this.asking.explain(say('offensive-halted', {}, 'offensive')));
    if (field.selected >= 0) this.chosen = field.selected;
    else if (this.chosen >= 0 && !field.at.has(this.chosen)) this.chosen = -1;
    if (!still && this.orders.go(view, this.asking.act)) return;
    if (this.wished >= 0 && point === 'UNITS') this.chosen = this.wished;
    this.wished = -1;
  }

  give(way: readonly Do[]): void {
    pending.clear();
    this.orders.give(way, this.now().view, this.asking.act);
  }

  /** Carry a decision out, after a confirmation where the device asks for one. */
  decide(wanted: Do, question = ''): void {
    if (question && settings.confirm) pending.ask(question, () => this.give([wanted]));
    else this.give([wanted]);
  }

  /** Say why something is not allowed. */
  async why(wanted: Do): Promise<void> {
    try {
      await this.asking.look(wanted);
    } catch (error) {
      this.asking.explain(error instanceof Error ? error.message : String(error));
    }
  }

  pick(square: number): void {
    const { view, field, point, still, placing, draft } = this.now();
    if (placing) return draft.touch(square) ? announce(squareWord(field, square, [])) : this.examine(square);
    if (still) return this.examine(square);
    const here = this.offered.get(square) ?? [];
    if (here.length) return here.every(({ kind }) => ['move', 'target', 'place'].includes(kind)) ? this.give(here[0]!.way) : this.aim(square, here);
    const piece = field.at.get(square);
    if (this.commands && piece?.side === view.seat) return isUnit(piece.kind) ? this.choose(square) : this.examine(square);
    if (point === 'TARGET') void this.why({ do: 'target', square: nameOf(field.ground, square) });
    if (point === 'FREE') void this.why({ do: 'place', square: nameOf(field.ground, square) });
    if (this.commands && this.unit && this.unit.side === view.seat && this.chosen !== square) return this.notWith(this.unit, square);
    this.examine(square);
  }

  /** An attack or work on a square: shown first with its chances, done by its button or by pointing again. */
  private aim(square: number, here: readonly Option[]): void {
    const alone = here.length === 1 ? here[0]! : null;
    if (alone && (this.target === square || !settings.confirm)) return this.give(alone.way);
    this.target = square;
    this.missed = null;
    announce(squareWord(this.now().field, square, here));
    if (!alone) return void this.toDesk();
    pending.ask(say('offensive-aim', { what: optionWord(alone), square: alone.name, chances: alone.forecast ? chancesWord(alone.forecast) : '' }, 'offensive'), () => this.give(alone.way));
  }

  /** Who uses the map by keys goes on among the buttons of the desk, and comes back when one was pressed. */
  private async toDesk(): Promise<void> {
    this.byKeys = document.activeElement?.matches('[data-testid=map].byKeys') ?? false;
    await tick();
    if (this.byKeys) document.querySelector<HTMLElement>('[data-option]')?.focus();
  }

  carryOut(one: Option): void {
    this.give(one.way);
    if (this.byKeys) document.querySelector<SVGSVGElement>('[data-testid=map]')?.focus();
    this.byKeys = false;
  }

  choose(square: number): void {
    const { field, point, choices } = this.now();
    if (point === 'UNIT' && field.selected !== square) {
      if (!offers(choices, { do: 'back' })) return this.asking.explain(say('offensive-use-first', { square: nameOf(field.ground, field.selected) }, 'offensive'));
      this.wished = square;
      return this.give([{ do: 'back' }]);
    }
    this.examine(square);
    if (!field.at.get(square)?.active && point === 'UNITS') void this.why({ do: 'select', square: nameOf(field.ground, square) });
  }

  private notWith(unit: Piece, square: number): void {
    const { rules, field, point } = this.now();
    const enemy = field.at.get(square);
    const name = nameOf(field.ground, square);
    this.missed = enemy && enemy.side !== unit.side && (unit.attacks ?? 0) > 0 ? missedBecause(rules, field, unit, square) : null;
    if (this.missed) return this.asking.explain(say(this.missed.key, this.missed.values, 'offensive'));
    if (point === 'UNIT') return void this.why({ do: enemy ? 'contact' : 'move', square: name });
    this.asking.explain(say('offensive-not-with-it', { unit: pieceWord(unit), from: nameOf(field.ground, unit.square), to: name }, 'offensive'));
    this.examine(square);
  }

  examine(square: number): void {
    this.chosen = square;
    this.target = -1;
    this.missed = null;
    announce(squareWord(this.now().field, square, []));
  }

  leave(): void {
    this.chosen = this.now().field.selected;
    this.target = -1;
    this.missed = null;
    pending.clear();
  }

  /** Whether something on the square can be taken along. */
  grabs(square: number): boolean {
    const { view, field, still, placing, draft } = this.now();
    if (still) return false;
    if (placing) return draft.holds(square);
    const piece = field.at.get(square);
    return this.commands && piece?.side === view.seat && (piece.active || field.selected === square);
  }

  drop(from: number, to: number): void {
    const { placing, draft } = this.now();
    if (placing) return draft.move(from, to);
    this.choose(from);
    if (from !== to && this.chosen === from) this.pick(to);
  }

  nextUnit(step = 1): void {
    if (!this.able.length) return;
    const at = this.able.findIndex(({ square }) => square === this.chosen);
    const next = this.able[(at + step + this.able.length) % this.able.length]!;
    this.choose(next.square);
    this.look(next.square);
  }

  /** The keyboard's cursor goes to the next square where the chosen unit can attack. */
  private nextTarget(): void {
    const targets = [...this.offered].filter(([, here]) => here.some(({ kind }) => ATTACKS.includes(kind))).map(([square]) => square);
    const next = targets[(targets.indexOf(this.cursor) + 1) % targets.length];
    if (next === undefined) return announce(say('offensive-no-target-here', {}, 'offensive'));
    this.look(next);
    announce(squareWord(this.now().field, next, this.offered.get(next) ?? []));
  }

  look(square: number): void {
    const { ground } = this.now().field;
    this.cursor = square;
    this.camera.show(column(ground, square), row(ground, square));
  }

  /** Go on from the cards to the units, or end the manche, with a warning where good shots would be wasted. */
  end(): void {
    const { view, field } = this.now();
    if (!this.ending) return;
    if (this.ending === 'end-cards') return this.give([{ do: 'end-cards' }]);
    const good = goodShots(this.now());
    const wanted = { do: 'end-manche' };
    if (good.length && this.warned !== view) {
      this.warned = view;
      const squares = good.map(({ square }) => nameOf(field.ground, square)).join(' · ');
      pending.ask(say('offensive-end-warning', { count: good.length, squares }, 'offensive'), () => this.give([wanted]));
      announce(pending.text);
    } else this.decide(wanted, this.able.length && this.warned !== view ? say('offensive-end-able', { count: this.able.length }, 'offensive') : '');
  }

  key(pressed: string): boolean {
    const keys: Record<string, () => unknown> = {
      n: () => this.nextUnit(),
      p: () => this.nextUnit(-1),
      t: () => this.nextTarget(),
      f: () => this.end(),
      e: () => (this.shows.sight = !this.shows.sight),
      a: () => (this.shows.fire = !this.shows.fire),
      escape: () => this.leave(),
    };
    const act = keys[pressed.toLowerCase()];
    act?.();
    return act !== undefined;
  }
}
