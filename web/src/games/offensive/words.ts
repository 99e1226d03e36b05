// The game's words: pieces, squares and choices as a player says them.

import { say, texts } from '../../lib/texts.svelte';
import type { Forecast, Option } from './actions';
import type { Field, Piece } from './board';
import { printed } from './cards';
import { nameOf, placeAt, type Ground, type Ray, type Terrain } from './ground';

const word = (key: string, values: Record<string, string | number> = {}): string => say(key, values, 'offensive');

export const sideWord = (side: number): string => word(side === 0 ? 'word-red' : 'word-blue');
export const kindWord = (kind: string | null): string => word(kind ? `kind-${kind}` : 'offensive-unknown');
export const groundWord = (terrain: Terrain): string => word({ O: 'word-open', B: 'word-built-up', C: 'word-covered' }[terrain]);
export const signed = (number: number): string => (number < 0 ? `−${-number}` : number > 0 ? `+${number}` : '0');

/** A piece as far as it is known: what it is and whose, or its number. */
export function pieceWord(piece: Piece): string {
  if (piece.kind) return word('offensive-piece-known', { kind: kindWord(piece.kind), side: sideWord(piece.side) });
  return word('offensive-piece-hidden', { side: sideWord(piece.side), handle: piece.handle });
}

/** What a square is: its terrain, road, river and place. */
export function terrainWord(ground: Ground, square: number): string {
  const words = [];
  const road = ground.road[square];
  if (ground.river[square]) words.push(word(road ? 'word-bridge' : 'word-river'));
  else words.push((ground.disputed.get(square) ?? [ground.terrain[square]!]).map(groundWord).join(' / '));
  if (ground.disputed.has(square)) words.push(word('offensive-disputed'));
  if (road) words.push(word(`word-road-${road}`));
  const place = placeAt(ground, square);
  if (place) words.push(place);
  return words.join(', ');
}

/** A whole square for those who hear the map; `seen` is what was seen there in this manche and is hidden again. */
export function squareWord(field: Field, square: number, options: readonly Option[], seen: string | null = null): string {
  const parts = [`${nameOf(field.ground, square)}: ${terrainWord(field.ground, square)}`];
  if (field.pontoons.includes(square)) parts.push(word('word-pontoon'));
  const objective = field.objectives.find((candidate) => candidate.square === square);
  if (objective) parts.push(word('offensive-objective', { side: sideWord(objective.side) }));
  const piece = field.at.get(square);
  if (piece) {
    parts.push(pieceWord(piece));
    if (piece.kind === null && piece.last?.turn) parts.push(word('offensive-last-seen', { kind: kindWord(piece.last.kind), turn: piece.last.turn }));
    else if (piece.kind === null && piece.last) parts.push(word('offensive-may-be', { kinds: kindWord(piece.last.kind) }));
    if (piece.side === field.seat && piece.seenBy.length) parts.push(word('offensive-seen-by', { squares: piece.seenBy.map((seer) => nameOf(field.ground, seer)).join(' · ') }));
    if (piece.attacked) parts.push(word('offensive-one-die'));
    if (piece.active) parts.push(word('offensive-can-act'));
  }
  if (seen && piece?.kind !== seen) parts.push(word('offensive-seen-here', { kind: kindWord(seen) }));
  return [...parts, ...options.map((one) => (one.forecast ? `${optionWord(one)}, ${chancesWord(one.forecast)}` : optionWord(one)))].join('. ').replaceAll('..', '.');
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

/** The chances of a combat in one line. */
export function chancesWord(forecast: Forecast): string {
  if (forecast.unknown) return word('offensive-unknown-contact');
  const percent = (cases: number): string => new Intl.NumberFormat(texts.language, { style: 'percent', maximumFractionDigits: 0 }).format(cases / forecast.of);
  return word('offensive-chances', { win: percent(forecast.win), tie: percent(forecast.tie), lose: percent(forecast.lose) });
}

export function sourceWord(source: string, forecast: Forecast): string {
  if (source === 'blind') return word('offensive-source-blind');
  if (source === 'table') return word('offensive-source-table', { terrain: groundWord(forecast.terrain) });
  return cardWord(source);
}

export const cardWord = (id: string): string => word(`card-${id}`);

/** What a card does, with the numbers of the edition. */
export function effectWord(edition: Record<string, unknown>, id: string): string {
  const card = printed(edition, id);
  if (!card) return '';
  const markers = (card.markers ?? []) as string[];
  const against = card.against === 'any' ? 'any' : (card.against ?? []).map(cardWord).join(', ');
  const number = Number(card.n ?? 0);
  return word(`effect-${card.effect}`, {
    n: card.effect === 'MOD' ? signed(number) : number,
    most: card.most ?? 1,
    aim: card.target === 'vehicles on roads' ? 'roads' : 'units',
    scope: card.effect === 'REMOVE' ? (markers.includes('SAB') || markers.includes('DEM') ? 'blocking' : 'laid') : `${String(card.role)}-${String(card.combat)}`,
    until: String(card.until ?? ''),
    open: signed(Number(card.open ?? 0)),
    built_up: signed(Number(card.built_up ?? 0)),
    covered: signed(Number(card.covered ?? 0)),
    marker: markers[0] ?? '',
    against,
  });
}

/** Where a unit's lines end, and why. */
export function lineWords(ground: Ground, kind: 'explore' | 'fire', rays: readonly Ray[]): string[] {
  return rays.map((ray, index) => {
    const at = ray.stop >= 0 ? ray.stop : (ray.squares.at(-1) ?? -1);
    const end = word(`offensive-end-${ray.end}`, { square: at >= 0 ? nameOf(ground, at) : '' });
    return word(`offensive-line-${kind}`, { direction: word(`offensive-direction-${index}`), end });
  });
}
