// The rule book of a game as chapters: a chapter begins at the clause that has a heading.

export interface Clause {
  id: string;
  text: string;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

/** Clauses in the order of their ids, under the heading given for the first clause of each chapter. */
export function chapters(clauses: readonly Clause[], heading: (id: string) => string): Chapter[] {
  const made: Chapter[] = [];
  for (const clause of [...clauses].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const title = heading(clause.id);
    if (title || made.length === 0) made.push({ title, clauses: [] });
    made.at(-1)!.clauses.push(clause);
  }
  return made;
}

/** Small letters without accents, so that "echange" finds "Échange". */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** Chapters with only those clauses that hold every word looked for, in the text or the id. */
export function search(book: readonly Chapter[], wanted: string): Chapter[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...book];
  return book
    .map(({ title, clauses }) => ({
      title,
      clauses: clauses.filter((clause) => {
        const text = folded(`${clause.id} ${clause.text}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}
