// Written by tools/protocol_types.py from the server's models. Do not edit.

/** My answer to what was asked of everybody. */
export interface Answer {
  type: "answer";
  id: string;
  yes: boolean;
}

/** Another name or language; what is left out stays. */
export interface ChangeMe {
  name?: string | null;
  language?: "de" | "en" | "fr" | null;
}

/** The password that holds and the one that shall; every other device is signed out. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** The table (not the game) has changed: seats, clocks, votes, presence. */
export interface Changed {
  type: "table";
  table: TableInfo;
}

/** One allowed action, in its three forms. */
export interface Choice {
  action: number;
  do: Record<string, unknown>;
  text: string;
}

/** What one seat must decide now. */
export interface Decision {
  seat: number;
  point: string;
  prompt: string;
  choices: readonly Choice[];
  automatic: boolean;
}

/** What I asked for has been stored. */
export interface Done {
  type: "done";
  id: string;
}

/** The box a game is played with: its data, by the hash that tables name. */
export interface EditionInfo {
  game: string;
  name: string;
  hash: string;
  data: Record<string, unknown>;
}

/** Erase everything personal, for good. An account confirms it with its password. */
export interface EraseMe {
  password?: string | null;
}

/** Play on against bots from a version of what I (or after the end, another viewer) saw. */
export interface Fork {
  version: number;
  bot?: string;
  viewer?: number | null;
}

/** A version of my view, and what happened since the one before. */
export interface Frame {
  type: "frame";
  version: number;
  view: View;
  events: readonly Told[];
}

/** A game of the house; `points` are its decision points and `reactions` those that answer somebody else's action. */
export interface GameInfo {
  id: string;
  rules: number;
  seats: readonly number[];
  options: readonly OptionInfo[];
  edition: string;
  edition_hash: string;
  points: readonly string[];
  reactions: readonly string[];
}

/** Whether the server runs, and whether it can take what is written. */
export interface Health {
  status: "ok" | "read-only" | "starting" | "stopping";
}

/** The server: what it speaks and what it offers. `address` is where other devices reach it, empty if they cannot. */
export interface House {
  version: string;
  address: string;
  protocol: number;
  languages: readonly ("de" | "en" | "fr")[];
  games: readonly GameInfo[];
  bots: readonly string[];
  phrases: readonly string[];
  accounts: boolean;
  read_only: boolean;
  now: number;
}

/** A line of chat; seat -1 is a watcher. */
export interface Line {
  type: "line";
  seat: number;
  name: string;
  at: number;
  text: string | null;
  phrase: string | null;
}

/** Tables of interest: mine (and those of them where it is for me to decide), those with a free seat, those to watch. */
export interface Lobby {
  turns: readonly string[];
  mine: readonly TableInfo[];
  open: readonly TableInfo[];
  watch: readonly TableInfo[];
}

/** What would this decision do? Answered by a preview, or by the reason why it is not allowed; nothing changes. */
export interface Look {
  type: "look";
  id: string;
  do: Record<string, unknown> | string;
}

/** Who I am here. `created` is in the server's milliseconds; `muted` are the names of those I do not hear. */
export interface Me {
  name: string;
  account: boolean;
  language: "de" | "en" | "fr" | null;
  role: "admin" | "player";
  created: number;
  muted: readonly string[];
}

/** Whom I do not want to hear: a seat, or a watcher (seat -1) by name. */
export interface Mute {
  seat: number;
  name?: string | null;
}

/** Everything personal that the server holds about me. */
export interface MyData {
  me: Me;
  tables: readonly MyTable[];
  lines: readonly MyLine[];
}

/** Something I said at a table. */
export interface MyLine {
  table: string;
  at: number;
  text: string | null;
  phrase: string | null;
}

/** A table where I have a seat, or which I opened. */
export interface MyTable {
  table: string;
  game: string;
  created: number;
  status: "closed" | "open" | "opening" | "over" | "running";
  seats: readonly number[];
}

/** A name and a password. A guest who asks keeps the seats and games they have. */
export interface NewAccount {
  name: string;
  password: string;
  language?: "de" | "en" | "fr" | null;
}

/** Somebody who wants to play without an account; without a name the house gives one. */
export interface NewGuest {
  name?: string | null;
  language?: "de" | "en" | "fr" | null;
}

/** What is agreed before people sit down. `edition` is the TOML text of a box of one's own. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string | number | boolean>;
  pace?: Pace;
  public?: boolean;
  rated?: boolean;
  hot_seat?: boolean;
  edition?: string | null;
}

/** Something about the server itself: it has become read-only, it is stopping. */
export interface Notice {
  type: "notice";
  key: "read-only" | "stopping" | "writable";
}

/** The entropy that I promised. */
export interface Open {
  type: "open";
  id: string;
  entropy: string;
}

/** The 32 bytes that I promised, in hexadecimal. */
export interface OpenEntropy {
  entropy: string;
}

