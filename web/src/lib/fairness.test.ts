import { expect, test } from 'vitest';
import { canonical, Keyed, verify, type GameRecord } from './fairness';
import file from './finished-game.tablee?raw';
import { fromHex, joined, sha256, toHex } from './sha256';

// A game of 70 entries between a person and a bot, with a free undo and one that crossed a revelation.
const game = (): GameRecord => JSON.parse(file) as GameRecord;

test('every draw of a real game comes out again', () => {
  expect(verify(game())).toEqual({ draws: 69, entries: 70, promises: 1, unopened: [], flaw: null });
});

test('the numbers of a seed are those of the core', () => {
  const chance = new Keyed(new Uint8Array(32));
  expect([chance.below(6), chance.below(6), chance.below(6), chance.below(6)]).toEqual([5, 0, 5, 1]);
});

test('one spelling for one value: sorted keys, no spaces, letters as they are', () => {
  expect(canonical({ b: [1, 'é\n"'], a: { d: true, c: null } })).toBe('{"a":{"c":null,"d":true},"b":[1,"é\\n\\""]}');
});

test('a changed draw is found, at its entry', () => {
  const record = game();
  const entry = record.log.find(({ kind, draws }) => kind === 'move' && draws?.length)!;
  const [n, result] = entry.draws![0]!;
  const log = record.log.map((other) => (other === entry ? { ...other, draws: [[n, (result + 1) % n] as const] } : other));
  expect(verify({ ...record, log }).flaw).toEqual({ key: 'record-draws', values: { entry: entry.seq } });
});

test('an undo across a revelation must bring new dice', () => {
  const record = game();
  const log = record.log.map((entry) => ({ ...entry, crossing: false }));
  expect(verify({ ...record, log }).flaw?.key).toBe('record-draws');
});

test('another secret, another header or another seal than the published one is no proof', () => {
  const record = game();
  expect(verify({ ...record, fairness: { ...record.fairness, secret: '00'.repeat(32) } }).flaw?.key).toBe('record-commitment');
  expect(verify({ ...record, header: { ...record.header, clock: 'move 60' } }).flaw?.key).toBe('record-commitment');
  expect(verify(record, '00'.repeat(32)).flaw?.key).toBe('record-commitment');
});

test('an entropy that was not promised is found, with its seat', () => {
  const record = game();
  const entropies = ['11'.repeat(32), null];
  expect(verify({ ...record, fairness: { ...record.fairness, entropies } }).flaw).toEqual({ key: 'record-entropy', values: { seat: 1 } });
});

test('a promise that was not kept is named, and other promises than the sealed ones are found', () => {
  const record = game();
  const left = { ...record.fairness, entropies: record.fairness.entropies!.map(() => null) };
  expect(verify({ ...record, fairness: left }).unopened).toEqual([0]);
  const header = { ...record.header, promises: ['22'.repeat(32), null] };
  const secret = record.fairness.secret!;
  const commitment = toHex(sha256(joined(fromHex(secret), sha256(new TextEncoder().encode(canonical(header))))));
  expect(verify({ ...record, header, fairness: { ...record.fairness, commitment } }).flaw?.key).toBe('record-promises');
});

test('an entry at the wrong ply is found', () => {
  const record = game();
  const log = record.log.map((entry) => (entry.seq === 5 ? { ...entry, ply: entry.ply + 1 } : entry));
  expect(verify({ ...record, log }).flaw).toEqual({ key: 'record-ply', values: { entry: 5 } });
});

test('a game whose secret is closed cannot be verified', () => {
  const record = game();
  expect(verify({ ...record, fairness: { ...record.fairness, secret: null } }).flaw?.key).toBe('record-not-opened');
});
