// A table as the page holds it: one socket that heals itself, the present view, and what happened so far.

import { get } from './api';
import { unseen } from './film';
import type { Changed, Frame, FromClient, FromServer, Line, Preview, Refused, TableInfo, Told, View, Welcome } from './protocol';
import { fromHex, randomBytes, sha256, toHex } from './sha256';
import { texts } from './texts.svelte';

export type Connection = 'connecting' | 'live' | 'lost' | 'gone';
export interface Happened {
  version: number;
  told: Told;
}
type Body<T> = T extends { id: string } ? Omit<T, 'id'> : never;
type Message = Body<FromClient>;

/** A refusal in the language that is spoken now, which may be another than when the connection was made. */
export function refusalText({ key, values, clause, text }: Refused, game: string): string {
  const plain = Object.values(values).every((value) => typeof value === 'string' || typeof value === 'number');
  if (!plain || !texts.has(key, game)) return text;
  const said = texts.say(key, values as Record<string, string | number>, game);
  return clause ? `${said} (${clause})` : said;
}

/** Why something does not go; whoever keeps it and reads its message later, reads it in the language spoken then. */
export class Refusal extends Error {
  constructor(
    readonly refused: Refused,
    private readonly game: string,
  ) {
    super();
  }

  override get message(): string {
    return refusalText(this.refused, this.game);
  }
}

interface Waiting {
  message: FromClient;
  done: (answer: Preview | null) => void;
  failed: (refusal: Error) => void;
}

const PING = 5_000;
const SLOWEST = 8_000;
/** After so long in the background nobody looks at the page any more. */
const UNSEEN = 60_000;

export class TableClient {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  version = $state(0);
  seats = $state.raw<readonly number[]>([]);
  seat = $state(-1);
  log = $state.raw<Happened[]>([]);
  chat = $state.raw<Line[]>([]);
  orders = $state.raw<Record<string, string>>({});
  connection = $state<Connection>('connecting');
  readOnly = $state(false);
  notice = $state('');
  unsent = $state(0);
  /** The server's clock less ours, in milliseconds. */
  ahead = $state(0);
  /** What others did since I last acted: marked on the board until I act again. */
  fresh = $state.raw<readonly Told[]>([]);

  private socket: WebSocket | null = null;
  // Nothing on the page depends on what waits.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private waiting = new Map<string, Waiting>();
  private patience = 500;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private closed = false;
  private leaving = false;
  private promising = false;
  private next = 0;
  /** Who did what is marked. */
  private freshBy = -1;
  /** Whoever shares a device reads what everybody saw; it is kept from one hand to the next. */
  private watched: Frame[] = [];
  /** What the server knows of whether anybody looks. */
  private watching = true;
  private hiding: ReturnType<typeof setTimeout> | undefined;
  private readonly mark = toHex(randomBytes(6));

  constructor(readonly id: string) {}

  open(): void {
    this.closed = this.leaving = false;
    this.connect();
    this.timers.push(setInterval(() => this.ping(), PING));
    addEventListener('online', this.hurry);
    addEventListener('beforeunload', this.warn);
    document.addEventListener('visibilitychange', this.hurry);
    document.addEventListener('visibilitychange', this.turn);
  }

  /** Leave the table; a move that has not reached the server yet is delivered first. */
  close(): void {
    this.leaving = true;
    this.count();
  }

  private shut(): void {
    this.closed = true;
    this.timers.forEach(clearTimeout);
    this.timers = [];
    removeEventListener('online', this.hurry);
    removeEventListener('beforeunload', this.warn);
    document.removeEventListener('visibilitychange', this.hurry);
    document.removeEventListener('visibilitychange', this.turn);
    clearTimeout(this.hiding);
    this.socket?.close();
  }

  /** Play a decision on the view that is shown. */
  play(action: Record<string, unknown>): Promise<unknown> {
    return this.send({ type: 'play', version: this.version, do: action });
  }

  /** What a decision would do; rejects with the reason where it is not allowed. */
  look(action: Record<string, unknown>): Promise<Preview | null> {
    return this.send({ type: 'look', do: action });
  }

  /** Say something to the server and wait for its answer, over as many connections as it takes. */
  send(message: Message): Promise<Preview | null> {
    const id = `${this.mark}-${++this.next}`;
    const whole = { ...message, id } as FromClient;
    return new Promise((done, failed) => {
      this.waiting.set(id, { message: whole, done, failed });
      this.count();
      this.transmit(whole);
    });
  }

  /** Only what would change the game counts: a look that gets lost does no harm. */
  private count(): void {
    this.unsent = [...this.waiting.values()].filter(({ message }) => message.type !== 'look' && message.type !== 'watch').length;
    if (this.leaving && this.unsent === 0) this.shut();
  }

  private warn = (event: BeforeUnloadEvent): void => {
    if (this.unsent > 0) event.preventDefault();
  };

