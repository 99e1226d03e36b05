// The address to give to others: one that their devices reach, never this device's own name for itself.

const OWN = /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/i;

/** Whether an address means the device that asks, whichever that is. */
export function isOwn(address: string): boolean {
  try {
    return OWN.test(new URL(address).hostname);
  } catch {
    return true;
  }
}

export interface Invitation {
  link: string;
  /** Whether other devices can follow it. */
  reachable: boolean;
}

/** The link to a table. The address the page was opened with is known to work; only its own name for itself is replaced. */
export function invitation(origin: string, offered: string, table: string): Invitation {
  const base = isOwn(origin) && offered && !isOwn(offered) ? offered : origin;
  return { link: `${base.replace(/\/+$/, '')}/t/${table}`, reachable: !isOwn(base) };
}
