// A table of Planet'Web for tests: three players, nothing owned, everything as at the start unless said otherwise.

import type { Choice, PlanetwebBoard, PlanetwebPlayer, PlanetwebPortal, View } from '../../lib/protocol';
import type { Do } from '../types';

export function player(rest: Partial<PlanetwebPlayer> = {}): PlanetwebPlayer {
  return {
    cash: 400_000, wealth: 400_000, square: 0, portals: [], listed: [], sites: 0, accesses: 0, spare_listings: 0,
    opa: 5, opa_bourse: [], contre: 2, contre_bourse: [], libre: [], out: null, leaving: false,
    danger: { portals: 0, of_36: 0 }, takeovers_won: 0, portals_lost: 0, ...rest,
  };
}

/** The board with these players; portals follow from what they own. */
export function board(players: readonly PlanetwebPlayer[], rest: Partial<PlanetwebBoard> = {}): PlanetwebBoard {
  const portals = Array.from({ length: 18 }, (_, index): PlanetwebPortal => {
    const id = `P${String(index + 1).padStart(2, '0')}`;
    const owner = players.findIndex((one) => one.portals.includes(id));
    return { id, square: 2 * index + 1, owner: owner < 0 ? null : owner, listed: players[owner]?.listed.includes(id) ?? false, pot: 0, claims: [], earned: 0 };
  });
  return {
    active: 0, first: 0, round: 1, round_limit: 0, minutes: 0, last_round: false, play: 0, double: false, dice: null, free: false,
    players, portals, stacks: { sites: 18, accesses: 18, listings: 18, news: 36, bourse: 32, tray_opa: 15, tray_contre: 6 },
    news: null, bourse: null, purchase: null, takeover: null, debt: null, ranking: [], ...rest,
  };
}

export function choices(...wanted: Do[]): Choice[] {
  return wanted.map((what, action) => ({ action, do: what, text: '' }));
}

export function view(phase: string, of: PlanetwebBoard, allowed: readonly Choice[] = [], rest: Partial<View> = {}): View {
  const decision = allowed.length ? { seat: 0, point: phase, prompt: '', choices: allowed, automatic: false } : null;
  return { game: 'planetweb', seat: 0, actor: 0, phase, board: of, decision, ...rest };
}
