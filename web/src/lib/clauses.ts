// Clauses of the rules named in a text, so that they become links.

export interface Piece {
  text: string;
  /** The clause that this piece names, if it names one. */
  clause?: string;
}

/** A text in pieces: those that name a known clause, and the words between them. */
export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  return text
    .split(/([A-Z]{2,4}-\d{2,4})/)
    .filter(Boolean)
    .map((part) => (known.has(part) ? { text: part, clause: part } : { text: part }));
}
