// What this device prefers: theme, sounds, whether turn-ending moves are confirmed, whether own cards are covered, whether chances are shown.

export type Theme = 'system' | 'light' | 'dark';

const dark = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  theme = $state<Theme>(kept('theme', 'system'));
  sounds = $state<boolean>(kept('sounds', false));
  confirm = $state<boolean>(kept('confirm', true));
  covered = $state<boolean>(kept('covered', false));
  chances = $state<boolean>(kept('chances', false));

  constructor() {
    this.show();
    dark.addEventListener('change', () => this.show());
  }

  set<K extends 'theme' | 'sounds' | 'confirm' | 'covered' | 'chances'>(name: K, value: this[K]): void {
    this[name] = value;
    try {
      localStorage.setItem(name, JSON.stringify(value));
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
    this.show();
  }

  private show(): void {
    const night = this.theme === 'dark' || (this.theme === 'system' && dark.matches);
    document.documentElement.dataset.theme = night ? 'dark' : 'light';
  }
}

function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export const settings = new Settings();
