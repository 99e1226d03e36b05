// The draft of a deployment on this device: nothing of it is sent before every unit has its place.

import { say } from '../../lib/texts.svelte';
import type { Do } from '../types';
import { option, type Option } from './actions';
import type { Field, Piece } from './board';
import { arrange, forbids, isHeavy, type Stand, type Template } from './deployment';
import { nameOf, type Scenario } from './ground';
import { UNITS, type Unit } from './symbols';
import { kindWord } from './words';

export interface Situation {
  scenario: Scenario;
  edition: Record<string, unknown>;
  field: Field;
  /** Units of each kind that I deploy in my zone; empty when I do not deploy. */
  army: Readonly<Record<string, number>>;
}

export class Draft {
  private sketch = $state.raw<readonly Stand[]>([]);
  /** The kind of unit in hand. */
  held = $state<Unit | null>(null);
  /** Where units stand that are not sent yet. */
  readonly stands = $derived.by(() => this.sketch.filter(({ square }) => !this.now().field.at.has(square)));
  readonly waiting = $derived.by(() => {
    const { army, field } = this.now();
    return UNITS.flatMap((kind): [Unit, number][] => {
      const standing = field.pieces.filter((piece) => piece.kind === kind).length + this.stands.filter((stand) => stand.kind === kind).length;
      const left = (army[kind] ?? 0) - standing;
      return left > 0 ? [[kind, left]] : [];
    });
  });
  readonly left = $derived(this.waiting.reduce((sum, [, count]) => sum + count, 0));
  readonly pieces = $derived.by(() => this.stands.map(({ kind, square }) => drawn(this.now().field.seat, kind, square)));

  constructor(
    private readonly now: () => Situation,
    private readonly refuse: (text: string) => void,
  ) {}

  /** Where the unit in hand may stand. */
  places(): Option[] {
    const { scenario, field } = this.now();
    if (!this.held) return [];
    const kind = this.held;
    return scenario.ground.terrain.flatMap((_, square) => (this.forbidden(kind, square) ? [] : [option(field.ground, { do: 'place', square: nameOf(field.ground, square) })]));
  }

  private forbidden(kind: Unit, square: number): string {
    const { scenario, edition, field } = this.now();
    const taken = field.at.has(square) || this.stands.some((stand) => stand.square === square);
    return taken ? 'OFN-007' : forbids(scenario, field.seat, isHeavy(edition, kind), square);
  }

  holds(square: number): boolean {
    return this.stands.some((stand) => stand.square === square);
  }

  /** Take up what stands on a square, or put down what is in hand. Whether something was done. */
  touch(square: number): boolean {
    const standing = this.stands.find((stand) => stand.square === square);
    if (standing) {
      this.sketch = this.stands.filter((stand) => stand !== standing);
      this.held = standing.kind;
    } else if (this.held) this.put(this.held, square);
    else return false;
    return true;
  }

  put(kind: Unit, square: number): boolean {
    const clause = this.forbidden(kind, square);
    if (clause) {
      this.refuse(say('offensive-not-here', { square: nameOf(this.now().field.ground, square), kind: kindWord(kind), clause }, 'offensive'));
      return false;
    }
    this.sketch = [...this.stands, { kind, square }];
    this.choose();
    return true;
  }

  move(from: number, to: number): void {
    const standing = this.stands.find((stand) => stand.square === from);
    if (!standing || from === to) return;
    const others = this.stands.filter((stand) => stand !== standing);
    if (this.put(standing.kind, to)) this.sketch = [...others, { kind: standing.kind, square: to }];
    this.choose();
  }

  /** Places for all that still wait; if none do, for everything anew. */
  template(name: Template): void {
    const { scenario, edition, field } = this.now();
    const kept = this.left ? this.stands : [];
    const kinds = this.left ? this.waiting.flatMap(([kind, count]) => Array<Unit>(count).fill(kind)) : UNITS.flatMap((kind) => this.stands.filter((stand) => stand.kind === kind).map(() => kind));
    const taken = [...field.at.keys(), ...kept.map(({ square }) => square)];
    this.sketch = [...kept, ...arrange(name, scenario, field.seat, edition, kinds, taken)];
    this.choose();
  }

  clear(): void {
    this.sketch = [];
    this.choose();
  }

  /** Something that still waits comes to hand, where what was there has all been placed. */
  choose(): void {
    if (!this.waiting.some(([kind]) => kind === this.held)) this.held = this.waiting[0]?.[0] ?? null;
  }

  /** Everything that is to be sent, in the order in which units are asked for. */
  orders(): Do[] {
    const { ground } = this.now().scenario;
    return UNITS.flatMap((kind) => this.stands.filter((stand) => stand.kind === kind).map(({ square }) => ({ do: 'place', square: nameOf(ground, square) })));
  }
}

function drawn(side: number, kind: Unit, square: number): Piece {
  return {
    handle: 0,
    side,
    square,
    kind,
    up: false,
    last: null,
    cards: [],
    camouflaged: false,
    brokenDown: false,
    attacked: false,
    attackedFrom: -1,
    seenBy: [],
    points: null,
    attacks: null,
    closed: false,
    active: true,
    secret: false,
    mayBe: [],
  };
}
