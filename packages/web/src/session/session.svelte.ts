import type { Phrase, Seat } from '@reseau/core';
import {
  type Command,
  type NoteView,
  PROTOCOL_VERSION,
  type RoomView,
  type ServerMessage,
  type SittingView,
  type YouView,
} from '@reseau/protocol';
import type { Answer } from '../connection/answer.ts';
import { browserEnvironment, roomRequests, watchNetwork } from '../connection/browser.ts';
import { type Bye, Connection, type ConnectionState, type Hello } from '../connection/connection.ts';
import { isHere } from '../connection/here.ts';
import { noteTable } from '../connection/known-tables.ts';
import { Outbox, type Request } from '../connection/outbox.ts';
import { requestId } from '../connection/request-id.ts';
import { lettersFor } from '../words/catalogue.svelte.ts';
import { Asides } from './asides.svelte.ts';
import { TalkLog } from './chat.svelte.ts';
import type { ClockReading } from './clock-reading.ts';
import type { Opening, SessionEvents } from './events.ts';
import type { GameClient, Sight } from './game-client.ts';
import { KeptResult } from './kept-result.ts';
import type { ClientMatch } from './match.svelte.ts';
import { MatchFeed } from './match-feed.svelte.ts';
import { OwnMember } from './own-member.svelte.ts';
import { PlayedGame } from './played-game.svelte.ts';
import { Progress } from './progress.svelte.ts';
import { ReadResult } from './read-result.ts';
import { Replies } from './replies.ts';
import { isHost, RoomFeed } from './room-feed.svelte.ts';
import { Sealer } from './sealer.ts';
import { ServerClock } from './server-clock.svelte.ts';
import { sightOf } from './sight.ts';

