// Every choice of the moment as a line to press: what it is, what it costs or brings, and why it is out of reach if it is.

import type { Choice, PlanetwebBoard, PlanetwebPlayer, View } from '../../lib/protocol';
import type { Do } from '../types';
import { among, contreCards, opaCards, PRICE, unlisted } from './model';

export interface Offer {
  do: Do;
  /** Its text is `planetweb-act-<key>`. */
  key: string;
  portal?: string;
  seat?: number;
  /** What is paid (negative) or gained by it, before any free passage. */
  money?: number;
  /** Further words, `planetweb-note-<key>`. */
  notes: readonly string[];
  /** Why it does not go, `planetweb-why-<key>`; empty where it goes. */
  why: string;
}

export interface Group {
  /** `planetweb-group-<key>`; no heading if it is empty. */
  key: string;
  offers: readonly Offer[];
}

type Rest = Partial<Omit<Offer, 'do' | 'key'>>;

/** The choices of the seat that decides, in groups; the first group holds what is most likely meant. */
export function offers(view: View, choices: readonly Choice[]): Group[] {
  const board = view.board as PlanetwebBoard;
  const me = board.players[view.actor];
  if (!me) return [];
  const offer = (key: string, what: Do, rest: Rest = {}): Offer => {
    const why = among(choices, what) ? '' : (rest.why ?? 'not-now');
    return { do: what, key, notes: [], ...rest, why };
  };
  switch (view.phase) {
    case 'PLAY':
      return play(board, view.actor, me, offer);
    case 'BUY_PORTAL':
      return [{ key: '', offers: [offer('buy-portal', { do: 'buy' }), offer('pass', { do: 'pass' })] }];
    case 'BUY_SITE':
    case 'BUY_ACCESS':
      return [{ key: '', offers: [offer(view.phase === 'BUY_SITE' ? 'buy-site' : 'buy-access', { do: 'buy' }), offer('pass', { do: 'pass' })] }];
    case 'SILICON':
      return [{ key: '', offers: [...services(board, me, offer), offer('pass', { do: 'pass' })] }];
    case 'LIST':
    case 'ASSIGN_LISTING':
      return [{ key: '', offers: listings(view.phase, me, choices, offer) }];
    case 'AT_MENU':
      return atMenu(board, view.actor, me, offer);
    case 'AT_SECOND':
      return [...purchases(board, view.actor, me, offer), { key: '', offers: [offer('stop', { do: 'pass' })] }];
    case 'COUNTER':
      return [{ key: '', offers: [offer('counter', { do: 'counter' }), offer('no-counter', { do: 'pass' })] }];
    case 'OPA_BUY':
      return [{ key: '', offers: [offer('take-over', { do: 'buy' }, { money: -PRICE.takeover }), offer('pass', { do: 'pass' })] }];
    case 'LIQUIDATE':
      return sales(board, me, offer);
    case 'CARD_OFFER':
      return [{ key: '', offers: [offer('buy-card', { do: 'buy' }, { money: -PRICE.creditor }), offer('no-card', { do: 'pass' })] }];
    default:
      return [];
  }
}

type Make = (key: string, what: Do, rest?: Rest) => Offer;

function targets(board: PlanetwebBoard, seat: number): { id: string; owner: number }[] {
  return board.portals.flatMap(({ id, owner, listed }) => (listed && owner !== null && owner !== seat ? [{ id, owner }] : []));
}

function play(board: PlanetwebBoard, seat: number, me: PlanetwebPlayer, offer: Make): Group[] {
  const why = opaCards(me) === 0 ? 'no-opa' : me.cash < PRICE.takeover ? 'takeover-cash' : 'not-now';
  const bids = targets(board, seat).map(({ id, owner }) =>
    offer('opa', { do: 'opa', portal: id }, { portal: id, seat: owner, notes: [contreCards(board.players[owner]!) ? 'one-in-four' : 'one-in-two'], why }),
  );
  return [{ key: '', offers: [offer('roll', { do: 'roll' })] }, ...(bids.length ? [{ key: 'opa', offers: bids }] : [])];
}

function services(board: PlanetwebBoard, me: PlanetwebPlayer, offer: Make): Offer[] {
  return (['S', 'A', 'SA', 'SS', 'AA'] as const).map((cards) => {
    const sites = cards.split('S').length - 1;
    const accesses = cards.split('A').length - 1;
    const short = board.stacks.sites < sites || board.stacks.accesses < accesses;
    const price = PRICE.card * cards.length;
    return offer(`services-${cards}`, { do: 'services', cards }, { money: -price, why: short ? 'stock' : me.cash < price ? 'cash' : 'not-now' });
  });
}

