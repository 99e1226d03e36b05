// Written by tools/protocol_types.py from the server's models. Do not edit.

/** This browser's subscription to push, as its PushManager gives it. */
export interface AddDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A choice in its three forms, each seat's chance to win after it, and how often the search tried it. */
export interface Advice {
  action: number;
  do: Record<string, unknown>;
  text: string;
  chances: readonly number[];
  visits: number;
  then?: readonly Step[];
  either_way?: boolean;
}

/** What the coach advises the seat that must decide, in the position with this version of its view. */
export interface Advised {
  version: number;
  hint: Hint;
}

/** My answer to what was asked of everybody. */
export interface Answer {
  type: "answer";
  id: string;
  yes: boolean;
}

/** A box of one's own as TOML text, to be checked, and kept for everybody in the house if that is wanted. */
export interface BringEdition {
  edition: string;
  keep?: boolean;
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

/** Other wishes; what is left out stays. */
export interface ChangeWishes {
  turn?: boolean | null;
  invitation?: boolean | null;
  digest?: boolean | null;
  digest_hour?: number | null;
  zone?: string | null;
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

/** The browser that is told no more. */
export interface DropDevice {
  endpoint: string;
}

/** The box a game is played with: its data, by the hash that tables name; `parts` say what is known of the printed one. */
export interface EditionInfo {
  game: string;
  name: string;
  hash: string;
  title: Record<string, string>;
  parts: readonly EditionPart[];
  data: Record<string, unknown>;
}

/** What is marked in one part of an edition's file; an empty name stands for the whole part. */
export interface EditionPart {
  name: string;
  known: readonly string[];
  reconstructed: readonly string[];
}

/** The editions that people brought. */
export interface EditionShelf {
  editions: readonly ShelfEdition[];
}

/** Erase everything personal, for good. An account confirms it with its password. */
export interface EraseMe {
  password?: string | null;
}

/** Play on against bots from a version of what I (or after the end, another viewer) saw.

    Unless a bot is named, those that sat there sit down again, and the usual one in place of people. With a promise it starts
    when that is opened. */
export interface Fork {
  version: number;
  bot?: string | null;
  viewer?: number | null;
  promise?: string | null;
}

/** A version of my view, and what happened since the one before. */
export interface Frame {
  type: "frame";
  version: number;
  view: View;
  events: readonly Told[];
}

/** What a link in a letter ends with. */
export interface FromLetter {
  token: string;
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

/** What the coach advises a seat: choices, the best first, and what speaks for that one and against it. */
export interface Hint {
  seat: number;
  choices: readonly Advice[];
  why: readonly Reason[];
  walks: number;
  compiled: boolean;
  opening?: boolean;
  only?: boolean;
  use?: readonly Reason[];
  same?: boolean;
  stake?: number;
}

/** The server: what it speaks and what it offers. `address` is where other devices reach it, empty if they cannot.

    `mail` says whether it sends mail; `push_key` is what browsers subscribe to push with, empty if it cannot. */
export interface House {
  version: string;
  address: string;
  protocol: number;
  languages: readonly ("de" | "en" | "fr")[];
  games: readonly GameInfo[];
  bots: readonly string[];
  usual_bot: string;
  phrases: readonly string[];
  accounts: boolean;
  mail: boolean;
  push_key: string;
  read_only: boolean;
  now: number;
}

/** Whether I am told nothing of a table. */
export interface Hush {
  hushed: boolean;
}

/** The name of the account that is asked to the table. */
export interface Invite {
  name: string;
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

/** Tables of interest: mine (and the ids of those where it is for me to decide), those with a free seat, those to watch. */
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

/** SHA-256 of the 32 bytes that I shall open at the start, for all my seats. */
export interface MakePromise {
  promise: string;
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

/** One step of the game and the position after it. */
export interface Moment {
  ply: number;
  seat: number | null;
  do: string | null;
  chances: readonly number[];
  left?: boolean;
  luck?: readonly number[];
  verdict?: Verdict | null;
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
  wishes: NoticeWishes;
  devices: readonly string[];
  hushed: readonly string[];
  invited: readonly string[];
}

/** Something I said at a table. */
export interface MyLine {
  table: string;
  at: number;
  text: string | null;
  phrase: string | null;
}

/** Something that waits for me: a turn that others at a table wait for, or an invitation by `host`.

    `players` are the other people at the table; `since` is in the server's milliseconds. */
export interface MyNotice {
  kind: "invitation" | "turn";
  table: string;
  game: string;
  players: readonly string[];
  host: string;
  since: number;
}

/** Everything that waits for me, but for tables that I have hushed. */
export interface MyNotices {
  notices: readonly MyNotice[];
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

/** What is agreed before people sit down.

    `edition` is the TOML text of a box of one's own, `edition_hash` one from the house's shelf. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string | number | boolean>;
  pace?: Pace;
  public?: boolean;
  rated?: boolean;
  hot_seat?: boolean;
  coach?: boolean;
  edition?: string | null;
  edition_hash?: string | null;
}

/** Something about the server itself: it has become read-only, it is stopping. */
export interface Notice {
  type: "notice";
  key: "read-only" | "stopping" | "writable";
}

/** What I am told when I am not here, and how. `hook_key` signs the calls of my webhook; `devices` counts browsers.

    The digest comes at an hour of the day in the time zone `zone`. */
export interface NoticeWishes {
  turn: boolean;
  invitation: boolean;
  digest: boolean;
  digest_hour: number;
  zone: string;
  mail: string | null;
  mail_state: "" | "confirmed" | "stopped" | "unconfirmed";
  hook: string | null;
  hook_key: string;
  devices: number;
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
  coach?: boolean;
  promise?: string | null;
  edition?: string | null;
  edition_hash?: string | null;
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

/** SHA-256 of my entropy, for all my seats, before the start; it takes the place of an earlier one. */
export interface Promise {
  type: "promise";
  id: string;
  promise: string;
}

/** Ask everybody to end the game, to go on under another clock, to go on after a pause, or to open the secret of a game
    without a result. */
export interface Propose {
  type: "propose";
  id: string;
  what: "end" | "open" | "pace" | "resume";
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

/** A term of the evaluation, and by how much it is better for the seat (worse if negative). */
export interface Reason {
  term: string;
  gain: number;
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

/** A whole game, looked at again. `complete` tells whether every decision was judged within the time given. */
export interface Review {
  game: string;
  walks: number;
  complete: boolean;
  moments: readonly Moment[];
  turning: readonly TurningPoint[];
  seats: readonly SeatReview[];
}

/** How far the review of a finished game has come, and the review once it is there.

    `versions` are those of the viewer's view, for each moment of the review. */
export interface Reviewed {
  done: number;
  total: number;
  versions: readonly number[];
  review: Review | null;
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

/** A seat as everybody sees it. `clock` is milliseconds left at the table's `turn_since`.

    `promised` and `opened` tell whether its client has promised its part of the dice, and whether that is in them; `plays`
    is the level at which a bot really plays, another than its own while the game is still being compiled. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "free" | "person";
  ready: boolean;
  here: boolean;
  stand_in: boolean;
  plays: string;
  resigned: boolean;
  promised: boolean;
  opened: boolean;
  clock: number | null;
}

/** How one seat played: how many decisions of each rating, what they gave away on average, and its luck in all. */
export interface SeatReview {
  ratings: Record<string, number>;
  lost: number;
  luck: number;
}

/** The public https address that is called. */
export interface SetHook {
  address: string;
}

/** The address for mail; it must be confirmed by a link that is sent there. */
export interface SetMail {
  address: string;
}

/** An edition that the house keeps; `mine` if I may take it away. */
export interface ShelfEdition {
  game: string;
  name: string;
  hash: string;
  added: number;
  mine: boolean;
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

/** Each seat's chance to win, as the asking seat (or a watcher) can judge it at this version of its view. */
export interface Standing {
  version: number;
  chances: readonly number[];
}

/** A later decision of a plan, in its three forms, and what its seat will see when it comes to it, without the choices. */
export interface Step {
  action: number;
  do: Record<string, unknown>;
  text: string;
  view: View;
}

/** Two seats whose holders change places. */
export interface Swap {
  one: number;
  other: number;
}

/** A table as everybody sees it. Times are the server's milliseconds; `now` tells its clock.

    The actor's clock runs since `turn_since`; how many decisions a turn has had is nobody's business. `bell_at` is when the
    game's own clock runs out; lists of tables leave it out. `opened` tells of a game without a result whether everybody
    agreed to open what was hidden in it. `coach` tells whether players may ask the coach while they play. A running game is
    `paused` when the rules were corrected and what was played last does not agree with them: the players choose. */
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
  coach: boolean;
  commitment: string;
  actor: number | null;
  turn_since: number;
  bell_at: number | null;
  now: number;
  vote: VoteInfo | null;
  origin: string;
  watchers: number;
  next_table: string | null;
  opened: boolean;
  paused: boolean;
}

/** An event as data: the key of its sentence and the values in it. */
export interface Told {
  key: string;
  values: Record<string, unknown>;
}

/** A turn that changed a seat's chance most: from the position after ply `first` to that after ply `last`.

    `by` is who played it, `at` the step that did most of it. A chance rises and falls with whose turn it is, so `change` is
    that of the whole round around the turn, from one position to the next in which the same seat acts. */
export interface TurningPoint {
  first: number;
  last: number;
  at: number;
  by: number | null;
  seat: number;
  change: number;
  cause: "decision" | "left" | "luck" | "play";
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

/** What a decision was worth: the chance to win that it gave away, and what would have been better. */
export interface Verdict {
  rating: "best" | "blunder" | "good" | "mistake" | "slip";
  lost: number;
  chance: number;
  best: string;
  instead?: Record<string, unknown>;
  why?: readonly Reason[];
}

/** What was recomputed of a finished game.

    `unopened` are seats that had promised a part of the dice which is not in them: left out, or their clients were away. */
export interface Verification {
  table: string;
  commitment: string;
  draws: number;
  entries: number;
  unopened: readonly number[];
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
  kind: "end" | "open" | "pace" | "resume" | "undo";
  seat: number;
  yes: readonly number[];
  pace: Pace | null;
  seen: readonly Told[];
}

/** Whether anybody looks at this page: who does not can be told by other ways that it is their turn. */
export interface Watch {
  type: "watch";
  id: string;
  watching?: boolean;
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

export type FromClient = Play | Look | Undo | Resign | Propose | Answer | Order | Ready | Promise | Open | Say | Show | Watch | Ping;

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

/** Everything on the table that this viewer may see. `walks` are given to the seat that moves, in MOVE only. */
export interface InsiderBoard {
  companies: readonly InsiderCompany[];
  tokens: readonly string[];
  evaluation: InsiderEvaluation;
  deck: number;
  discard: Record<string, number>;
  turn: InsiderTurn;
  set: InsiderSet | null;
  steps: readonly InsiderStep[];
  walks: readonly InsiderWalk[];
}

/** A company as the viewer sees it.

    `hand` lists the cards if they are the viewer's own, else None; `known` lists the cards that the viewer knows to be in
    somebody else's hand. `standing` is what the company would score if the card were evaluated now, `to_draw` how many
    cards a drawing turn would bring it. */
export interface InsiderCompany {
  colour: string;
  base: string;
  pawns: readonly InsiderPawn[];
  cards: number;
  hand: readonly string[] | null;
  known: readonly string[];
  score: number;
  standing: number;
  to_draw: number;
  skip: number;
  rumours: boolean;
  pledged: number;
}

/** The face-up evaluation card and what is known of the others.

    `number` counts from 1 to 7; `pile` cards are still to come, `bottom` are those of them that Bomb threats have put
    underneath, the next one first; `seen` have been face up, `pool` are the twelve that could come up at all. */
export interface InsiderEvaluation {
  card: string;
  penalty: number;
  tables: readonly InsiderTable[];
  number: number;
  pile: number;
  bottom: readonly string[];
  seen: readonly string[];
  pool: readonly string[];
}

/** A pawn that a card names. */
export interface InsiderNamed {
  seat: number;
  pawn: number;
  place: string;
}

/** A pawn and its space. `frozen` pawns have robbed and stay put; `arrived` ones may rob where rivals stand. */
export interface InsiderPawn {
  number: number;
  place: string;
  frozen: boolean;
  arrived: boolean;
}

/** What a choice would change: pawns that go home, and what each company would then score.

    Of a set still to be played, `targets` is everything that it could be aimed at first. */
export interface InsiderPreview {
  home: readonly InsiderNamed[];
  standing: readonly number[];
  targets: readonly InsiderTarget[];
}

/** The set being played, or the relocation after a double (`card` None, `count` 0).

    `power` is the name of the level, such as ADM2 or SCA1; `starred` powers can be countered with `needs` Bodyguards.
    `pawns` and `victim` are the targets named so far, `token` is the square of the token being moved, `table` the one
    that the Special VIP fills next. */
export interface InsiderSet {
  seat: number;
  card: string | null;
  count: number;
  power: string;
  starred: boolean;
  needs: number;
  pawns: readonly InsiderNamed[];
  victim: number | null;
  token: string | null;
  relocations: number;
  pledged: number;
  table: string | null;
}

/** A legal step of the player whose turn it is: where it lands and what it costs. */
export interface InsiderStep {
  pawn: number;
  way: string;
  start: string;
  to: string;
  cost: number;
}

/** A table of the face-up card with the seat of the company that sits there, and its pawn. */
export interface InsiderTable {
  name: string;
  value: number;
  seat: number | null;
  pawn: number | null;
}

/** Something that a set can be aimed at: a pawn (`seat` and `place`), a company (`seat`) or a token (`place`). */
export interface InsiderTarget {
  seat: number | null;
  place: string | null;
}

/** The running turn: whose, which one, how it is played and what is left of it. `mode` is `-` before the choice. */
export interface InsiderTurn {
  number: number;
  seat: number;
  extra: boolean;
  mode: string;
  points: number;
  dice: readonly number[];
  double: boolean;
  action_used: boolean;
}

/** The cheapest way of a pawn to a space within the points left: its steps, such as EENN, and the pawn each one names.

    Where a walking pawn meets its twin (contract, 4.1) the one with the smaller number walks on. A walk ends where
    something new can happen: at the centre, and on a square where a card could be robbed. */
export interface InsiderWalk {
  pawn: number;
  to: string;
  cost: number;
  ways: string;
  pawns: readonly number[];
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
  sides: readonly [OffensiveSide, OffensiveSide];
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

/** Everything on the table. */
export interface PlanetwebBoard {
  active: number;
  first: number;
  round: number;
  round_limit: number;
  minutes: number;
  last_round: boolean;
  play: number;
  double: boolean;
  dice: readonly [number, number] | null;
  free: boolean;
  players: readonly PlanetwebPlayer[];
  portals: readonly PlanetwebPortal[];
  stacks: PlanetwebStacks;
  news: PlanetwebShown | null;
  bourse: PlanetwebShown | null;
  purchase: PlanetwebPurchase | null;
  takeover: PlanetwebTakeover | null;
  debt: PlanetwebDebt | null;
  ranking: readonly (readonly number[])[];
}

/** An e-News card kept against whoever buys the portal. */
export interface PlanetwebClaim {
  news: string;
  seat: number;
  amount: number;
}

/** Opponents' listed portals that the next roll can hit, and how many of the 36 rolls do. */
export interface PlanetwebDanger {
  portals: number;
  of_36: number;
}

/** An open debt. `to` is "player" (then `creditor` is a seat), "bourse" or "portal" (then `portal` names it).

    `why` is "royalties", "news" or "loss". `insolvent`: everything is being sold. `offered`: the card that the creditor
    may buy for 20 000, "opa" or "contre". */
export interface PlanetwebDebt {
  debtor: number;
  to: string;
  creditor: number | null;
  portal: string | null;
  why: string;
  amount: number;
  cash: number;
  short: number;
  can_raise: number;
  insolvent: boolean;
  offered: string | null;
}

/** A Libre Circulation card and the movement rolls left on it; the first of a player is the one in use. */
export interface PlanetwebLibre {
  bourse: string;
  rolls: number;
}

/** All that a player has, as it lies open. `opa` and `contre` count the dealt kind, `…_bourse` name the others.

    `out` is None while in the game, else 1 for the first who was eliminated, 2 for the second … */
export interface PlanetwebPlayer {
  cash: number;
  wealth: number;
  square: number;
  portals: readonly string[];
  listed: readonly string[];
  sites: number;
  accesses: number;
  spare_listings: number;
  opa: number;
  opa_bourse: readonly string[];
  contre: number;
  contre_bourse: readonly string[];
  libre: readonly PlanetwebLibre[];
  out: number | null;
  leaving: boolean;
  danger: PlanetwebDanger;
  takeovers_won: number;
  portals_lost: number;
}

/** A portal: `owner` is None while it is for sale; only then can it have a pot and claims. */
export interface PlanetwebPortal {
  id: string;
  square: number;
  owner: number | null;
  listed: boolean;
  pot: number;
  claims: readonly PlanetwebClaim[];
  earned: number;
}

/** What a choice would do to who makes it.

    `cash` is the money left, `short` what then still lacks to pay the debt, `chances` how many of 36 rolls a takeover
    succeeds with, alone and if it is countered. A sale that breaks a listing up unbinds a site and an access; `lists` names
    the portals of which one is then listed with the cards set free, `sells_listing` that there is none. */
export interface PlanetwebPreview {
  cash: number;
  short: number;
  chances?: number | null;
  chances_if_countered?: number | null;
  unbinds?: boolean;
  lists?: readonly string[];
  sells_listing?: boolean;
}

/** What the open decision of the active player sells: price of one card or portal, pot gained, claims due. */
export interface PlanetwebPurchase {
  what: string;
  portal: string | null;
  price: number;
  pot: number;
  claims: number;
  cash_after: number;
}

/** The card drawn last of a stack; `open` while it is being carried out. */
export interface PlanetwebShown {
  id: string;
  open: boolean;
}

/** Cards left in each stack, and the dealt cards in the storage tray. */
export interface PlanetwebStacks {
  sites: number;
  accesses: number;
  listings: number;
  news: number;
  bourse: number;
  tray_opa: number;
  tray_contre: number;
}

/** A portal under attack. `opa` is "dealt", a Bourse card, or None from the @; dice are None before they are rolled. */
export interface PlanetwebTakeover {
  seat: number;
  owner: number;
  portal: string;
  from_at: boolean;
  opa: string | null;
  contre: string | null;
  attack: readonly [number, number] | null;
  defence: readonly [number, number] | null;
  price: number;
}