  private hurry = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else if (!this.closed && document.visibilityState === 'visible') {
      this.patience = 500;
      this.connect();
    }
  };

  /** Who turns to the page is here at once; who turns away, after a while. Whoever does not look can be told in other ways. */
  private turn = (): void => {
    clearTimeout(this.hiding);
    if (document.visibilityState === 'visible') this.watch(true);
    else this.hiding = setTimeout(() => this.watch(false), UNSEEN);
  };

  private watch(watching: boolean): void {
    if (this.seats.length === 0 || watching === this.watching || this.connection !== 'live') return;
    this.watching = watching;
    this.send({ type: 'watch', watching }).catch(() => undefined);
  }

  private connect(): void {
    if (this.closed || this.socket?.readyState === WebSocket.CONNECTING) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.id}/socket?language=${texts.language}`);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      this.connection = event.code === 4404 ? 'gone' : 'lost';
      if (this.connection === 'gone') return;
      this.timers.push(setTimeout(() => this.connect(), this.patience * (0.7 + 0.6 * Math.random())));
      this.patience = Math.min(SLOWEST, this.patience * 1.7);
    };
  }

  private transmit(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.connection === 'live') this.socket.send(JSON.stringify(message));
  }

  private ping(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: 'ping', version: this.version }));
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message);
      case 'frame':
        return this.framed(message);
      case 'table':
        return this.changed(message);
      case 'line':
        this.chat = [...this.chat, message].slice(-200);
        return;
      case 'done':
        return this.answered(message.id, null);
      case 'preview':
        return this.answered(message.id, message);
      case 'refused':
        return this.refused(message);
      case 'pong':
        this.ahead = message.now - Date.now();
        return;
      case 'notice':
        if (message.key === 'stopping') this.notice = message.key;
        else this.readOnly = message.key === 'read-only';
    }
  }

  private welcomed(message: Welcome): void {
    this.patience = 500;
    this.notice = '';
    this.connection = 'live';
    this.seats = message.seats;
    if (this.seat !== message.seat) {
      this.log = [];
      this.version = 0;
    }
    this.seat = message.seat;
    this.chat = [...message.chat];
    this.orders = message.orders;
    this.readOnly = message.read_only;
    this.setInfo(message.table);
    if (message.frame) this.framed(message.frame);
    for (const { message: unsent } of this.waiting.values()) this.transmit(unsent);
    this.sealDice();
    // To the server a new connection is somebody who looks.
    this.watching = true;
    if (document.visibilityState !== 'visible') this.turn();
  }

  private framed(frame: Frame): void {
    const before = this.version;
    if (frame.version === before && this.view) {
      this.view = frame.view;
      return;
    }
    const acting = this.view?.actor ?? -1;
    this.version = frame.version;
    this.view = frame.view;
    const shared = this.info?.hot_seat ?? false;
    if (shared && this.seat >= 0 && before === 0 && this.watched.length > 0) {
      this.retell(this.watched);
      return;
    }
    if (frame.version !== before + 1) {
      this.fresh = frame.version > 1 ? frame.events : [];
      this.watched = [];
      if (frame.version < before) this.log = [];
      void this.readBack();
      return;
    }
    if (shared && this.seat < 0) this.watched.push(frame);
    this.log = [...this.log, ...lines(frame)];
    // My own doing is marked until others do something, and theirs until I do; to a watcher every turn is new.
    const anew = this.seat < 0 ? acting !== this.freshBy : acting === this.seat || this.freshBy === this.seat;
    this.fresh = frame.version === 1 ? [] : anew ? frame.events : [...this.fresh, ...frame.events];
    this.freshBy = acting;
  }

  /** Versions were missed (a reload, a lost connection): read again what happened. Whoever shares a device reads as a watcher. */
  private async readBack(): Promise<void> {
    const eyes = this.info?.hot_seat ? -1 : this.seat;
    const seat = this.seat;
    const { frames } = await get<{ frames: Frame[] }>(`/tables/${this.id}/frames?viewer=${eyes}`).catch(() => ({ frames: [] }));
    const last = frames.at(-1)?.version ?? 0;
    if (seat !== this.seat || frames.length === 0) return;
    const later = this.info?.hot_seat ? [] : this.log.filter(({ version }) => version > last);
    if (this.info?.hot_seat) this.watched = frames;
    this.retell(frames, later);
  }

  /** What happened according to these frames and what was told since; what this seat has not seen is marked. */
  private retell(frames: readonly Frame[], later: readonly Happened[] = []): void {
    this.log = [...frames.flatMap(lines), ...later];
    if (later.length === 0) this.fresh = unseen(frames, this.seat);
  }

  private changed(message: Changed): void {
    this.setInfo(message.table);
    this.sealDice();
  }

  private setInfo(info: TableInfo): void {
    this.info = info;
    this.ahead = info.now - Date.now();
  }

  private answered(id: string, answer: Preview | null): void {
    this.waiting.get(id)?.done(answer);
    this.waiting.delete(id);
    this.count();
  }

  private refused(message: Refused): void {
    this.waiting.get(message.id)?.failed(new Refusal(message, this.info?.game ?? ''));
    this.waiting.delete(message.id);
    this.count();
  }

  /** Promise a part of the dice where nothing was promised on sitting down (a rematch); once the game is being opened, open it. */
  private sealDice(): void {
    const { info, seats } = this;
    if (!info || seats.length === 0) return;
    if (info.status === 'open' && seats.some((seat) => !info.seats[seat]?.promised) && !this.promising) {
      this.promising = true;
      const done = (): boolean => (this.promising = false);
      this.send({ type: 'promise', promise: promise(this.id) }).then(done, done);
    }
    const entropy = info.status === 'opening' ? promised(this.id) : null;
    if (entropy) this.send({ type: 'open', entropy }).catch(() => undefined);
  }
}

function lines(frame: Frame): Happened[] {
  return frame.events.map((told) => ({ version: frame.version, told }));
}

/** Make 32 random bytes for a table, keep them, and give the promise (their hash) to send. */
export function promise(table: string): string {
  const entropy = promised(table) ?? toHex(randomBytes(32));
  try {
    sessionStorage.setItem(`entropy ${table}`, entropy);
  } catch {
    // Without storage the promise cannot be kept after a reload; the game then starts without it.
  }
  return toHex(sha256(fromHex(entropy)));
}

function promised(table: string): string | null {
  try {
    return sessionStorage.getItem(`entropy ${table}`);
  } catch {
    return null;
  }
}
