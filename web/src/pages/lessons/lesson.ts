// What the introduction asks of a game's lesson. A lesson follows a real game, never the other way round.

import type { Component } from 'svelte';
import type { Told, View } from '../../lib/protocol';

/** How far the pupil has come; a lesson keeps beside the stage whatever it must remember. */
export interface Progress {
  stage: string;
}

/** What the guide says now. */
export interface Advice {
  /** Its text is `learn-<game>-<key>` of the game's texts. */
  key: string;
  values: Record<string, string | number>;
  /** Further values that are themselves texts of the game, by their keys, so that they follow the language. */
  words: Record<string, string>;
  /** Pieces that the text speaks of, as the lesson's `Pictures` reads them. */
  pieces: readonly string[];
  /** Whether the player goes on by saying that it was read. */
  isRead: boolean;
}

export interface Lesson<P extends Progress = Progress> {
  /** The table it is played at. */
  players: number;
  options: Record<string, string | number | boolean>;
  /** All parts in order; the last one ends the lesson. */
  stages: readonly P['stage'][];
  start: P;
  /** How far the pupil is after a new view of the game. */
  follow(progress: P, view: View, events: readonly Told[]): P;
  /** How far after a part was read. */
  read(progress: P): P;
  advice(progress: P, view: View, edition: Record<string, unknown>): Advice;
  /** Draws the pieces that a text speaks of. */
  Pictures?: Component<{ pieces: readonly string[] }>;
}
