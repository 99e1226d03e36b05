// What waits for me, asked for again now and then wherever I am on the page; the tab shows how much it is.

import { get, post } from './api';
import type { MyNotice, MyNotices } from './protocol';

const EVERY = 20_000;
/** In the background nobody sees more than the tab. */
const RARELY = 60_000;

class Notices {
  all = $state.raw<readonly MyNotice[]>([]);
  /** The table that is open: what waits there is in plain sight. */
  here = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;

  /** What waits anywhere else. */
  get elsewhere(): readonly MyNotice[] {
    return this.all.filter(({ table }) => table !== this.here);
  }

  get invitations(): readonly MyNotice[] {
    return this.all.filter(({ kind }) => kind === 'invitation');
  }

  open(): void {
    document.addEventListener('visibilitychange', this.look);
    void this.refresh();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.look);
    clearTimeout(this.timer);
    this.all = [];
    this.badge();
  }

  private look = (): void => {
    if (document.visibilityState === 'visible') void this.refresh();
  };

  async refresh(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    clearTimeout(this.timer);
    try {
      this.all = (await get<MyNotices>('/me/notices')).notices;
      this.badge();
    } catch {
      // What was known stays until the house answers again.
    } finally {
      this.asking = false;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.refresh(), document.visibilityState === 'visible' ? EVERY : RARELY);
    }
  }

  async decline(table: string): Promise<void> {
    await post(`/tables/${table}/decline`);
    await this.refresh();
  }

  /** A title for the tab, with the number of things that wait elsewhere. */
  title(text: string, count = this.elsewhere.length): string {
    return count ? `(${count}) ${text}` : text;
  }

  /** An installed page has a badge on its icon; browsers know it over https alone. */
  private badge(): void {
    const device = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
    const shown = this.all.length ? device.setAppBadge?.(this.all.length) : device.clearAppBadge?.();
    shown?.catch(() => undefined);
  }
}

export const notices = new Notices();
