// Texts of the page, the house and the games: the same Fluent files as the server's, switched without a reload.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', en: 'English', de: 'Deutsch' };

const page = import.meta.glob<string>('../{locale,frame/locale}/*.ftl', { query: '?raw', import: 'default' });
const house = import.meta.glob<string>('../../../src/tablee/{core,tables,server,bots,coach}/locale/*.ftl', {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>(['../../../src/tablee/games/*/locale/*.ftl', '../games/*/locale/*.ftl'], {
  query: '?raw',
  import: 'default',
});

type Values = Record<string, FluentVariable>;

class Texts {
  language = $state<Language>(preferred());
  private bundles = $state.raw<Map<string, FluentBundle>>(new Map());
  /** The language and the games last asked for; what is shown follows when the texts have come. */
  private asked: Language = this.language;
  private games: string[] = [];
  private latest: Promise<void> = Promise.resolve();
  private loads = 0;

  /** Load a language, for the page and for each game named; resolves when its texts can be shown. */
  load(language: Language, ...wanted: string[]): Promise<void> {
    this.asked = language;
    this.games = [...new Set([...this.games, ...wanted])];
    this.latest = this.read(language, this.games);
    return this.latest;
  }

  /** Load the texts of games in the language that is spoken, or about to be. */
  know(...games: string[]): Promise<void> {
    return this.load(this.asked, ...games);
  }

  private async read(language: Language, names: readonly string[]): Promise<void> {
    const turn = ++this.loads;
    const shared = [...chosen(house, language), ...chosen(page, language)];
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made whole, then shown
    const loaded = new Map<string, FluentBundle>();
    loaded.set('', await bundle(language, shared));
    for (const game of names) {
      const own = chosen(games, language).filter(([path]) => path.includes(`/games/${game}/`));
      loaded.set(game, await bundle(language, [...shared, ...own]));
    }
    // Whoever switches again meanwhile gets the later language; the later load brings these games too.
    if (turn !== this.loads) return this.latest;
    this.bundles = loaded;
    this.language = language;
    document.documentElement.lang = language;
    remember(language);
  }

  /** A text of the page, or of a game where one is named. */
  say(key: string, values: Values = {}, game = ''): string {
    const found = this.bundles.get(game) ?? this.bundles.get('');
    const message = found?.getMessage(key);
    if (!found || !message?.value) return found ? key : '';
    const text = found.formatPattern(message.value, values, []);
    return minus(this.language === 'fr' ? unbroken(elided(text)) : bare(text));
  }

  /** Whether there is a text under this key. */
  has(key: string, game = ''): boolean {
    return (this.bundles.get(game) ?? this.bundles.get(''))?.hasMessage(key) ?? false;
  }

  /** Every key of a game that begins so, in the order of its files. */
  keys(game: string, prefix: string): string[] {
    return [...(this.bundles.get(game)?._messages.keys() ?? [])].filter((key) => key.startsWith(prefix));
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  moment(ms: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
  }

  list(items: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }
}

/** A text as a sentence begins: with a capital letter, but for the notation of a square. */
export function begun(text: string): string {
  return text.replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toUpperCase());
}

/** French sets a space before high punctuation and inside guillemets; a line never breaks there. */
function unbroken(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

/** Without the borders that are set around what is filled in. */
function bare(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}

/**
 * French says "d'Anna" and "qu'Anna": a name that is filled in and begins with a vowel takes the one before it away. Squares are no
 * names, and what stands within a name stays as it is.
 */
export function elided(text: string): string {
  return bare(text.replace(/(?<!\p{L})(d|qu)e (?=\u2068[AEIOUÀÁÂÃÄÅÆÈÉÊËÌÍÎÏÒÓÔÕÖØŒÙÚÛÜ]\p{Ll})/gu, "$1'"));
}

/** A number below nothing has a minus before it, as everywhere on the boards, not a hyphen. */
export function minus(text: string): string {
  return text.replace(/(^|[\s(:])-(?=\d)/g, '$1\u2212');
}

function chosen(files: Record<string, () => Promise<string>>, language: Language): [string, () => Promise<string>][] {
  return Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`));
}

async function bundle(language: Language, files: [string, () => Promise<string>][]): Promise<FluentBundle> {
  const made = new FluentBundle(language);
  for (const source of await Promise.all(files.map(([, load]) => load()))) {
    made.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return made;
}

function preferred(): Language {
  const wishes = [stored(), ...(globalThis.navigator?.languages ?? [])];
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish?.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function stored(): string | null {
  try {
    return localStorage.getItem('language');
  } catch {
    return null;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem('language', language);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

export const texts = new Texts();
/** Shorthand used all over the page. */
export const say = (key: string, values: Values = {}, game = ''): string => texts.say(key, values, game);
