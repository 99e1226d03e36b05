// Every die and draw of a finished game, computed again from what was sealed before it and opened after it.
//
// It knows no game: the record says, for each entry, out of how many each number was drawn and what came. The protocol is
// that of the server's core (fairness, chance).

import { fromHex, hmac, joined, sha256, toHex } from './sha256';

export interface Entry {
  seq: number;
  kind: 'new' | 'move' | 'undo' | 'resign' | 'clock' | 'bot' | 'rules';
  ply: number;
  to?: number | null;
  crossing?: boolean;
  draws?: readonly (readonly [number, number])[];
}

export interface GameRecord {
  header: { table: string; seats: readonly string[]; promises?: readonly (string | null)[] } & { [field: string]: unknown };
  fairness: {
    commitment: string;
    entropy_commitments: readonly (string | null)[];
    secret?: string | null;
    entropies?: readonly (string | null)[] | null;
  };
  log: readonly Entry[];
}

/** What was computed, and the first thing that does not fit, as the key of a sentence with its values. */
export interface Verdict {
  draws: number;
  entries: number;
  /** Seats that had a part in the dice. */
  promises: number;
  /** Seats that had promised a part which is not in them. */
  unopened: number[];
  flaw: { key: string; values: Record<string, string | number> } | null;
}

const bytes = new TextEncoder();
const NOTHING = new Uint8Array(32);

/** JSON with sorted keys and no spaces: one spelling for one value. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (typeof data === 'object' && data !== null) {
    const fields = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`).join(',')}}`;
  }
  return JSON.stringify(data);
}

/** The numbers that a seed gives, one after the other. */
export class Keyed {
  private block = 0;
  private words: number[] = [];

  constructor(private readonly seed: Uint8Array) {}

  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  private word(): number {
    if (this.words.length === 0) {
      const number = new DataView(new ArrayBuffer(4));
      number.setUint32(0, this.block++);
      const digest = new DataView(sha256(joined(this.seed, new Uint8Array(number.buffer))).buffer);
      this.words = Array.from({ length: 8 }, (_, index) => digest.getUint32(4 * index));
    }
    return this.words.shift()!;
  }
}

/** The seed of one ply; the epoch counts the undos that crossed a revelation. */
export function plySeed(key: Uint8Array, table: string, ply: number, epoch: number): Uint8Array {
  return hmac(key, bytes.encode(canonical([table, ply, epoch])));
}

/** Check the seals, then every draw. `published` is the seal that the table showed while it was played. */
export function verify(record: GameRecord, published = record.fairness.commitment): Verdict {
  const verdict: Verdict = { draws: 0, entries: record.log.length, promises: 0, unopened: [], flaw: null };
  const flaw = (key: string, values: Record<string, string | number> = {}): Verdict => ({ ...verdict, flaw: { key, values } });
  const { commitment, entropy_commitments: promised, secret, entropies } = record.fairness;
  if (!secret || !entropies) return flaw('record-not-opened');
  if (commitment !== published) return flaw('record-commitment');
  const header = sha256(bytes.encode(canonical(record.header)));
  if (toHex(sha256(joined(fromHex(secret), header))) !== commitment) return flaw('record-commitment');
  const seats = record.header.seats.length;
  if (entropies.length !== seats || promised.length !== seats) return flaw('record-entropies');
  // The host was bound to the promises by his seal, so he cannot say later that a seat had made none.
  if (record.header.promises && canonical(record.header.promises) !== canonical(promised)) return flaw('record-promises');
  for (const [seat, entropy] of entropies.entries()) {
    if (entropy === null) {
      if (promised[seat] !== null) verdict.unopened.push(seat);
      continue;
    }
    if (toHex(sha256(fromHex(entropy))) !== promised[seat]) return flaw('record-entropy', { seat: seat + 1 });
    verdict.promises++;
  }
  const parts = entropies.map((entropy) => (entropy === null ? NOTHING : fromHex(entropy)));
  const key = sha256(joined(bytes.encode('tablee/1'), fromHex(secret), ...parts));
  let ply = -1;
  let epoch = 0;
  for (const entry of record.log) {
    if (entry.kind === 'undo') {
      ply = entry.to ?? -1;
      if (entry.crossing) epoch++;
    } else if (entry.kind === 'rules') {
      // What was played under older rules is left out; the dice that follow are new ones.
      if (entry.ply <= ply) ply = entry.ply;
      epoch++;
    } else if (entry.kind !== 'bot') ply++;
    if (entry.ply !== ply) return flaw('record-ply', { entry: entry.seq });
    const chance = new Keyed(plySeed(key, record.header.table, ply, epoch));
    for (const [n, result] of entry.draws ?? []) {
      if (!Number.isInteger(n) || n < 1 || n > 2 ** 32 || chance.below(n) !== result) return flaw('record-draws', { entry: entry.seq });
      verdict.draws++;
    }
  }
  return verdict;
}
