import { expect, test } from 'vitest';
import type { View } from '../../lib/protocol';
import { offers, type Offer } from './offers';
import { board, choices, player, view } from './table.sample';

const found = (of: View): Offer[] => offers(of, of.decision?.choices ?? []).flatMap((group) => group.offers);
const named = (of: View): string[] => found(of).map(({ key, portal, why }) => [key, portal, why].filter(Boolean).join(' '));

test('a play: the dice, and every listed portal of the others with its chance', () => {
  const table = board([player(), player({ portals: ['P03', 'P04'], listed: ['P03'] }), player({ portals: ['P05'], listed: ['P05'], contre: 0 })]);
  const shown = found(view('PLAY', table, choices({ do: 'roll' }, { do: 'opa', portal: 'P03' }, { do: 'opa', portal: 'P05' })));
  expect(shown.map(({ key, portal, notes }) => [key, portal, ...notes])).toEqual([['roll', undefined], ['opa', 'P03', 'one-in-four'], ['opa', 'P05', 'one-in-two']]);
});

test('bids out of reach stay in sight with the reason', () => {
  const others = [player({ portals: ['P03'], listed: ['P03'] })];
  expect(named(view('PLAY', board([player({ cash: 45_000 }), ...others]), choices({ do: 'roll' })))).toEqual(['roll', 'opa P03 takeover-cash']);
  expect(named(view('PLAY', board([player({ opa: 0 }), ...others]), choices({ do: 'roll' })))).toEqual(['roll', 'opa P03 no-opa']);
});

test('Silicon Valley shows all six choices and why some are missing', () => {
  const table = board([player({ cash: 10_000 }), player()], { stacks: { ...board([]).stacks, accesses: 0 } });
  const allowed = choices({ do: 'pass' }, { do: 'services', cards: 'S' });
  expect(named(view('SILICON', table, allowed))).toEqual(['services-S', 'services-A stock', 'services-SA stock', 'services-SS cash', 'services-AA stock', 'pass']);
});

test('the @ sells what opponents hold unbound and unlisted', () => {
  const table = board([player({ cash: 15_000, sites: 3 }), player({ portals: ['P03', 'P07'], listed: ['P03'], sites: 1 }), player({ out: 1 })]);
  const allowed = choices({ do: 'pass' }, { do: 'listing' }, { do: 'take-card', seat: 1, card: 'site' });
  expect(named(view('AT_MENU', table, allowed))).toEqual(['listing', 'pass', 'opa P03 takeover-cash', 'take-portal P07 cash', 'take-site']);
});

test('a debtor sees what each sale brings and what it breaks up', () => {
  const me = player({ cash: 0, sites: 1, portals: ['P07', 'P08'], listed: ['P07'], opa: 1, contre: 0 });
  const debt = { debtor: 0, to: 'player', creditor: 1, portal: null, why: 'royalties', amount: 60_000, cash: 0, short: 60_000, can_raise: 60_000, insolvent: false, offered: null };
  const allowed = choices({ do: 'sell-card', card: 'site' }, { do: 'sell-card', card: 'opa' }, { do: 'sell-portal', portal: 'P07' }, { do: 'sell-portal', portal: 'P08' }, { do: 'sell-listing', portal: 'P07' });
  const shown = (rich: number): unknown[] => found(view('LIQUIDATE', board([me, player({ cash: rich })], { debt }), allowed)).map(({ key, money, notes }) => [key, money, ...notes]);
  expect(shown(100_000)).toEqual([['sell-site', 5_000], ['sell-opa', 20_000, 'creditor-first'], ['sell-portal', 10_000], ['sell-portal', 10_000, 'relists'], ['sell-listing', 5_000, 'unbinds']]);
  expect(shown(15_000)).toContainEqual(['sell-opa', 10_000]);
});

test('every choice that the server allows can be pressed', () => {
  const table = board([player({ portals: ['P01', 'P02'], sites: 1, accesses: 1 }), player()]);
  const allowed = choices({ do: 'list', portal: 'P01' }, { do: 'list', portal: 'P02' }, { do: 'pass' });
  expect(found(view('LIST', table, allowed)).filter(({ why }) => !why).map((offer) => offer.do)).toEqual(allowed.map((choice) => choice.do));
});
