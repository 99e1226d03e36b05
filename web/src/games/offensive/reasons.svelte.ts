// Why cards cannot be played: asked once for each hand, told beside each card in the language spoken then.

import type { Choice } from '../../lib/protocol';
import type { BoardProps } from '../types';
import { offers } from './actions';
import type { Field } from './board';

export class Reasons {
  found = $state.raw<Readonly<Record<string, Error>>>({});
  private asked = '';

  async ask(field: Field, choices: readonly Choice[], look: BoardProps['look']): Promise<void> {
    const cards = field.hand.filter((card, place) => field.hand.indexOf(card) === place && !offers(choices, { do: 'play', card }));
    const about = `${field.turn} ${cards.join(' ')}`;
    if (about === this.asked) return;
    this.asked = about;
    const found: Record<string, Error> = {};
    await Promise.all(cards.map((card) => look({ do: 'play', card }).catch((error: unknown) => error instanceof Error && (found[card] = error))));
    if (about === this.asked) this.found = found;
  }
}
