// The game's words: pieces, squares and choices as a player says them.

import { say } from '../../lib/texts.svelte';
import type { Forecast, Option } from './actions';
import type { Field, Piece } from './board';
import { nameOf, placeAt, type Ground, type Ray } from './ground';

const word = (key: string, values: Record<string, string | number> = {}): string => say(key, values, 'offensive');

export const sideWord = (side: number): string => word(`offensive-side-${side}`);
export const kindWord = (kind: string | null): string => word(kind ? `offensive-kind-${kind}` : 'offensive-unknown');
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** A piece as far as it is known: what it is and whose, or its number. */
export function pieceWord(piece: Piece): string {
  if (piece.kind) return word('offensive-piece-known', { kind: kindWord(piece.kind), side: sideWord(piece.side) });
  return word('offensive-piece-hidden', { side: sideWord(piece.side), handle: piece.handle });
}

/** What a square is: its terrain, road, river and place. */
export function terrainWord(ground: Ground, square: number): string {
  const words = [];
  const road = ground.road[square];
  if (ground.river[square]) words.push(word(road ? 'offensive-bridge' : 'offensive-river'));
  else words.push((ground.disputed.get(square) ?? [ground.terrain[square]!]).map((terrain) => word(`offensive-terrain-${terrain}`)).join(' / '));
  if (ground.disputed.has(square)) words.push(word('offensive-disputed'));
  if (road) words.push(word(`offensive-road-${road}`));
  const place = placeAt(ground, square);
  if (place) words.push(place);
  return words.join(', ');
}

/** A whole square for those who hear the map. */
export function squareWord(field: Field, square: number, options: readonly Option[]): string {
  const parts = [`${nameOf(field.ground, square)}: ${terrainWord(field.ground, square)}`];
  if (field.pontoons.includes(square)) parts.push(word('offensive-pontoon'));
  const objective = field.objectives.find((candidate) => candidate.square === square);
  if (objective) parts.push(word('offensive-objective', { side: sideWord(objective.side) }));
  const piece = field.at.get(square);
  if (piece) {
    parts.push(pieceWord(piece));
    if (piece.kind === null && piece.last) parts.push(word('offensive-last-seen', { kind: kindWord(piece.last.kind), turn: piece.last.turn }));
    if (piece.active) parts.push(word('offensive-can-act'));
  }
  return [...parts, ...options.map(optionWord)].join('. ');
}

export function optionWord(option: Option): string {
  switch (option.kind) {
    case 'move':
      return word('offensive-option-move', { square: option.name, price: option.price ?? 0 });
    case 'lay':
      return word(`offensive-option-lay-${option.marker}`);
    case 'contact':
    case 'fire':
    case 'clear':
      return word(`offensive-option-${option.kind}`);
    default:
      return say(`do-${option.do.do}`, { square: option.name }, 'offensive');
  }
}

export function sourceWord(source: string, forecast: Forecast): string {
  if (source === 'blind') return word('offensive-source-blind');
  if (source === 'table') return word('offensive-source-table', { terrain: word(`offensive-terrain-${forecast.terrain}`) });
  return word(`card-${source}`);
}

/** Cards that lie on a piece, each with its effect. */
export function cardWords(cards: readonly string[]): string[] {
  return cards.map((card) => `${word(`card-${card}`)}: ${word(`card-${card}-text`)}`);
}

/** Where a unit's lines end, and why. */
export function lineWords(ground: Ground, kind: 'explore' | 'fire', rays: readonly Ray[]): string[] {
  return rays.map((ray, index) => {
    const at = ray.stop >= 0 ? ray.stop : (ray.squares.at(-1) ?? -1);
    const end = word(`offensive-end-${ray.end}`, { square: at >= 0 ? nameOf(ground, at) : '' });
    return word(`offensive-line-${kind}`, { direction: word(`offensive-direction-${index}`), end });
  });
}
