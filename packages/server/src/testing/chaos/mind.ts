import { type AnyMove, type FactOf, type Kind, type Known, type Options, type Seat, understand } from '@reseau/core';
import { type AnyGame, GAMES } from '@reseau/games';
import type { ProgressView, RoomView, ServerMessage, YouView } from '@reseau/protocol';
import { onward } from '../table.ts';
import type { Listener } from './history.ts';

/** What a device knows of its table: all of it by what it was told. */
export class Mind {
  readonly #member: string | undefined;
  room: RoomView | undefined;
  you: YouView | undefined;
  /** The match that its facts are of. */
  match = 0;
  #facts: FactOf<Kind>[] = [];
  #progress: ProgressView | undefined;
  #known: Known<Kind> | undefined;
  #made: { readonly match: number; readonly game: AnyGame } | undefined;

  constructor(member: string | undefined) {
    this.#member = member;
  }

  get facts(): number {
    return this.#facts.length;
  }

  hear(message: ServerMessage): void {
    if (message.t === 'room') this.room = message.room;
    else if (message.t === 'you' || message.t === 'welcome') this.you = message.you;
    else if (message.t === 'progress') this.#progress = message.progress;
    else if (message.t === 'facts') this.#learn(message);
  }

  #learn({ match, from, facts }: Extract<ServerMessage, { t: 'facts' }>): void {
    if (match !== this.match || from !== this.#facts.length) this.#known = undefined;
    if (match !== this.match) this.#facts = [];
    this.match = match;
    const news = facts as readonly FactOf<Kind>[];
    this.#facts.splice(from, this.#facts.length, ...news);
    if (this.#known !== undefined) this.#known = understand(this.#game, this.#known, news);
  }

  get #game(): AnyGame {
    if (this.room === undefined) throw new Error('mind: in no room yet');
    const { game, members, options } = this.room;
    if (this.#made?.match === this.match) return this.#made.game;
    const made = GAMES[game].setUp(members.length, options);
    if (!made.ok) throw new Error(`mind: ${made.problem}`);
    this.#made = { match: this.match, game: made.game };
    return made.game;
  }

  /** As whom it listens while a match is on, and as long as its end is shown. */
  get listens(): { readonly match: number; readonly as: Listener } | undefined {
    if (this.room?.phase !== 'playing' && this.room?.phase !== 'over') return undefined;
    return { match: this.room.match, as: this.seat ?? 'table' };
  }

  get seat(): Seat | undefined {
    const index = this.room?.members.findIndex(({ id }) => id === this.#member) ?? -1;
    return index < 0 ? undefined : (index as Seat);
  }

  get question(): number {
    const { room } = this;
    if (room?.phase !== 'playing' || room.match !== this.match || this.#facts.length === 0) return -1;
    return this.#game.turn(this.#understood.table).question;
  }

  /** What this seat may answer now; nothing when it is not asked or has chosen already. */
  get options(): Options<AnyMove> {
    const { seat, question } = this;
    if (seat === undefined || question < 0) return [];
    const known = this.#understood;
    if (this.#game.outcome(known.table) !== undefined) return [];
    const { must, may } = this.#game.turn(known.table);
    if (!must.includes(seat) && !may.includes(seat)) return [];
    const hasChosen = this.#progress?.question === question && this.#progress.mine !== undefined;
    return hasChosen ? [] : onward({ options: this.#game.options(known, seat) });
  }

  get #understood(): Known<Kind> {
    this.#known ??= understand(this.#game, this.#game.empty, this.#facts);
    return this.#known;
  }
}
