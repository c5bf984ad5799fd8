import {
  type Actor,
  heardBy,
  type Kind,
  type Match,
  type Seat,
  seatAt,
  startWith,
  submit,
  verdictOn,
} from '@reseau/core';
import type { AnyGame } from '@reseau/games';
import type { MemberView, ProgressView } from '@reseau/protocol';
import type { GameClient, Sight } from '../session/game-client.ts';
import { ClientMatch } from '../session/match.svelte.ts';
import type { Minute, MinuteStep } from '../session/minutes.ts';
import { sketchFor } from '../session/sketch.ts';

/** What was said of the last move. */
export type Said =
  | { readonly is: 'right'; readonly decision: string }
  | { readonly is: 'wrong'; readonly decision: string; readonly name: string };

type Engine = Match<Kind>;

/**
 * A minute that is being played: the rules know all of it, and the board is shown what the seat has heard. Everything but the
 * decisions is in the file.
 */
export class MinuteMatch {
  readonly minute: Minute;
  readonly client: GameClient;
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #names: () => readonly string[];
  /** The rules' own match. Nothing of it is shown but what the seat is told. */
  #engine: Engine;
  #match = $state.raw() as ClientMatch;
  /** What the seat knows at the first decision. */
  readonly #known: Sight['known'];
  /** The step that is next. */
  #at = $state(0);
  #said = $state.raw<Said>();
  #moves = $state.raw<readonly object[]>([]);
  #mine = $state.raw<unknown>();
  #progress = $state.raw<ProgressView>();
  readonly sight: Sight;

  constructor(minute: Minute, client: GameClient, names: () => readonly string[]) {
    const { seats, options, minute: played } = minute.file;
    const made = client.setUp(seats, options);
    if (!made.ok) throw new Error(`minute: ${minute.id}: ${made.problem}`);
    this.minute = minute;
    this.client = client;
    this.#game = made.game;
    this.#seat = seatAt(played.seat);
    this.#names = names;
    this.#engine = this.#deal();
    this.sight = this.#sight();
    this.#playOn({ live: false });
    this.#known = this.#match.known;
  }

  /** As the seat has heard it so far. */
  get match(): ClientMatch {
    return this.#match;
  }

  get names(): readonly string[] {
    return this.#names().slice(0, this.minute.file.seats);
  }

