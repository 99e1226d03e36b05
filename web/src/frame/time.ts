// Time left on a clock, as a player reads it.

import { say } from '../lib/texts.svelte';

/** A started second counts: 0:00 is shown only when nothing is left. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 86400) return say('frame-days', { days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) });
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