/** One room as this device is connected to it; as a member with a token, as an onlooker without. */
export class Session {
  readonly code: string;
  readonly token: string | undefined;
  readonly #game: PlayedGame;
  #events: SessionEvents = {};
  readonly #outbox: Outbox;
  readonly #connection: Connection;
  readonly talk = new TalkLog();
  readonly asides = new Asides((aside) => this.#connection.show(aside));
  readonly #replies = new Replies();
  readonly #feed: MatchFeed;
  readonly serverClock = new ServerClock();
  readonly #table = new RoomFeed();
  readonly #own = new OwnMember();
  readonly #result: ReadResult;
  /** Nobody's for those who only watch. */
  readonly sealer: Sealer | undefined;
  #state = $state<ConnectionState>('connecting');
  #bye = $state<Bye>();
  readonly #progress = new Progress();
  /** From the welcome until the server has told how the question stands: what comes now happened while we were away. */
  #catchingUp = true;
  /** My newest move that was not answered yet. */
  #underway = $state.raw<Extract<Request, { t: 'move' }>>();

  constructor({ code, token, load }: Opening) {
    this.code = code;
    this.token = token;
    this.sealer = token === undefined ? undefined : new Sealer(code, token);
    this.#game = new PlayedGame(load);
    this.#outbox = new Outbox(roomRequests(code, token));
    const ends = {
      hello: () => this.#hello(),
      heard: (message: ServerMessage) => this.#hear(message),
      changed: (state: ConnectionState, bye?: Bye) => {
        this.#state = state;
        this.#bye = bye;
      },
    };
    this.#connection = new Connection(ends, this.#outbox, browserEnvironment(code));
    this.#feed = new MatchFeed({
      told: (entries, when) => this.#events.told?.(entries, when),
      missing: () => this.#connection.reopen(),
    });
    this.#result = new ReadResult({ kept: new KeptResult(code, token), load, feed: this.#feed, table: this.#table });
  }

  get room(): RoomView | undefined {
    return this.#table.room;
  }
  /** This device's own member, by id; nobody for those who only watch. */
  get you(): string | undefined {
    return this.#own.view?.id;
  }
  /** What is told to this one alone. */
  get self(): YouView | undefined {
    return this.#own.view;
  }
  /** What was played in this one's seat while they were away. */
  get deputed(): Extract<ServerMessage, { readonly t: 'deputed' }> | undefined {
    return this.#own.deputed;
  }
  get recovery(): string | undefined {
    return this.#own.recovery;
  }
  /** Of the game on the table: while another one is fetched, there is none. */
  get client(): GameClient | undefined {
    return this.#game.client;
  }
  get state(): ConnectionState {
    return this.#state;
  }
  get bye(): Bye | undefined {
    return this.#bye;
  }
  /** The match at the table, while it is played and while its result is looked at; not before all are ready for it. */
  get match(): ClientMatch | undefined {
    const { phase, roles } = this.room ?? {};
    const isOn = (phase === 'playing' || phase === 'over') && roles === undefined;
    return isOn || this.lingers ? this.#dealt : undefined;
  }
  /** The same from the deal on, as far as this seat was told of it. */
  get #dealt(): ClientMatch | undefined {
    return this.#feed.number === this.#table.shown?.match ? this.#feed.match : undefined;
  }
  /** Whether this seat was told its own card. */
  get isDealt(): boolean {
    return this.#dealt !== undefined;
  }
  /** Who has sat down where since the deal. */
  get sittings(): readonly SittingView[] {
    return this.#feed.sittings;
  }
  get notes(): readonly NoteView[] {
    return this.#feed.notes;
  }
  /** The room to which belongs what is looked at. */
  get shownRoom(): RoomView | undefined {
    return this.#table.shown;
  }
  /** The result of a match stays in sight, although the table is in the lobby again. */
  get lingers(): boolean {
    return this.#table.lingers;
  }
  get redeals(): boolean {
    return this.#table.redeals;
  }
  get isHost(): boolean {
    return this.room !== undefined && isHost(this.room, this.you);
  }
  /** Whether a bot has played this one's seat to the end of the match that is looked at. */
  get wasReplaced(): boolean {
    return this.#own.wasReplacedIn(this.#table.shown);
  }
  /** My seat in the match that is looked at; none until I was told what it knows. */
  get me(): Seat | undefined {
    const { shown } = this.#table;
    const seat = this.#own.seatIn(shown);
    // Before the first round a seat is told nothing until its card is opened.
    return shown?.roles !== undefined || this.#feed.isToldTo(seat, shown?.match) ? seat : undefined;
  }

  get clock(): ClockReading | undefined {
    const { match } = this;
    if (match?.over !== false || this.sight.progress === undefined) return undefined;
    const reading = this.#progress.clock;
    const pulse = match.game.pulse?.(match.known.table);
    return reading === undefined || pulse === undefined ? reading : { ...reading, whole: pulse.everyMs };
  }

  /** Whoever shows this session is told what happens; only one does at a time. */
  listen(events: SessionEvents): void {
    this.#events = events;
  }

  /** Opens the line; the returned function closes it. */
  open(): () => void {
    const stopWatching = watchNetwork({
      back: () => this.#connection.nudge(),
      // A table of this device needs no network.
      gone: () => void (isHere(this.code) || this.#connection.networkLost()),
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

  /** Says something of the game's list, in the match at hand. */
  phrase({ about, ...phrase }: Phrase): void {
    const sent = about === undefined ? phrase : { ...phrase, about: [...about] };
    this.#connection.send({ t: 'phrase', id: requestId(), match: this.#feed.number, phrase: sent });
  }

  command(command: Command): Promise<Answer> {
    return this.#send(command, 'told');
  }

  /** As a command, but a refusal is for the caller alone to tell: an open sheet would hide the notice. */
  ask(command: Command): Promise<Answer> {
    return this.#send(command, 'asked');
  }

  /** From the result to where the table is by now. */
  followTable(): void {
    this.#table.follow();
    this.#result.leave();
  }

  #send(command: Command, how: 'told' | 'asked'): Promise<Answer> {
    const id = requestId();
    const answered = this.#replies.expect(id, how);
    this.#connection.send({ t: 'command', id, command });
    return answered;
  }

  #choose(move: object): void {
    const question = this.#dealt?.question;
    if (question === undefined) return;
    const request = { t: 'move', id: requestId(), match: this.#feed.number, question, move } as const;
    this.#underway = request;
    this.#connection.send(request);
  }

  /** What the game's own components are given. */
  readonly sight: Sight = this.#sight();

  #sight(): Sight {
    const session = this;
    return sightOf({
      code: this.code,
      asides: this.asides,
      get you() {
        return session.you;
      },
      get room() {
        return session.#table.shown;
      },
      get me() {
        return session.me;
      },
      get match() {
        return session.#dealt;
      },
      get matchNumber() {
        return session.#feed.number;
      },
      get sittings() {
        return session.sittings;
      },
      get progress() {
        return session.#progress.view;
      },
      get clock() {
        return session.clock;
      },
      get underway() {
        return session.#underway;
      },
      choose: (move) => session.#choose(move),
    });
  }

  #hello(): Hello {
    const token = this.token === undefined ? {} : { token: this.token };
    const { heard } = this.#feed.match ?? { heard: 0 };
    const edition = this.room?.edition;
    return {
      t: 'hello',
      version: PROTOCOL_VERSION,
      ...token,
      match: this.#feed.number,
      facts: heard,
      lines: this.talk.table.said,
      bench: this.talk.bench.said,
      ...(edition === undefined ? {} : { edition }),
    };
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.serverClock.hear(message.now);
        this.#own.welcome(message);
        this.sealer?.reconnected();
        this.#catchingUp = true;
        this.#underway = this.#outbox.waiting().findLast((request) => request.t === 'move');
        return;
      case 'you':
        this.#own.hear(message.you);
        this.#own.noteReplaced(this.room?.match ?? 0);
        return;
      case 'room':
        this.#hearRoom(message.room);
        return;
      case 'facts':
        this.#feed.hear(message, {
          live: !this.#catchingUp && document.visibilityState === 'visible',
          seat: this.#own.placeIn(this.room),
        });
        this.#take();
        return;
      case 'deputed':
        this.#own.hearDeputed(message);
        return;
      case 'sittings':
        this.#feed.hearSittings(message);
        this.#result.keep(this.room);
        return;
      case 'progress':
        this.#progress.hear(message.progress);
        this.#catchingUp = false;
        return;
      case 'lines':
        this.talk.hear(message);
        for (const line of message.lines) {
          if (line.text !== undefined) lettersFor(line.text);
          else this.asides.hearPhrase(line, performance.now() - this.serverClock.local(line.at));
        }
        return;
      case 'done':
        this.#settle(message.id, { ok: true, ...(message.secret === undefined ? {} : { secret: message.secret }) });
        return;
      case 'refused': {
        const { code, reason } = message;
        this.#settle(message.id, { ok: false, code, ...(reason === undefined ? {} : { reason }) });
        return;
      }
      case 'draft':
      case 'reaction':
      case 'review':
        this.asides.hear(message, this.#feed.number);
        return;
      case 'bye':
      case 'pong':
        return;
    }
  }

  #hearRoom(room: RoomView): void {
    const isFirst = this.room === undefined;
    this.#own.noteReplaced(room.match);
    if (this.token !== undefined) noteTable(this.code, room);
    for (const what of this.#table.hear(room, this.you)) this.#events.happened?.(what);
    // Before a match there is nothing to catch up on.
    if (room.phase === 'lobby' || room.phase === 'sealing' || room.roles !== undefined) this.#catchingUp = false;
    const part = this.sealer?.hear(room, this.you);
    if (part !== undefined) void this.ask(part);
    for (const { name } of [...room.members, ...room.bench]) lettersFor(name);
    if (isFirst && !this.isHost) void this.#result.find(room, (over) => this.#own.placeIn(over));
    else if (room.phase === 'playing' || (this.isHost && room.phase !== 'over')) this.#result.leave();
    void this.#enter(room);
  }

  #take(): void {
    this.#feed.take(this.client, this.room);
    this.#result.keep(this.room);
  }

  #settle(id: string, answer: Answer): void {
    if (this.#underway?.id === id) this.#underway = undefined;
    const isUntold = this.#replies.settle(id, answer);
    // A move that came too late is no fault of the player: the table itself shows what happened instead.
    if (isUntold && !answer.ok && answer.code !== 'stale') this.#events.refused?.(answer);
  }

  async #enter({ game }: RoomView): Promise<void> {
    await this.#game.follow(game);
    this.#take();
  }
}
