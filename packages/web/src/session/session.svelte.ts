import { type Seat, seatsOf } from '@reseau/core';
import {
  type ChatLine,
  type Command,
  PROTOCOL_VERSION,
  type ProgressView,
  type RoomView,
  type ServerMessage,
} from '@reseau/protocol';
import type { Answer } from '../connection/answer.ts';
import { browserEnvironment, roomRequests, watchNetwork } from '../connection/browser.ts';
import { type Bye, Connection, type ConnectionState, type Hello } from '../connection/connection.ts';
import { Outbox, type Request } from '../connection/outbox.ts';
import { requestId } from '../connection/request-id.ts';
import { lettersFor } from '../words/catalogue.svelte.ts';
import { ChatLog } from './chat.svelte.ts';
import type { ClockReading } from './clock-reading.ts';
import type { Opening, SessionEvents } from './events.ts';
import type { GameClient, LoadGame, Sight } from './game-client.ts';
import { ClientMatch } from './match.svelte.ts';
import { sightOf } from './sight.ts';
import { newStandIns } from './stand-ins.ts';

const LOAD_AGAIN = 2000;

type FactsMessage = Extract<ServerMessage, { readonly t: 'facts' }>;

/** Facts, and whether they came while somebody was watching: judged as they come, for the game may load long after. */
interface Heard {
  readonly told: FactsMessage;
  readonly live: boolean;
}

/** One room as this device is connected to it; as a member with a token, as an onlooker without. */
export class Session {
  readonly code: string;
  readonly #token: string | undefined;
  readonly #load: LoadGame;
  readonly #events: SessionEvents;
  readonly #outbox: Outbox;
  readonly #connection: Connection;
  readonly #chat = new ChatLog();
  readonly #answers = new Map<string, (answer: Answer) => void>();
  /** Requests whose refusal is told by whoever asked. */
  readonly #asked = new Set<string>();
  #client = $state.raw<GameClient>();
  #room = $state.raw<RoomView>();
  #you = $state<string>();
  #recovery = $state<string>();
  #state = $state<ConnectionState>('connecting');
  #bye = $state<Bye>();
  #progress = $state.raw<ProgressView>();
  #progressAt = 0;
  /** From the welcome until the server has told how the question stands: what comes now happened while we were away. */
  #catchingUp = true;
  #match = $state.raw<ClientMatch>();
  #matchNumber = 0;
  #held: readonly Heard[] = [];
  /** My newest move that was not answered yet. */
  #underway = $state.raw<Extract<Request, { t: 'move' }>>();

  constructor({ code, token, load, events = {} }: Opening) {
    this.code = code;
    this.#token = token;
    this.#load = load;
    this.#events = events;
    this.#outbox = new Outbox(roomRequests(code));
    const ends = {
      hello: () => this.#hello(),
      heard: (message: ServerMessage) => this.#hear(message),
      changed: (state: ConnectionState, bye?: Bye) => {
        this.#state = state;
        this.#bye = bye;
      },
    };
    this.#connection = new Connection(ends, this.#outbox, browserEnvironment(code));
  }

  get room(): RoomView | undefined {
    return this.#room;
  }
  get you(): string | undefined {
    return this.#you;
  }
  /** The code that brings this seat back if the device is lost. */
  get recovery(): string | undefined {
    return this.#recovery;
  }
  /** Of the game on the table: while another one is fetched, there is none. */
  get client(): GameClient | undefined {
    return this.#client?.id === this.#room?.game ? this.#client : undefined;
  }
  get state(): ConnectionState {
    return this.#state;
  }
  get bye(): Bye | undefined {
    return this.#bye;
  }
  get lines(): readonly ChatLine[] {
    return this.#chat.lines;
  }
  get said(): number {
    return this.#chat.said;
  }
  get match(): ClientMatch | undefined {
    return this.#match;
  }
  get isHost(): boolean {
    const { members = [], bench = [] } = this.#room ?? {};
    return [...members, ...bench].some(({ id, host }) => host && id === this.#you);
  }
  get me(): Seat | undefined {
    const members = this.#room?.members ?? [];
    return seatsOf(members.length).find((seat) => members[seat]?.id === this.#you);
  }

  /** When the time is up, by this device's own clock, or how much is left of it while the clock stands still. */
  get clock(): ClockReading | undefined {
    const progress = this.#match?.over === false ? this.sight.progress : undefined;
    if (progress?.left === undefined) return undefined;
    return progress.paused === true ? { left: progress.left } : { strikesAt: this.#progressAt + progress.left };
  }

  /** Opens the line; the returned function closes it. */
  open(): () => void {
    const stopWatching = watchNetwork({
      back: () => this.#connection.nudge(),
      gone: () => this.#connection.networkLost(),
    });
    this.#connection.open();
    return () => {
      stopWatching();
      this.#connection.close();
    };
  }

  say(text: string): void {
    this.#connection.send({ t: 'say', id: requestId(), text });
  }

  command(command: Command): Promise<Answer> {
    return this.#send(command, requestId());
  }

  /** As a command, but a refusal is for the caller alone to tell: an open sheet would hide the notice. */
  ask(command: Command): Promise<Answer> {
    const id = requestId();
    this.#asked.add(id);
    return this.#send(command, id);
  }

  #send(command: Command, id: string): Promise<Answer> {
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#connection.send({ t: 'command', id, command });
    });
  }
  #choose(move: object): void {
    const question = this.#match?.question;
    if (question === undefined) return;
    const request = { t: 'move', id: requestId(), match: this.#matchNumber, question, move } as const;
    this.#underway = request;
    this.#connection.send(request);
  }

