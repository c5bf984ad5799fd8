import {
  type Actor,
  type AnyOpen,
  type Entry,
  type FactOf,
  isOpen,
  type Kind,
  type Late,
  type Match,
  rebuild,
  type SealedDeal,
  type Seat,
} from '@reseau/core';
import { type AnyGame, GAMES, type GameId } from '@reseau/games';
import { AppendOnlyList } from './append-only-list.ts';
import type { Asked, Due, Pulsing } from './event.ts';

interface Fields {
  readonly make: () => AnyGame;
  /** What the game was made of. */
  readonly options: object;
  readonly seed: string;
  /** What the seed follows from; nothing of a match from before deals were sealed. */
  readonly sealed: SealedDeal | undefined;
  readonly record: AppendOnlyList<Entry<Kind>>;
  /** When the bots that were asked will answer. */
  readonly due: readonly Due[];
  readonly deadline: number | undefined;
  readonly pulse: Pulsing | undefined;
  /** When the scenes of all that was told will have been shown. */
  readonly seen: number;
  /** The questions that the clock has decided. */
  readonly late: readonly Late[];
}

/** A match of a room: what was stored of it, and what is to happen next by itself. */
export class RoomMatch {
  readonly #make: () => AnyGame;
  readonly options: object;
  readonly seed: string;
  readonly sealed: SealedDeal | undefined;
  readonly record: AppendOnlyList<Entry<Kind>>;
  readonly due: readonly Due[];
  readonly deadline: number | undefined;
  readonly pulse: Pulsing | undefined;
  readonly seen: number;
  readonly late: readonly Late[];
  #match: Match<Kind> | undefined;

  constructor({ make, options, seed, sealed, record, due, deadline, pulse, seen, late }: Fields) {
    this.#make = make;
    this.options = options;
    this.seed = seed;
    this.sealed = sealed;
    this.record = record;
    this.due = due;
    this.deadline = deadline;
    this.pulse = pulse;
    this.seen = seen;
    this.late = late;
  }

  static dealt(gameId: GameId, seats: number, beginning: Beginning): RoomMatch {
    const { seed, sealed, options, entry, asked, pulse, seen = 0 } = beginning;
    const { due, deadline } = asked;
    return new RoomMatch({
      make: onceMade(gameId, seats, options),
      options,
      seed,
      sealed,
      record: AppendOnlyList.of(entry),
      due,
      deadline,
      pulse,
      seen,
      late: [],
    });
  }

  /** Follows from the options. */
  get game(): AnyGame {
    return this.#make();
  }

  /** Follows from the entries; worked out when it is asked for, unless somebody said it before. */
  get match(): Match<Kind> {
    this.#match ??= rebuild(this.game, this.seed, this.record.list);
    return this.#match;
  }

  /** Says which match this is, so that a move need not replay all moves before it. */
  know(match: Match<Kind>): void {
    this.#match = match;
  }

  get isOver(): boolean {
    return this.match.outcome !== undefined;
  }

  get facts(): readonly FactOf<Kind>[] {
    return this.record.list.flatMap(({ facts }) => facts);
  }

  /** How many facts everybody has heard. */
  get told(): number {
    return this.facts.filter(isOpen<AnyOpen>).length;
  }

  with({ entry, asked, due: more = [], pulse = this.pulse, seen = this.seen, late: fresh }: Moved): RoomMatch {
    const { options, seed, sealed } = this;
    const make = this.#make;
    const due = asked?.due ?? [...this.dueAfter(entry.actor), ...more];
    const deadline = asked === undefined ? this.deadline : asked.deadline;
    const late = fresh === undefined ? this.late : [...this.late, fresh];
    const record = this.record.with(entry);
    return new RoomMatch({ make, options, seed, sealed, record, due, deadline, pulse, seen, late });
  }

  /** The same match, in which these bots will answer too. */
  withDue(more: readonly Due[]): RoomMatch {
    return this.#changed({ due: [...this.due, ...more] });
  }

  /** The same match, in which somebody answers in person. */
  withoutDue(seat: Seat): RoomMatch {
    return this.#changed({ due: this.dueAfter(seat) });
  }

  /** People have looked at their cards: the first question is put. */
  begun({ asked, pulse = this.pulse, seen = this.seen }: Begun): RoomMatch {
    return this.#changed({ due: asked.due, deadline: asked.deadline, pulse, seen });
  }

  /** With another time limit for the question at hand. */
  until(deadline: number): RoomMatch {
    return this.#changed({ deadline });
  }

  /** After a pause: whatever was to happen by itself happens later. */
  later(ms: number): RoomMatch {
    const { due, deadline, pulse, seen } = this;
    return this.#changed({
      due: due.map(([seat, at]) => [seat, at + ms] as const),
      deadline: deadline === undefined ? undefined : deadline + ms,
      pulse: pulse === undefined || 'left' in pulse ? pulse : { at: pulse.at + ms },
      seen: seen + ms,
    });
  }

  /** The same entries, with other times. */
  #changed(change: Partial<Pick<Fields, 'due' | 'deadline' | 'pulse' | 'seen'>>): RoomMatch {
    const { options, seed, sealed, record, due, deadline, pulse, seen, late } = this;
    const make = this.#make;
    const play = new RoomMatch({ make, options, seed, sealed, record, due, deadline, pulse, seen, late, ...change });
    play.#match = this.#match;
    return play;
  }

  /** What still is to come once this one has moved. */
  dueAfter(actor: Actor | undefined): readonly Due[] {
    return this.due.filter(([seat]) => seat !== actor);
  }
}

/** Makes the game when it is first asked for: of the matches that are over, a table that is loaded needs none. */
function onceMade(gameId: GameId, seats: number, options: object): () => AnyGame {
  let game: AnyGame | undefined;
  return () => {
    if (game !== undefined) return game;
    const made = GAMES[gameId].setUp(seats, options);
    if (!made.ok) throw new Error(`match: the stored options make no game (${made.problem})`);
    game = made.game;
    return game;
  };
}

interface Beginning {
  readonly seed: string;
  readonly sealed: SealedDeal | undefined;
  readonly options: object;
  readonly entry: Entry<Kind>;
  readonly asked: Asked;
  readonly pulse?: Pulsing | undefined;
  readonly seen?: number | undefined;
}

interface Begun {
  readonly asked: Asked;
  readonly pulse?: Pulsing | undefined;
  readonly seen?: number | undefined;
}

interface Moved {
  readonly entry: Entry<Kind>;
  readonly asked?: Asked;
  readonly due?: readonly Due[];
  readonly late?: Late;
  readonly pulse?: Pulsing | undefined;
  readonly seen?: number | undefined;
}
