// One polite live region for screen readers: what happened, what must be decided, why something does not go.

import { untrack } from 'svelte';

class Announcer {
  text = $state('');
}

export const announcer = new Announcer();

/** Say it; saying the same again must be heard again, so the region's text always changes. */
export function announce(text: string): void {
  untrack(() => {
    announcer.text = announcer.text === text ? `${text}\u00a0` : text;
  });
}