  /** What the game's own components are given. */
  readonly sight: Sight = this.#sight();

  #sight(): Sight {
    const session = this;
    return sightOf({
      code: this.code,
      get room() {
        return session.#room;
      },
      get me() {
        return session.me;
      },
      get match() {
        return session.#match;
      },
      get matchNumber() {
        return session.#matchNumber;
      },
      get progress() {
        return session.#progress;
      },
      get underway() {
        return session.#underway;
      },
      choose: (move) => session.#choose(move),
    });
  }

  #hello(): Hello {
    const token = this.#token === undefined ? {} : { token: this.#token };
    const { heard } = this.#match ?? { heard: 0 };
    return {
      t: 'hello',
      version: PROTOCOL_VERSION,
      ...token,
      match: this.#matchNumber,
      facts: heard,
      lines: this.#chat.said,
    };
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.#you = message.you?.id;
        this.#recovery = message.recovery;
        this.#catchingUp = true;
        this.#restoreUnderway();
        return;
      case 'room':
        for (const name of newStandIns(this.#room, message.room)) this.#events.replaced?.(name);
        this.#room = message.room;
        // Before a match there is nothing to catch up on: the deal itself happens before our eyes.
        if (message.room.phase === 'lobby' || message.room.roles !== undefined) this.#catchingUp = false;
        for (const { name } of message.room.members) lettersFor(name);
        void this.#enter(message.room);
        return;
      case 'facts':
        this.#held = [...this.#held, { told: message, live: this.#isWatching() }];
        this.#takeFacts();
        return;
      case 'progress':
        this.#progress = message.progress;
        this.#progressAt = performance.now();
        this.#catchingUp = false;
        return;
      case 'lines':
        this.#chat.hear(message.from, message.lines);
        for (const { text } of message.lines) lettersFor(text);
        return;
      case 'done':
        this.#settle(message.id, { ok: true, ...(message.secret === undefined ? {} : { secret: message.secret }) });
        return;
      case 'refused': {
        const { code, reason } = message;
        this.#settle(message.id, { ok: false, code, ...(reason === undefined ? {} : { reason }) });
        return;
      }
      case 'you':
      case 'sittings':
      case 'draft':
      case 'reaction':
      case 'bye':
      case 'pong':
        return;
    }
  }

  #settle(id: string, answer: Answer): void {
    if (this.#underway?.id === id) this.#underway = undefined;
    const waiting = this.#answers.get(id);
    this.#answers.delete(id);
    waiting?.(answer);
    if (this.#asked.delete(id)) return;
    // A move that came too late is no fault of the player: the table itself shows what happened instead.
    if (!answer.ok && answer.code !== 'stale') this.#events.refused?.(answer);
  }

  #restoreUnderway(): void {
    this.#underway = this.#outbox.waiting().findLast((request) => request.t === 'move');
  }

  async #enter(room: RoomView): Promise<void> {
    if (this.client === undefined) {
      try {
        const client = await this.#load(room.game);
        // Meanwhile the table may have changed the game once more.
        if (room.game !== this.#room?.game) return;
        if (this.#client !== undefined) this.#match = undefined;
        this.#client = client;
      } catch {
        // The line broke under the download; the table is no use without its game.
        setTimeout(() => void this.#enter(room), LOAD_AGAIN);
        return;
      }
    }
    this.#takeFacts();
  }

  /** Facts wait until the room they belong to and the game that understands them are both here. */
  #takeFacts(): void {
    for (const heard of this.#held) {
      const { client } = this;
      if (client === undefined || this.#room === undefined || heard.told.match > this.#room.match) return;
      this.#held = this.#held.slice(1);
      this.#take(heard, client, this.#room);
    }
  }

  #isWatching(): boolean {
    return !this.#catchingUp && document.visibilityState === 'visible';
  }

  #take({ told: { match, from, facts, late = [] }, live }: Heard, client: GameClient, room: RoomView): void {
    if (match < this.#matchNumber) return;
    const starts = match > this.#matchNumber || from === 0;
    if (starts) {
      const made = client.setUp(room.members.length, room.options);
      if (!made.ok) return;
      this.#matchNumber = match;
      this.#match = new ClientMatch(client, made.game, room.options);
    }
    const current = this.#match;
    if (current === undefined || from > current.heard) {
      this.#connection.reopen();
      return;
    }
    const fresh = facts.slice(current.heard - from);
    if (fresh.length === 0) return;
    const entries = current.hear(fresh, { live, late });
    this.#events.told?.(entries, live ? 'live' : starts ? 'anew' : 'missed');
  }
}
