// Values of Planet'Web's sentences: seats and portals by their names, amounts as money is written.

import type { PlanetwebBoard, Told, View } from '../../lib/protocol';
import { say } from '../../lib/texts.svelte';
import type { About, Do, Values } from '../types';
import { boxOf, euros, inWords, portalName, PRICE, squareName } from './model';

/** What an event's sentence names. */
export function toldValues(told: Told, { edition, names }: About): Values {
  const box = boxOf(edition);
  const values: Values = {};
  for (const [name, value] of Object.entries(told.values)) {
    if (name === 'other') values.other = names[Number(value)] ?? '';
    else if (name === 'portal') values.portal = portalName(box, String(value));
    else if (name === 'square') values.square = squareName(box, Number(value));
    else if (name === 'amount' || name === 'short') values[name] = euros(Number(value));
    else if (name === 'news') values.news = inWords(box.news.get(String(value))?.title) || String(value);
    else if (name === 'bourse') values.bourse = inWords(box.bourse.get(String(value))?.title) || String(value);
  }
  return values;
}

/** What the sentence of a choice names. */
export function choiceValues(view: View, choice: Do, { edition, names }: About): Values {
  const box = boxOf(edition);
  const board = view.board as PlanetwebBoard;
  const portal = String(choice.portal ?? board.takeover?.portal ?? board.purchase?.portal ?? '');
  const owner = choice.seat ?? board.portals.find(({ id }) => id === portal)?.owner ?? board.debt?.debtor;
  return {
    portal: portalName(box, portal),
    player: names[Number(owner)] ?? '',
    card: String(choice.card ?? board.debt?.offered ?? ''),
    cards: String(choice.cards ?? ''),
    price: euros(board.takeover?.price ?? board.purchase?.price ?? PRICE.creditor),
  };
}

/** The other side of what is going on: attacker or owner, creditor or debtor. */
function otherSide(view: View, { edition, names }: About): string {
  const { takeover, debt } = view.board as PlanetwebBoard;
  if (takeover) return names[view.actor === takeover.seat ? takeover.owner : takeover.seat] ?? '';
  if (debt && view.actor !== debt.debtor) return names[debt.debtor] ?? '';
  if (debt?.to === 'player') return names[debt.creditor ?? -1] ?? '';
  return debt?.to === 'portal' ? portalName(boxOf(edition), debt.portal) : say('planetweb-the-bourse', {}, 'planetweb');
}

/** What a prompt names: the portal in question, the other side, the money. */
export function promptValues(view: View, about: About): Values {
  const { takeover, purchase, debt } = view.board as PlanetwebBoard;
  return {
    portal: portalName(boxOf(about.edition), takeover?.portal ?? purchase?.portal ?? debt?.portal ?? ''),
    other: otherSide(view, about),
    amount: euros(debt?.amount ?? takeover?.price ?? purchase?.price ?? 0),
    price: euros(takeover?.price ?? purchase?.price ?? PRICE.creditor),
    short: euros(debt?.short ?? 0),
    card: debt?.offered ?? '',
  };
}

/** The moment in one sentence, for everybody: whose decision it is and why. */
export function nowValues(view: View, about: About): Values {
  const board = view.board as PlanetwebBoard;
  return {
    ...promptValues(view, about),
    player: about.names[view.actor] ?? '',
    square: squareName(boxOf(about.edition), board.players[board.active]?.square ?? 0),
    debtor: about.names[board.debt?.debtor ?? -1] ?? '',
    why: board.debt?.why ?? '',
    to: board.debt?.to ?? '',
  };
}
