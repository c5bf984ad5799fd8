import {
  type Actor,
  type Match,
  type Options,
  type Outcome,
  optionsFor,
  Rng,
  type Seat,
  startWith,
  submit,
  type Turn,
  type Viewer,
} from '@reseau/core';
import type { Card } from '../characters.ts';
import type { ResistanceGame } from '../compose.ts';
import { MISSIONS, type Mission } from '../data/tables.ts';
import type { Fact } from '../facts.ts';
import { lastProposal, type ResistanceKind, type Secret, type Table } from '../known.ts';
import type { Move } from '../moves.ts';
import { setUp } from '../setup.ts';

/** What is in play at a table: the game, how far it has come, and the facts of the last call. */
export interface InPlay {
  readonly game: ResistanceGame;
  readonly match: Match<ResistanceKind>;
  readonly told: readonly Fact[];
}

/** Deals what was laid out by hand; what makes no table throws. */
export function dealt(seats: number, options: object, deal: (game: ResistanceGame) => object): InPlay {
  const made = setUp(seats, options);
  if (!made.ok) throw new Error(`table: ${made.problem}`);
  const { game } = made;
  const facts = game.arrange(deal(game));
  if (typeof facts === 'string') throw new Error(`table: ${facts}`);
  const { match, entry } = startWith(game, facts, 'table');
  return { game, match, told: entry.facts };
}

/** A table for tests that read as play. Every call returns the table after it; what is refused throws. */
export abstract class TableUnderWay {
  readonly game: ResistanceGame;
  readonly match: Match<ResistanceKind>;
  /** The facts of the last call. */
  readonly told: readonly Fact[];

  constructor({ game, match, told }: InPlay) {
    this.game = game;
    this.match = match;
    this.told = told;
  }

  /** The same kind of table, further on. */
  protected abstract at(inPlay: InPlay): this;

  get table(): Table {
    return this.match.table;
  }
  get turn(): Turn {
    return this.match.turn;
  }
  get outcome(): Outcome | undefined {
    return this.match.outcome;
  }
  get step(): string {
    return this.table.at.stack.at(-1)?.step ?? '';
  }
  /** The step at hand and who is asked. */
  get asked(): readonly unknown[] {
    return [this.step, ...this.turn.must];
  }
  secret(viewer: Viewer | number): Secret {
    return viewer === 'table' ? this.game.empty.secret : (this.match.secrets[viewer] as Secret);
  }
  /** Worlds that the viewer holds possible. */
  imagined(viewer: Viewer | number, count = 40): readonly Secret[] {
    const known = { table: this.table, secret: this.secret(viewer) };
    const rng = Rng.seeded('imagined');
    return Array.from({ length: count }, () => this.game.twin(known, viewer as Viewer, rng));
  }
  /** The facts of the last call with this type. */
  facts<T extends Fact['type']>(type: T): readonly Extract<Fact, { readonly type: T }>[] {
    return this.told.filter((fact): fact is Extract<Fact, { readonly type: T }> => fact.type === type);
  }
  options(actor: Actor | number): Options<Move> {
    return optionsFor(this.match, actor as Actor);
  }
  /** Whom this seat may name. */
  names(actor: number): readonly Seat[] {
    return this.options(actor).flatMap((option) => (option.type === 'name' ? option.seat.one : []));
  }

  move(actor: Actor | number, move: Move): this {
    const answer = submit(this.match, { actor: actor as Actor, question: this.turn.question, move });
    if (!answer.ok) throw new Error(`${actor} ${JSON.stringify(move)}: ${answer.code} ${answer.reason ?? ''}`);
    return this.at({ game: this.game, match: answer.match, told: answer.entry.facts });
  }
  /** The code and the reason with which a move is refused, or `accepted`. */
  refusal(actor: Actor | number, move: unknown, question = this.turn.question): string {
    const answer = submit(this.match, { actor: actor as Actor, question, move });
    return answer.ok ? 'accepted' : `${answer.code} ${answer.reason ?? ''}`.trim();
  }

  /** The leader proposes these seats for the mission at hand. */
  propose(...team: readonly number[]): this {
    return this.target(this.nextMission, ...team);
  }
  /** The leader proposes these seats for that mission. */
  target(mission: Mission, ...team: readonly number[]): this {
    return this.move(this.table.leader, { type: 'propose', mission, team: team as readonly Seat[] });
  }
  approve(): this {
    return this.byAll(() => ({ type: 'vote', approve: true }));
  }
  reject(): this {
    return this.byAll(() => ({ type: 'vote', approve: false }));
  }
  /** The cards of the team, in the order of its seats. */
  play(...cards: readonly Card[]): this {
    return this.inTurn(lastProposal(this.table).team, (_, index) => ({
      type: 'play',
      card: cards[index] ?? 'success',
    }));
  }
  name(actor: number, seat: number): this {
    return this.move(actor, { type: 'name', seat: seat as Seat });
  }
  timeUp(): this {
    return this.move('clock', { type: 'timeUp' });
  }

  protected get nextMission(): Mission {
    const open = MISSIONS.find((mission) => !this.table.results.some((result) => result.mission === mission));
    if (open === undefined) throw new Error('table: all missions are played');
    return open;
  }
  /** Everybody who is asked moves, in the order of the seats. */
  protected byAll(move: (seat: Seat, now: this) => Move): this {
    return this.inTurn(this.turn.must, (seat, _, now) => move(seat, now));
  }
  protected inTurn(seats: readonly Seat[], move: (seat: Seat, index: number, now: this) => Move): this {
    return seats.reduce<this>((now, seat, index) => now.move(seat, move(seat, index, now)), this);
  }
}
