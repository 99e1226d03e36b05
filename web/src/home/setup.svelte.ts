// What somebody last chose for a game on this device: how many play, against which bot, under which rules and clock.

import type { GameInfo, Pace } from '../lib/protocol';

export type OptionValue = string | number | boolean;

interface Kept {
  players?: number;
  bot?: string;
  pace?: number;
  open?: boolean;
  rated?: boolean;
  coach?: boolean;
  options?: Record<string, OptionValue>;
}

/** Clocks to choose from; anything else can be agreed on at the table. */
export const PACES: readonly Required<Pace>[] = [
  { kind: 'none', seconds: 0, increment: 0 },
  { kind: 'move', seconds: 90, increment: 0 },
  { kind: 'game', seconds: 900, increment: 10 },
  { kind: 'move', seconds: 3 * 86_400, increment: 0 },
];

export class Setup {
  players = $state(2);
  bot = $state('');
  pace = $state(0);
  /** Whether the table is listed for everybody. */
  open = $state(false);
  /** Whether the result of a table of friends counts for their ratings: bots never sit at such a table, nor one person for all. */
  rated = $state(false);
  /** Whether players may ask the coach while they play, by whichever way they come to a table; at a rated one never. */
  coach = $state(true);
  options = $state<Record<string, OptionValue>>({});
  /** The box that is not the game's own: one that the house keeps, or with `source` one from a file. */
  edition = $state<{ hash: string; name: string; source?: string } | null>(null);

  constructor(
    readonly game: GameInfo,
    bots: readonly string[],
    usual: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
  ) {
    const kept = this.read();
    this.players = game.seats.includes(kept.players ?? 0) ? kept.players! : (game.seats[0] ?? 2);
    this.bot = bots.includes(kept.bot ?? '') ? kept.bot! : usual;
    this.pace = PACES[kept.pace ?? 0] ? (kept.pace ?? 0) : 0;
    this.open = kept.open === true;
    this.rated = kept.rated === true;
    this.coach = kept.coach !== false;
    for (const option of game.options) {
      const value = kept.options?.[option.name];
      this.options[option.name] = value !== undefined && fits(option, value) ? value : option.default;
    }
  }

  /** What differs from the usual: all that need be sent. */
  get chosen(): Record<string, OptionValue> {
    return Object.fromEntries(
      this.game.options.map((option) => [option.name, this.options[option.name]!] as const).filter(([name, value]) => value !== this.usual(name)),
    );
  }

  /** The box as it is asked for. */
  get box(): { edition?: string; edition_hash?: string } {
    if (!this.edition) return {};
    return this.edition.source === undefined ? { edition_hash: this.edition.hash } : { edition: this.edition.source };
  }

  /** Whether a table of friends is rated: only whose account is known has a rating. */
  isRated(account: boolean): boolean {
    return this.rated && account;
  }

  keep(): void {
    const { players, bot, pace, open, rated, coach, options } = this;
    try {
      this.storage.setItem(`setup ${this.game.id}`, JSON.stringify({ players, bot, pace, open, rated, coach, options }));
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  }

  private usual(name: string): OptionValue | undefined {
    return this.game.options.find((option) => option.name === name)?.default;
  }

  private read(): Kept {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(`setup ${this.game.id}`) ?? '{}');
      return typeof kept === 'object' && kept !== null ? kept : {};
    } catch {
      return {};
    }
  }
}

function fits(option: GameInfo['options'][number], value: OptionValue): boolean {
  if (option.values.length) return option.values.includes(value);
  return typeof value === 'number' && Number.isInteger(value) && value >= option.low && value <= option.high;
}
