import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>(
  ['./*.ftl', '../frame/locale/*.ftl', '../games/*/locale/*.ftl', '../../../src/tablee/{core,tables,server,bots,coach,games/*}/locale/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../lib/protocol.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const LANGUAGES = ['fr', 'en', 'de'] as const;

/** Every key of a file with the variables that its text uses. */
function keys(source: string): Map<string, string[]> {
  return new Map(new FluentResource(source).body.map(({ id, value }) => [id, variables(value)]));
}

function variables(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = (node as { type?: string }).type === 'var' ? [(node as unknown as { name: string }).name] : [];
  return [...new Set([...own, ...Object.values(node).flatMap(variables)])].sort();
}

const folders = [...new Set(Object.keys(files).map((path) => path.replace(/[a-z]+\.ftl$/, '')))];

test.each(folders)('%s says the same things in every language', (folder) => {
  const [fr, en, de] = LANGUAGES.map((language) => keys(files[`${folder}${language}.ftl`] ?? ''));
  expect(fr!.size).toBeGreaterThan(0);
  expect([...en!.keys()].sort()).toEqual([...fr!.keys()].sort());
  expect([...de!.keys()].sort()).toEqual([...fr!.keys()].sort());
});

test.each(Object.keys(files))('every text of %s can be read', (path) => {
  const written = files[path]!.match(/^[a-zA-Z][\w-]* *=/gm) ?? [];
  expect([...keys(files[path]!).keys()].sort()).toEqual([...new Set(written.map((line) => line.replace(/ *=$/, '')))].sort());
});

// A language may leave a value out (French needs no plural where English does), but never use one that is not given.
test('texts of the page use the values that they are given', () => {
  for (const folder of folders.filter((folder) => !folder.includes('/src/tablee/'))) {
    const en = keys(files[`${folder}en.ftl`]!);
    for (const language of LANGUAGES) {
      for (const [key, used] of keys(files[`${folder}${language}.ftl`]!)) {
        expect(used.filter((name) => !en.get(key)!.includes(name)), `${key} in ${language}`).toEqual([]);
      }
    }
  }
});

const all = new Set(Object.values(files).flatMap((source) => [...keys(source).keys()]));

test('every text that the page asks for by name exists', () => {
  const missing: string[] = [];
  for (const [path, source] of Object.entries(sources)) {
    for (const [, key] of source.matchAll(/\bsay\(\s*'([a-z][\w-]*)'/g)) if (!all.has(key!)) missing.push(`${path}: ${key}`);
    for (const [, one, other] of source.matchAll(/\bsay\([^'"`]*\? '([a-z][\w-]*)' : '([a-z][\w-]*)'/g)) {
      for (const key of [one!, other!]) if (!all.has(key)) missing.push(`${path}: ${key}`);
    }
  }
  expect(missing).toEqual([]);
});

const lessons = Object.keys(sources).flatMap((path) => /^\.\.\/pages\/lessons\/(?!index|lesson)(\w+)\.ts$/.exec(path)?.[1] ?? []);
const gamePages = folders.flatMap((folder) => /^\.\.\/games\/(\w+)\/locale/.exec(folder)?.[1] ?? []);

test.each(lessons)('the introduction to %s has a text for everything it tells, and no other', (game) => {
  const told = [...sources[`../pages/lessons/${game}.ts`]!.matchAll(/\btell\('([a-z-]+)'/g)].map(([, key]) => `learn-${game}-${key}`);
  expect([...new Set(told)].sort()).toEqual([...all].filter((key) => key.startsWith(`learn-${game}-`)).sort());
});

test.each(gamePages)('the book of %s: chapters begin at clauses that exist, every word of the glossary has its meaning', (game) => {
  const rules = keys(files[`../../../src/tablee/games/${game}/locale/en.ftl`]!);
  const own = [...keys(files[`../games/${game}/locale/en.ftl`]!).keys()];
  const chapters = own.filter((key) => key.startsWith('chapter-'));
  expect(chapters.length).toBeGreaterThan(0);
  expect(chapters.filter((key) => !rules.has(key.replace('chapter-', 'clause-')))).toEqual([]);
  const words = own.filter((key) => key.startsWith(`glossary-${game}-`) && !key.endsWith('-meaning'));
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((key) => !own.includes(`${key}-meaning`))).toEqual([]);
});

test('no text of these pages is left over', () => {
  const made = /^(home-status-|cover-|page-)/;
  const written = Object.values(sources).join('\n');
  expect([...keys(files['./en.ftl']!).keys()].filter((key) => !made.test(key) && !written.includes(`'${key}'`))).toEqual([]);
});

const numbered = import.meta.glob<{ CLAUSES: Readonly<Record<string, readonly string[]>> }>('../games/*/clauses.ts', { eager: true });

test.each(Object.keys(numbered))('%s has clauses that exist for every event of its game', (path) => {
  const rules = keys(files[`../../../src/tablee/games/${path.split('/')[2]}/locale/en.ftl`]!);
  const { CLAUSES } = numbered[path]!;
  expect(Object.keys(CLAUSES).sort()).toEqual([...rules.keys()].filter((key) => key.startsWith('event-')).sort());
  for (const clause of Object.values(CLAUSES).flat()) expect(rules.has(`clause-${clause}`), clause).toBe(true);
});
