import { expect, test } from 'vitest';
import type { View } from '../../lib/protocol';
import type { Do } from '../types';
import { Orders } from './orders.svelte';

function view(turn: number, ...offered: Do[]): View {
  const choices = offered.map((wanted, action) => ({ action, do: wanted, text: '' }));
  return { game: 'offensive', seat: 0, actor: 0, phase: 'UNITS', board: { turn }, decision: { seat: 0, point: 'UNITS', prompt: '', automatic: false, choices } };
}
const select = { do: 'select', square: '1,1' };
const move = { do: 'move', square: '1,2' };

test('each order waits for the position that the one before leads to', () => {
  const sent: Do[] = [];
  const orders = new Orders();
  orders.give([select, move], view(1, select), (choice) => sent.push(choice));
  expect(orders.go(view(1, select), (choice) => sent.push(choice))).toBe(true);
  expect(sent).toEqual([select]);
  orders.go(view(2, move), (choice) => sent.push(choice));
  expect(sent).toEqual([select, move]);
  expect(orders.go(view(3, move), (choice) => sent.push(choice))).toBe(false);
});

test('what is no longer allowed is dropped with all that should follow', () => {
  const sent: Do[] = [];
  const orders = new Orders();
  orders.give([select, move, move], view(1, select), (choice) => sent.push(choice));
  expect(orders.go(view(2, select), (choice) => sent.push(choice))).toBe(false);
  expect(orders.go(view(3, move), (choice) => sent.push(choice))).toBe(false);
  expect(sent).toEqual([select]);
});
