import { expect, test } from 'vitest';
import { chapters, folded, search } from './chapters';

const clauses = [
  { id: 'OFF-053', text: 'An exchange is legal if the value is greater.' },
  { id: 'OFF-001', text: 'Two to four players.' },
  { id: 'OFF-050', text: 'The player takes one ad (OFF-051).' },
  { id: 'OFF-002', text: 'There are 64 ads.' },
];
const book = chapters(clauses, (id) => ({ 'OFF-001': 'Objects', 'OFF-050': 'Placing' })[id] ?? '');

test('clauses stand in order under the heading of their chapter', () => {
  expect(book.map(({ title, clauses }) => [title, clauses.map(({ id }) => id)])).toEqual([
    ['Objects', ['OFF-001', 'OFF-002']],
    ['Placing', ['OFF-050', 'OFF-053']],
  ]);
});

test('a game without headings has one chapter without a title', () => {
  expect(chapters(clauses, () => '').map(({ title, clauses }) => [title, clauses.length])).toEqual([['', 4]]);
});

test('a search finds clauses that hold all words, and by number', () => {
  expect(search(book, 'value EXCHANGE').flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual(['OFF-053']);
  expect(search(book, 'off-002').flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual(['OFF-002']);
  expect(search(book, '  ')).toEqual(book);
  expect(search(book, 'castle')).toEqual([]);
});

test('accents do not matter to a search', () => {
  expect(folded('Échange légal, l’été')).toBe("echange legal, l'ete");
});