  /** What one begins with: a hand has changed since it was dealt. */
  get opening(): Sight {
    return { ...this.sight, known: this.#known, shown: this.#known, over: false, past: true };
  }

  /** What is to be decided, as long as nothing was said of it. */
  get asks(): string | undefined {
    return this.#said === undefined ? this.#step?.decide : undefined;
  }

  /** What was said of the last move, until one goes on. */
  get said(): Said | undefined {
    return this.#said;
  }

  /** Nothing is left to decide. */
  get isDone(): boolean {
    return this.#step === undefined && this.#said?.is !== 'wrong';
  }

  /** All moves made so far: they bring it back after a reload. */
  get moves(): readonly object[] {
    return this.#moves;
  }

  /** Whether they could all be made again. */
  resume(moves: readonly object[], { told }: { readonly told: boolean }): boolean {
    for (const move of moves) {
      this.goOn();
      if (!this.#take(move, { live: false })) return false;
    }
    if (!told) this.goOn();
    return true;
  }

  /** The person's move, before their eyes. */
  choose(move: object): void {
    this.#take(move, { live: true });
  }

  goOn(): void {
    if (this.#said?.is === 'right') this.#said = undefined;
  }

  /** Back to the question, as if nothing had been tried. */
  tryAgain(): void {
    this.sight.sketch.write(undefined);
    const before = this.#moves.slice(0, -1);
    this.#moves = [];
    this.#at = 0;
    this.#said = undefined;
    this.#engine = this.#deal();
    this.#playOn({ live: false });
    this.resume(before, { told: false });
  }

  get #step(): MinuteStep | undefined {
    return this.minute.file.steps[this.#at];
  }

  #deal(): Engine {
    const { file } = this.minute;
    const dealt = this.#game.arrange(file.deal);
    if (typeof dealt === 'string') throw new Error(`minute: ${this.minute.id}: ${dealt}`);
    const { match, entry } = startWith(this.#game, dealt, file.title);
    this.#match = new ClientMatch(this.client, this.#game, file.options);
    this.#hear(entry.facts, { live: false });
    return match;
  }

  #hear(facts: Parameters<typeof heardBy>[0], { live }: { readonly live: boolean }): void {
    const heard = heardBy(facts, this.#seat);
    if (heard.length > 0) this.#match.hear(heard, { live, late: [] });
  }

  /** Makes a move by the rules; whether they let it be made. */
  #make(actor: Actor, move: unknown, circumstances: { readonly live: boolean }): object | undefined {
    const answer = submit(this.#engine, { actor, question: this.#engine.turn.question, move });
    if (!answer.ok) return undefined;
    this.#engine = answer.match;
    this.#hear(answer.entry.facts, circumstances);
    this.#look();
    return answer.entry.move;
  }

  /** How the question stands, as far as the rules let it be seen. */
  #look(): void {
    const { turn, sealed } = this.#engine;
    const chosen = turn.must.filter((seat) => sealed[seat] !== undefined);
    const shown =
      turn.progress === 'seats'
        ? { chosen: { seats: chosen } }
        : turn.progress === 'count'
          ? { chosen: { count: chosen.length, of: turn.must.length } }
          : {};
    this.#mine = sealed[this.#seat];
    this.#progress = { match: 1, question: turn.question, ...shown };
  }

  /** The file's own moves, up to the next decision. */
  #playOn(circumstances: { readonly live: boolean }): void {
    for (let step = this.#step; step !== undefined && step.decide === undefined; step = this.#step) {
      this.#play(step, circumstances);
      this.#at += 1;
    }
    this.#look();
  }

  #play({ seat, move }: MinuteStep, circumstances: { readonly live: boolean }): void {
    for (const one of [seat].flat()) {
      const actor = typeof one === 'number' ? seatAt(one) : 'clock';
      if (this.#make(actor, move, circumstances) === undefined)
        throw new Error(`minute: ${this.minute.id}: ${JSON.stringify({ seat: one, move })} is refused`);
    }
  }

  /** The person's move, and what comes of it. */
  #take(raw: object, circumstances: { readonly live: boolean }): boolean {
    const step = this.#step;
    if (this.#said !== undefined || step?.decide === undefined) return false;
    const decision = this.minute.file.minute.decisions[step.decide];
    const move = this.#make(this.#seat, raw, circumstances);
    const verdict = decision === undefined || move === undefined ? undefined : verdictOn(decision, step.move, move);
    if (verdict === undefined) return false;
    this.#moves = [...this.#moves, raw];
    if (verdict.is === 'aside') return true;
    if (verdict.is === 'wrong') {
      for (const one of decision?.wrong[verdict.name]?.after ?? []) this.#play(one, circumstances);
      this.#said = { is: 'wrong', decision: step.decide, name: verdict.name };
      return true;
    }
    this.#at += 1;
    this.#playOn(circumstances);
    this.#said = { is: 'right', decision: step.decide };
    return true;
  }

  #sight(): Sight {
    const me = this;
    const members = $derived(this.names.map(memberOf));
    return {
      get members() {
        return members;
      },
      get names() {
        return me.names;
      },
      me: this.#seat,
      get known() {
        return me.#match.known;
      },
      get shown() {
        return me.#match.shown;
      },
      options: this.minute.file.options,
      get progress() {
        return me.#progress;
      },
      clock: undefined,
      get mine() {
        return me.#mine;
      },
      sending: false,
      get scene() {
        return me.#match.scene;
      },
      get beat() {
        return me.#match.beat;
      },
      get awaitsStage() {
        return me.#match.awaitsStage;
      },
      get over() {
        return me.#match.over;
      },
      rests: false,
      get past() {
        return me.asks === undefined;
      },
      get awaitsCount() {
        return me.#match.awaitsCount;
      },
      counted: () => me.#match.counted(),
      sketch: sketchFor(() => `minute ${me.minute.id} ${me.#match.question}`),
      // At a table the answer comes later, and boards count on that.
      choose: (move) => queueMicrotask(() => me.choose(move)),
      drafted: [],
      draft: () => undefined,
      handed: [],
      notebook: undefined,
    };
  }
}

const memberOf = (name: string, seat: number): MemberView => ({
  id: `${seat}`,
  name,
  kind: 'person',
  host: false,
  online: true,
  mark: seat,
});
