// Where a replay stands, where a film of it begins, and what is new to the eye.

import type { Frame, Told } from './protocol';

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

type Seen = Pick<Frame, 'version' | 'events'> & { view: { actor: number; over?: string | null } };

/** What stays marked on the board: what others did since I last acted, else what I did; for a watcher the last turn. Never the set-up. */
export function unseen(frames: readonly Seen[], seat: number): Told[] {
  const last = frames.length - 1;
  const by = (place: number): number | undefined => frames[place - 1]?.view.actor;
  let from = last;
  if (seat < 0) while (from > 1 && by(from - 1) === by(last)) from--;
  else if (by(last) !== seat) from = lastTurn(frames, seat) + 1;
  return frames.slice(Math.max(1, from)).flatMap((frame) => frame.events);
}