/** One thing a table can choose: one of `values`, or a number from `low` to `high`. */
export interface OptionInfo {
  name: string;
  values: readonly (string | number | boolean)[];
  low: number;
  high: number;
  default: string | number | boolean;
  clause: string;
}

/** A standing order for a decision point; without a choice it is withdrawn. */
export interface Order {
  type: "order";
  id: string;
  point: string;
  choice?: string | null;
}

/** Clock rules: none, so long for each turn, or so long for the game with an increment for each turn.

    A turn is what a seat decides until the decision passes on. A limit for each single decision would be none at all:
    whoever decides and takes it back would start it anew. */
export interface Pace {
  kind?: "game" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** I am here and have this version; a mismatch brings the present view. */
export interface Ping {
  type: "ping";
  version: number;
}

/** A decision, made on the view with this version. */
export interface Play {
  type: "play";
  id: string;
  version: number;
  do: Record<string, unknown> | string;
}

/** A game against bots that starts at once; with a promise it waits for that to be opened. */
export interface PlayNow {
  game: string;
  players?: number;
  bot?: string;
  options?: Record<string, string | number | boolean>;
  promise?: string | null;
}

/** I am here too; `version` is my present one. */
export interface Pong {
  type: "pong";
  version: number;
  now: number;
}

/** What the decision that I looked at would change, as the game shows it. */
export interface Preview {
  type: "preview";
  id: string;
  preview: unknown;
}

/** Ask everybody to end the game, or to go on under another clock. */
export interface Propose {
  type: "propose";
  id: string;
  what: "end" | "pace";
  pace?: Pace | null;
}

/** I am ready to start, or not yet after all. Once the game runs: I take my seat back from the bot that holds it. */
export interface Ready {
  type: "ready";
  id: string;
  ready?: boolean;
}

/** Whether I am ready to start. */
export interface ReadyOrNot {
  ready?: boolean;
}

/** What I asked for was refused, and why: a key with values, and the text in my language. */
export interface Refused {
  type: "refused";
  id: string;
  key: string;
  clause: string;
  values: Record<string, unknown>;
  text: string;
}

/** Leave the game for good. */
export interface Resign {
  type: "resign";
  id: string;
}

/** How the game ended. */
export interface Result {
  over: string;
  scores: readonly number[];
  winners: readonly number[];
}

/** Chat: a text, or the name of a quick phrase. */
export interface Say {
  type: "say";
  id: string;
  text?: string | null;
  phrase?: "good-luck" | "hello" | "one-moment" | "rematch" | "sorry" | "thanks" | "well-played" | "your-turn" | null;
}

/** The seat that a bot takes; without a bot it becomes free again. */
export interface SeatBot {
  seat: number;
  bot?: string | null;
}

/** A seat as everybody sees it. `clock` is milliseconds left at the table's `turn_since`. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "free" | "person";
  ready: boolean;
  here: boolean;
  stand_in: boolean;
  resigned: boolean;
  promised: boolean;
  clock: number | null;
}

/** Hot seat: the owner of this seat holds the device and wants to see it; without a seat, cover everything. */
export interface Show {
  type: "show";
  id: string;
  seat?: number | null;
}

/** The name and password of an account. */
export interface SignIn {
  name: string;
  password: string;
}

/** The seat to take and the promise: SHA-256 of 32 random bytes that are opened at the start. */
export interface Sit {
  seat: number;
  promise?: string | null;
}

/** Two seats whose holders change places. */
export interface Swap {
  one: number;
  other: number;
}

/** A table as everybody sees it. Times are the server's milliseconds; `now` tells its clock.

    The actor's clock runs since `turn_since`; how many decisions a turn has had is nobody's business. */
export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  edition_hash: string;
  options: Record<string, string | number | boolean>;
  pace: Pace;
  status: "closed" | "open" | "opening" | "over" | "running";
  seats: readonly SeatInfo[];
  host: number | null;
  public: boolean;
  rated: boolean;
  hot_seat: boolean;
  commitment: string;
  actor: number | null;
  turn_since: number;
  now: number;
  vote: VoteInfo | null;
  origin: string;
  watchers: number;
  next_table: string | null;
}

/** An event as data: the key of its sentence and the values in it. */
export interface Told {
  key: string;
  values: Record<string, unknown>;
}

/** Take back my last decision, or ask the others whether I may. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Hear somebody again. */
export interface Unmute {
  name: string;
}

/** What was recomputed of a finished game. */
export interface Verification {
  table: string;
  commitment: string;
  draws: number;
  entries: number;
  result: Result | null;
}

/** A position as one seat (or SPECTATOR) sees it; nothing hidden is in it.

    `phase` is the public name of what is going on. Only the seat that must decide gets the decision. */
