// What the page knows of Planet'Web beside the view: the edition's names and texts, money as it is written, prices.

import type { Choice, PlanetwebBoard, PlanetwebPlayer, PlanetwebPortal } from '../../lib/protocol';
import { say, texts } from '../../lib/texts.svelte';
import type { Do } from '../types';
import type { Kind } from './figures';

export const PRICE = { portal: 20_000, card: 10_000, takeover: 50_000, royalties: 60_000, creditor: 20_000 } as const;

type Languages = Record<string, string>;

export interface PortalName {
  id: string;
  key: string;
  title: string;
  sector: Languages;
  slogan: Languages;
}

export interface NewsCard {
  id: string;
  portal: string;
  direction: 'in' | 'out';
  amount: number;
  title: Languages;
  line: Languages;
}

export interface BourseCard {
  id: string;
  kind: 'gain' | 'loss' | 'opa' | 'contre' | 'libre';
  amount?: number;
  rolls?: number;
  title: Languages;
}

/** The edition as the page reads it. */
export interface Box {
  squares: readonly { kind: Kind; portal: string | null }[];
  portals: ReadonlyMap<string, PortalName>;
  news: ReadonlyMap<string, NewsCard>;
  bourse: ReadonlyMap<string, BourseCard>;
}

interface EditionData {
  track?: { squares: string[] };
  portal?: PortalName[];
  news?: NewsCard[];
  bourse?: BourseCard[];
}

const opened = new WeakMap<object, Box>();

/** The box of an edition; read once. */
export function boxOf(edition: Record<string, unknown>): Box {
  const known = opened.get(edition);
  if (known) return known;
  const { track, portal = [], news = [], bourse = [] } = edition as EditionData;
  const portals = new Map(portal.map((one) => [one.id, one]));
  const made: Box = {
    squares: (track?.squares ?? []).map((name) => (portals.has(name) ? { kind: 'portal', portal: name } : { kind: name as Kind, portal: null })),
    portals,
    news: new Map(news.map((card) => [card.id, card])),
    bourse: new Map(bourse.map((card) => [card.id, card])),
  };
  opened.set(edition, made);
  return made;
}

/** A text of the edition in the language of the page. */
export function inWords(written: Languages | undefined): string {
  return written?.[texts.language] ?? written?.en ?? '';
}

/** An amount as the language writes it: 60 000 €, €60,000, 60.000 €. */
export function euros(amount: number): string {
  return new Intl.NumberFormat(texts.language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(amount).replace('-', '\u2212');
}

/** Thousands, where there is no room for more: 40k€, in English €40k. */
export function thousands(amount: number): string {
  const figures = `${Math.round(amount / 1000)}k`;
  return texts.language === 'en' ? `€${figures}` : `${figures}€`;
}

export function portalName(box: Box, id: string | null | undefined): string {
  return (id && box.portals.get(id)?.title) || (id ?? '');
}

/** What a square is called. */
export function squareName(box: Box, square: number): string {
  const found = box.squares[square];
  if (!found) return '';
  return found.portal ? portalName(box, found.portal) : say(`planetweb-square-${found.kind}`, {}, 'planetweb');
}

export function portalOf(board: PlanetwebBoard, id: string): PlanetwebPortal | undefined {
  return board.portals.find((portal) => portal.id === id);
}

/** Whether a choice is among those allowed: the one that agrees in everything wanted. */
export function among(choices: readonly Choice[], wanted: Do): boolean {
  return choices.some((choice) => Object.entries(wanted).every(([key, value]) => choice.do[key] === value));
}

/** The choices that concern a portal, as one may make them by pointing at its square. */
export function aboutPortal(choices: readonly Choice[], portal: string): Choice[] {
  return choices.filter((choice) => choice.do.portal === portal);
}

export function opaCards(player: PlanetwebPlayer): number {
  return player.opa + player.opa_bourse.length;
}

export function contreCards(player: PlanetwebPlayer): number {
  return player.contre + player.contre_bourse.length;
}

export function unlisted(player: PlanetwebPlayer): string[] {
  return player.portals.filter((portal) => !player.listed.includes(portal));
}

/** Movement rolls for which nothing is to be paid. */
export function freeRolls(player: PlanetwebPlayer): number {
  return player.libre.reduce((sum, { rolls }) => sum + rolls, 0);
}

/** What a player lacks to list a portal; nothing of it if there is no portal to list. */
export function setOf(player: PlanetwebPlayer): { portal: boolean; site: boolean; access: boolean; listing: boolean } {
  return { portal: unlisted(player).length > 0, site: player.sites > 0, access: player.accesses > 0, listing: player.spare_listings > 0 };
}

/** What each part of a player's wealth is worth at purchase price (PLW-143). */
export function wealthParts(player: PlanetwebPlayer): { cash: number; portals: number; cards: number } {
  const cards = 3 * player.listed.length + player.sites + player.accesses + player.spare_listings;
  return { cash: player.cash, portals: PRICE.portal * player.portals.length, cards: PRICE.card * cards };
}