function listings(phase: string, me: PlanetwebPlayer, choices: readonly Choice[], offer: Make): Offer[] {
  const money = phase === 'LIST' ? -PRICE.card : undefined;
  const made = unlisted(me).map((portal) => offer('list', { do: 'list', portal }, { portal, money }));
  return among(choices, { do: 'pass' }) ? [...made, offer('pass', { do: 'pass' })] : made;
}

function atMenu(board: PlanetwebBoard, seat: number, me: PlanetwebPlayer, offer: Make): Group[] {
  const bids = targets(board, seat).map(({ id, owner }) =>
    offer('opa', { do: 'opa', portal: id }, { portal: id, seat: owner, money: -PRICE.takeover, notes: ['five-in-six'], why: me.cash < PRICE.takeover ? 'takeover-cash' : 'not-now' }),
  );
  const listing = offer('listing', { do: 'listing' }, { money: -PRICE.card, why: board.stacks.listings === 0 ? 'stock' : 'cash' });
  return [
    { key: '', offers: [listing, offer('pass', { do: 'pass' })] },
    ...(bids.length ? [{ key: 'at-opa', offers: bids }] : []),
    ...purchases(board, seat, me, offer),
  ];
}

/** What opponents must sell at the @: unbound cards and unlisted portals. */
function purchases(board: PlanetwebBoard, seat: number, me: PlanetwebPlayer, offer: Make): Group[] {
  const found = board.players.flatMap((player, other) => {
    if (other === seat || player.out !== null) return [];
    const why = (price: number): string => (me.cash < price ? 'cash' : 'not-now');
    return [
      ...unlisted(player).map((portal) => offer('take-portal', { do: 'take-portal', portal }, { portal, seat: other, money: -PRICE.portal, why: why(PRICE.portal) })),
      ...(player.sites ? [offer('take-site', { do: 'take-card', seat: other, card: 'site' }, { seat: other, money: -PRICE.card, why: why(PRICE.card) })] : []),
      ...(player.accesses ? [offer('take-access', { do: 'take-card', seat: other, card: 'access' }, { seat: other, money: -PRICE.card, why: why(PRICE.card) })] : []),
    ];
  });
  return found.length ? [{ key: 'take', offers: found }] : [];
}

/** What a debtor can sell, the least painful first. */
function sales(board: PlanetwebBoard, me: PlanetwebPlayer, offer: Make): Group[] {
  const creditor = board.debt?.creditor;
  const rich = creditor !== null && creditor !== undefined && (board.players[creditor]?.cash ?? 0) >= PRICE.creditor;
  const card = rich ? PRICE.creditor : PRICE.creditor / 2;
  const cards = [
    ...(me.sites ? [offer('sell-site', { do: 'sell-card', card: 'site' }, { money: PRICE.card / 2 })] : []),
    ...(me.accesses ? [offer('sell-access', { do: 'sell-card', card: 'access' }, { money: PRICE.card / 2 })] : []),
    ...(opaCards(me) ? [offer('sell-opa', { do: 'sell-card', card: 'opa' }, { money: card, notes: rich ? ['creditor-first'] : [] })] : []),
    ...(contreCards(me) ? [offer('sell-contre', { do: 'sell-card', card: 'contre' }, { money: card, notes: rich ? ['creditor-first'] : [] })] : []),
  ];
  const waiting = unlisted(me);
  const portals = waiting.map((portal) => offer('sell-portal', { do: 'sell-portal', portal }, { portal, money: PRICE.portal / 2 }));
  const listed = me.listed.flatMap((portal) => [
    offer('sell-portal', { do: 'sell-portal', portal }, { portal, money: PRICE.portal / 2, notes: [waiting.length ? 'relists' : 'sells-listing'] }),
    offer('sell-listing', { do: 'sell-listing', portal }, { portal, money: PRICE.card / 2, notes: ['unbinds'] }),
  ]);
  return [
    ...(cards.length ? [{ key: 'sell-cards', offers: cards }] : []),
    ...(portals.length ? [{ key: 'sell-portals', offers: portals }] : []),
    ...(listed.length ? [{ key: 'sell-listed', offers: listed }] : []),
  ];
}
