// Where a replay stands and where a film of it begins.

import type { Frame } from '../../lib/protocol';

/** The place of a version in the frames: that version, else the last one before it, else the first. */
export function placeOf(frames: readonly Pick<Frame, 'version'>[], version: number): number {
  let place = 0;
  frames.forEach((frame, index) => {
    if (frame.version <= version) place = index;
  });
  return place;
}

/** Where a seat's last turn ended: from there on others acted. The start if the seat has had none yet. */
export function lastTurn(frames: readonly { view: { actor: number; over?: string | null } }[], seat: number): number {
  const last = frames.length - 1;
  let place = last;
  // While it is my turn again, what the others did before it is what I have missed.
  while (place > 0 && frames[place]!.view.actor === seat && !frames[place]!.view.over) place--;
  while (place > 0 && (frames[place]!.view.actor !== seat || frames[place]!.view.over)) place--;
  const found = frames[place]?.view.actor === seat;
  return found && place < last ? place + 1 : 0;
}
