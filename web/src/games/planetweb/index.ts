// Planet'Web for the table's frame.

import type { PlanetwebBoard, View } from '../../lib/protocol';
import type { Counter, GamePage } from '../types';
import Board from './Board.svelte';
import { euros } from './model';
import { choiceValues, promptValues, toldValues } from './words';

function counters(view: View, seat: number): Counter[] {
  const player = (view.board as PlanetwebBoard).players[seat];
  if (!player) return [];
  if (player.out !== null) return [{ key: 'planetweb-out', values: { place: player.out } }];
  return [{ key: 'planetweb-counter', values: { cash: euros(player.cash), listed: player.listed.length, portals: player.portals.length } }];
}

export const page: GamePage = {
  Board,
  counters,
  choiceValues,
  promptValues,
  toldValues,
  // What costs a card or gives something away for good; dice and purchases have buttons of their own.
  isFinal: (_, choice) => ['opa', 'list', 'take-card', 'take-portal', 'sell-card', 'sell-portal', 'sell-listing'].includes(String(choice.do)),
};
