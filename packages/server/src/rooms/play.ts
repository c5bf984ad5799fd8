import { type Actor, type Entry, type FactOf, type Kind, type Match, rebuild } from '@reseau/core';
import { type AnyGame, GAMES, type GameId } from '@reseau/games';
import type { Asked, Due, Pulsing } from './event.ts';

interface Fields {
  readonly game: AnyGame;
  /** What the game was made of. */
  readonly options: object;
  readonly seed: string;
  readonly entries: readonly Entry<Kind>[];
  /** When the bots that were asked will answer. */
  readonly due: readonly Due[];
  readonly deadline: number | undefined;
  readonly pulse: Pulsing | undefined;
}

/** A match of a room: what was stored of it, and what is to happen next by itself. */
export class Play {
  readonly game: AnyGame;
  readonly options: object;
  readonly seed: string;
  readonly entries: readonly Entry<Kind>[];
  readonly due: readonly Due[];
  readonly deadline: number | undefined;
  readonly pulse: Pulsing | undefined;
  #match: Match<Kind> | undefined;

  constructor({ game, options, seed, entries, due, deadline, pulse }: Fields) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.entries = entries;
    this.due = due;
    this.deadline = deadline;
    this.pulse = pulse;
  }

  static begun(gameId: GameId, seats: number, { seed, options, entry, asked, pulse }: Beginning): Play {
    const made = GAMES[gameId].setUp(seats, options);
    if (!made.ok) throw new Error(`play: the stored options make no game (${made.problem})`);
    const { due, deadline } = asked;
    return new Play({ game: made.game, options, seed, entries: [entry], due, deadline, pulse });
  }

  /** Follows from the entries; worked out when it is asked for, unless somebody said it before. */
  get match(): Match<Kind> {
    this.#match ??= rebuild(this.game, this.seed, this.entries);
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
    return this.entries.flatMap(({ facts }) => facts);
  }

  with({ entry, asked, due: more = [], pulse = this.pulse }: Moved): Play {
    const { game, options, seed } = this;
    const due = asked?.due ?? [...this.dueAfter(entry.actor), ...more];
    const deadline = asked === undefined ? this.deadline : asked.deadline;
    return new Play({ game, options, seed, entries: [...this.entries, entry], due, deadline, pulse });
  }

  /** The same match, in which these bots will answer too. */
  withDue(more: readonly Due[]): Play {
    const { game, options, seed, entries, deadline, pulse } = this;
    const play = new Play({ game, options, seed, entries, due: [...this.due, ...more], deadline, pulse });
    play.#match = this.#match;
    return play;
  }

  /** What still is to come once this one has moved. */
  dueAfter(actor: Actor | undefined): readonly Due[] {
    return this.due.filter(([seat]) => seat !== actor);
  }
}

interface Beginning {
  readonly seed: string;
  readonly options: object;
  readonly entry: Entry<Kind>;
  readonly asked: Asked;
  readonly pulse?: Pulsing | undefined;
}

interface Moved {
  readonly entry: Entry<Kind>;
  readonly asked?: Asked;
  readonly due?: readonly Due[];
  readonly pulse?: Pulsing | undefined;
}

/** The next moment at which something happens by itself. */
export function nextDue({ due, deadline }: Pick<Fields, 'due' | 'deadline'>): number | undefined {
  const soonest = Math.min(deadline ?? Number.POSITIVE_INFINITY, ...due.map(([, at]) => at));
  return soonest === Number.POSITIVE_INFINITY ? undefined : soonest;
}
