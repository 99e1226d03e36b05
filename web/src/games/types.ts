// What the table's frame asks of a game's page.

import type { Component } from 'svelte';
import type { SeatMark } from '../frame/marks';
import type { Choice, Frame, Preview, TableInfo, Told, View } from '../lib/protocol';

export type Do = Record<string, unknown>;
export type Values = Record<string, string | number>;

/** What sentences take names from: the edition and the seats. */
export interface About {
  edition: Record<string, unknown>;
  names: readonly string[];
}

export interface BoardProps {
  view: View;
  edition: Record<string, unknown>;
  /** What was agreed at the table. */
  options: TableInfo['options'];
  /** Every legal choice of mine; empty when I am not to decide. */
  choices: readonly Choice[];
  /** Seats' names, in seat order. */
  names: readonly string[];
  /** Play a choice. */
  act: (choice: Do) => void;
  /** What a choice would do; rejects with the reason where it is not allowed. */
  look: (choice: Do) => Promise<Preview | null>;
  /** Tell why something does not go. */
  explain: (text: string) => void;
  /** Events of the last frames, to be marked until I act. */
  fresh: readonly Told[];
  /** All that was told so far, the oldest first. */
  past: readonly Told[];
  /** Whether the board is only looked at (replay, watching). */
  still: boolean;
}

/** A short text of the game with its values. */
export interface Counter {
  key: string;
  values: Values;
}

/** An answer that a player may leave for good: what to choose, unasked, at which decision points. */
export interface StandingOrder {
  key: string;
  choices: Readonly<Record<string, string>>;
}

export interface GamePage {
  Board: Component<BoardProps>;
  /** Values for the sentence `do-<kind>` of a choice. */
  choiceValues: (view: View, choice: Do, about: About) => Values;
  /** Values for the prompt, beside `player`. */
  promptValues: (view: View, about: About) => Values;
  /** Values for an event's sentence, beside `player`, where numbers and ids are not what a reader wants. */
  toldValues?: (told: Told, about: About) => Values;
  /** Choices that end the turn and cannot be taken back: confirmed where the device asks for it. */
  isFinal: (view: View, choice: Do) => boolean;
  /** What a player's panel shows beside the score, open to everybody: money, cards left, what was used. */
  counters?: (view: View, seat: number) => readonly Counter[];
  /** Standing orders that the menu offers; only the player who leaves one knows of it. */
  orders?: readonly StandingOrder[];
  /** The clauses behind each kind of event, for the log of whoever wants to look them up. */
  clauses?: Readonly<Record<string, readonly string[]>>;
  /** Events that the board shows and the log would only be longer for. */
  unsaid?: readonly string[];
  /** A finished game laid open for two: what one seat saw, with what the other one knew. */
  laidOpen?: (mine: readonly Frame[], theirs: readonly Frame[]) => Frame[];
  /** How a seat is marked where its pieces have colours of their own. */
  mark?: (view: View, seat: number) => SeatMark;
}