export interface View {
  game: string;
  seat: number;
  actor: number;
  phase: string;
  board: unknown;
  decision?: Decision | null;
  over?: string | null;
  winners?: readonly number[];
  scores?: readonly number[] | null;
}

/** What everybody is asked; `seen` is what everybody has seen of that which an undo would take back. */
export interface VoteInfo {
  kind: "end" | "pace" | "undo";
  seat: number;
  yes: readonly number[];
  pace: Pace | null;
  seen: readonly Told[];
}

/** The first message: where I am, who I am here (seats I own; the seat I see, -1 as a watcher), and what was said. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  seats: readonly number[];
  seat: number;
  frame: Frame | null;
  chat: readonly Line[];
  orders: Record<string, string>;
  read_only: boolean;
}

export type FromClient = Play | Look | Undo | Resign | Propose | Answer | Order | Ready | Open | Say | Show | Ping;

export type FromServer = Welcome | Frame | Changed | Line | Done | Refused | Preview | Pong | Notice;

/** A market analysis that was made. */
export interface OfflineAnalysis {
  card: string;
  ad: string;
}

/** Everything on the table that this viewer may see. `goals` has None for cards that are hidden. */
export interface OfflineBoard {
  networks: readonly OfflineNetwork[];
  display: readonly (string | null)[];
  offline: readonly (string | null)[];
  hand: string | null;
  bag: number;
  unseen: readonly string[] | null;
  box: readonly string[];
  goals: readonly (string | null)[];
  cards_left: string;
  analyses: readonly (OfflineAnalysis | null)[];
  free_sites: number;
  turn: number;
  round: number;
  first: number;
  earlier_points: readonly number[];
  projection: OfflineTally | null;
  final: readonly OfflineTally[] | null;
}

/** A preference card's points: in each network, the multiplier and the sum. */
export interface OfflineCard {
  type: string;
  networks: readonly number[];
  times: number;
  points: number;
}

/** One judgement as it stands: who leads in a network and category, and by how much. */
export interface OfflineMajority {
  counts: readonly number[];
  leader: string | null;
  lead: number;
}

/** A network with its ads, their values and its three judgements (company, language, product).

    `offers` are the values that the ad in hand would have on each site, None while nobody holds one. */
export interface OfflineNetwork {
  name: string;
  ads: readonly (string | null)[];
  values: readonly (number | null)[];
  offers: readonly number[] | null;
  majorities: readonly OfflineMajority[];
}

/** What a choice would change: the networks it touches, and one's own projected score. */
export interface OfflinePreview {
  networks: readonly OfflineNetwork[];
  projection: OfflineTally | null;
}

/** A player's points: three cards, the analysis bonus, the total. */
export interface OfflineTally {
  cards: readonly OfflineCard[];
  bonus: number;
  total: number;
}

/** A card that is being played, with the targets chosen so far. */
export interface OffensiveAnnounced {
  card: string;
  targets: readonly string[];
}

/** The own army while it is built and deployed. */
export interface OffensiveArmy {
  counts: Record<string, number>;
  pool: Record<string, number>;
  preset: Record<string, number>;
  size: number;
  next: string | null;
  left: number;
}

/** Everything on the table that this viewer may see. */
export interface OffensiveBoard {
  turn: number;
  turn_limit: number;
  side: string;
  needed: number;
  objectives: readonly OffensiveObjective[];
  pieces: readonly OffensivePiece[];
  sides: readonly unknown[];
  pontoons: readonly string[];
  pile: number;
  discard: Record<string, number>;
  hand: Record<string, number> | null;
  announced: OffensiveAnnounced | null;
  discarded: boolean;
  army: OffensiveArmy | null;
  selected: string | null;
}

/** A combat before it is fought: kinds, modifiers, dice, and of all throws those that win, tie and lose. */
export interface OffensiveChances {
  attacker: string;
  defender: string | null;
  combat: string;
  attack: number | null;
  defence: number | null;
  dice: number;
  win: number;
  tie: number;
  lose: number;
}

/** An objective square and who controls it. */
export interface OffensiveObjective {
  square: string;
  side: string;
}

/** A piece on the board. `kind` is None where the viewer does not see it; `may_be` and `seen` are the memory aid. */
export interface OffensivePiece {
  side: string;
  handle: number;
  square: string;
  face_up: boolean;
  kind?: string | null;
  may_be?: readonly string[];
  seen?: number;
  explored_by?: readonly string[];
  cards?: readonly string[];
  camouflaged?: boolean;
  broken_down?: boolean;
  one_die_against?: string;
  points?: number | null;
  attacks?: number | null;
  stepped?: boolean;
  closed?: boolean;
}

/** What everybody knows of a side. `hidden_supply` is the sum of mines and explosives left, `hand` the number of cards. */
export interface OffensiveSide {
  hand: number;
  lost: Record<string, number>;
  supply: Record<string, number>;
  hidden_supply: number;
  jammed: boolean;
}
