import { type Actor, type FactOf, type Match, optionsFor, pick, type Seat, startWith, submit } from '@reseau/core';
import type { City } from '../cities.ts';
import type { ProjectGame } from '../compose.ts';
import type { Opening } from '../facts.ts';
import type { Character } from '../leaders/catalogue.ts';
import type { LeaderId, Move } from '../moves.ts';
import type { Obstacle } from '../obstacle.ts';
import { whyNot } from '../players.ts';
import { setUp } from '../setup.ts';
import { type Leader, leaderOf, type ProjectKind, type Table } from '../table.ts';
import type { Ally, Deck, DeckCard } from '../vocabulary.ts';

/** Moves as tests write them: numbers are cities and leaders. */
type Plain<T> = T extends number ? number : T extends readonly (infer A)[] ? readonly Plain<A>[] : T;
type PlainMove<M> = M extends Move ? { readonly [K in keyof M]: K extends 'type' ? M[K] : Plain<M[K]> } : never;
export type Written = PlainMove<Move>;

type Loose<T> = T extends readonly (infer A)[]
  ? readonly Loose<A>[]
  : T extends object
    ? { readonly [K in keyof T]?: Loose<T[K]> }
    : Plain<T>;

export interface Laying {
  readonly options?: object;
  readonly opening?: Loose<Omit<Opening, 'leaders'>>;
  readonly leaders?: readonly Loose<Opening['leaders'][number]>[];
  readonly faces?: readonly (readonly [number, Ally | 'blank'])[];
  readonly decks?: Partial<Record<Deck, readonly DeckCard[]>>;
  readonly seed?: string;
}

/** A match under way, for tests that read as play. Every call returns the match after it; what is refused throws. */
export class TestMatch {
  readonly match: Match<ProjectKind>;
  /** The facts of the last call. */
  readonly told: readonly FactOf<ProjectKind>[];

  constructor(match: Match<ProjectKind>, told: readonly FactOf<ProjectKind>[] = []) {
    this.match = match;
    this.told = told;
  }

  get table(): Table {
    return this.match.table;
  }

  get outcome(): string | undefined {
    return this.match.outcome?.reason;
  }

  get question(): number {
    return this.match.turn.question;
  }

  leader(id = 0): Leader {
    return leaderOf(this.table, id as LeaderId);
  }

  reds(city: number): number {
    return this.table.reds[city] ?? 0;
  }

  /** The seat of the leader makes the move; other moves are made by seat 0 unless somebody is named. */
  move(move: Written, by?: Actor | number): TestMatch {
    const actor = by ?? ('leader' in move ? this.leader(move.leader).seat : 0);
    const answer = submit(this.match, { actor: actor as Actor, question: this.question, move });
    if (!answer.ok) throw new Error(`${actor} ${JSON.stringify(move)}: ${answer.code} ${answer.reason ?? ''}`);
    return new TestMatch(answer.match, answer.entry.facts);
  }

  /** The code and the reason with which a move is refused, or `accepted`. */
  refusal(move: Written, by?: Actor | number): string {
    const actor = by ?? ('leader' in move ? this.leader(move.leader).seat : 0);
    const answer = submit(this.match, { actor: actor as Actor, question: this.question, move });
    return answer.ok ? 'accepted' : [answer.code, answer.reason].filter((part) => part !== undefined).join(' ');
  }

  whyNot(move: Written, by = 0): Obstacle | undefined {
    return whyNot(this.table, by as Seat, move, (this.match.game as ProjectGame).turnSetup);
  }

  may(move: Written, by = 0): boolean {
    return pick(optionsFor(this.match, by as Seat), move) !== undefined;
  }

  /** All are done, and the army has moved. */
  done(): TestMatch {
    return this.match.game.seats.reduce<TestMatch>(
      (play, seat) => (play.table.done[seat] ? play : play.move({ type: 'done' }, seat)),
      this,
    );
  }

  heard(type: string): readonly Readonly<Record<string, unknown>>[] {
    return this.told.filter((fact) => fact.type === type);
  }
}

/** A match laid out by hand: one seat for each leader unless said otherwise, no soldiers and no tokens but those named. */
export function laid(
  leaders: readonly (Character | NonNullable<Laying['leaders']>[number])[],
  laying: Laying = {},
): TestMatch {
  const named = leaders.map((leader) => (typeof leader === 'string' ? { character: leader } : leader));
  const seats = new Set(named.map((leader, index) => (leader as { seat?: number }).seat ?? index)).size;
  const made = setUp(seats, { clock: 'off', ...laying.options });
  if (!made.ok) throw new Error(made.problem);
  const opening = { reds: [], hidden: (laying.faces ?? []).map(([city]) => city), ...laying.opening, leaders: named };
  const dealt = made.game.arrange({ opening, faces: laying.faces ?? [], decks: laying.decks ?? {} });
  if (typeof dealt === 'string') throw new Error(dealt);
  const { match, entry } = startWith(made.game, dealt, laying.seed ?? 'laid');
  return new TestMatch(match, entry.facts);
}

export const city = (number: number): City => number as City;
