import {
  type Actor,
  type FactOf,
  knownTo,
  type Match,
  type Options,
  type Outcome,
  optionsFor,
  type Seat,
  seatsOf,
  startWith,
  submit,
  type Turn,
  type Viewer,
} from '@reseau/core';
import type { Card } from '../characters.ts';
import { failsNeeded, MISSIONS, type Mission, type SeatCount, SPIES, teamSize } from '../data/tables.ts';
import { type Known, lastProposal, type ResistanceKind, type Table } from '../known.ts';
import type { ModuleId } from '../module-ids.ts';
import type { Move } from '../moves.ts';
import { setUp } from '../setup.ts';

/** A table under way, for tests that read as play. Every call returns the table after it; what is refused throws. */
export class Play {
  readonly #seating: Seating;
  readonly match: Match<ResistanceKind>;
  /** The facts of the last call. */
  readonly told: readonly FactOf<ResistanceKind>[];

  constructor(seating: Seating, match: Match<ResistanceKind>, told: readonly FactOf<ResistanceKind>[]) {
    this.#seating = seating;
    this.match = match;
    this.told = told;
  }

  /** The same table dealt anew, with the spies in these seats. */
  spies(...spies: readonly number[]): Play {
    return laid({ ...this.#seating, spies });
  }
  /** The same table dealt anew, with this first leader. */
  led(leader: number): Play {
    return laid({ ...this.#seating, leader });
  }

  get table(): Table {
    return this.match.table;
  }
  get turn(): Turn {
    return this.match.turn;
  }
  get outcome(): Outcome | undefined {
    return this.match.outcome;
  }

  knownTo(viewer: Viewer | number): Known {
    return knownTo(this.match, viewer as Viewer);
  }

  options(actor: Actor | number): Options<Move> {
    return optionsFor(this.match, actor as Actor);
  }

  move(actor: Actor | number, move: Move): Play {
    const answer = submit(this.match, { actor: actor as Actor, question: this.turn.question, move });
    if (!answer.ok) throw new Error(`${actor} ${JSON.stringify(move)}: ${answer.code} ${answer.reason ?? ''}`);
    return new Play(this.#seating, answer.match, answer.entry.facts);
  }

  /** The code and the reason with which a move is refused, or `accepted`. */
  refusal(actor: Actor | number, move: unknown, question = this.turn.question): string {
    const answer = submit(this.match, { actor: actor as Actor, question, move });
    return answer.ok ? 'accepted' : [answer.code, answer.reason].filter((part) => part !== undefined).join(' ');
  }

  /** The leader proposes these seats for the mission at hand. */
  propose(...team: readonly number[]): Play {
    return this.target(this.#nextMission, ...team);
  }

  /** The leader proposes these seats for that mission. */
  target(mission: Mission, ...team: readonly number[]): Play {
    return this.move(this.table.leader, { type: 'propose', mission, team: team as readonly Seat[] });
  }

  /** One letter a seat, from seat 0: `y` approves, `n` rejects. */
  votes(ballots: string): Play {
    return Array.from(ballots).reduce<Play>(
      (play, ballot, seat) => play.move(seat, { type: 'vote', approve: ballot === 'y' }),
      this,
    );
  }
  approve(): Play {
    return this.votes('y'.repeat(this.table.seats));
  }
  reject(): Play {
    return this.votes('n'.repeat(this.table.seats));
  }

  /** The cards of the team, in the order of its seats. */
  play(...cards: readonly Card[]): Play {
    const { team } = lastProposal(this.table);
    return team.reduce<Play>(
      (play, seat, index) => play.move(seat, { type: 'play', card: cards[index] ?? 'success' }),
      this,
    );
  }

  timeUp(): Play {
    return this.move('clock', { type: 'timeUp' });
  }

  /** A whole round that ends in success: nobody fails the mission. */
  succeed(mission: Mission = this.#nextMission): Play {
    const size = teamSize(this.table.seats, mission);
    return this.target(mission, ...seatsOf(size))
      .approve()
      .play();
  }

  /** A whole round that ends in failure: as many spies as it takes go on the mission and fail it. */
  fail(mission: Mission = this.#nextMission): Play {
    const { seats } = this.table;
    const spies = seatsOf(seats).filter((seat) => this.match.server.characters[seat] === 'spy');
    const failing = spies.slice(0, failsNeeded(seats, mission));
    const others = seatsOf(seats).filter((seat) => !failing.includes(seat));
    const team = [...failing, ...others].slice(0, teamSize(seats, mission)).toSorted((a, b) => a - b);
    const cards = team.map((seat): Card => (failing.includes(seat) ? 'fail' : 'success'));
    return this.target(mission, ...team)
      .approve()
      .play(...cards);
  }

  get #nextMission(): Mission {
    const open = MISSIONS.find((mission) => !this.table.results.some((result) => result.mission === mission));
    if (open === undefined) throw new Error('table: all missions are played');
    return open;
  }
}

/** How a table was laid out. */
interface Seating {
  readonly seats: SeatCount;
  readonly spies: readonly number[];
  readonly leader: number;
  readonly modules: readonly ModuleId[];
}

/** A table of so many; the spies sit first and seat 0 leads, unless it is said otherwise. */
export const table = (seats: SeatCount, ...modules: readonly ModuleId[]): Play =>
  laid({ seats, spies: seatsOf(SPIES[seats]), leader: 0, modules });

function laid(seating: Seating): Play {
  const { seats, spies, leader, modules } = seating;
  const made = setUp(seats, { modules });
  if (!made.ok) throw new Error(`table: ${made.problem}`);
  const characters = seatsOf(seats).map((seat) => (spies.includes(seat) ? 'spy' : 'resistance'));
  const dealt = made.game.arrange({ leader, characters });
  if (typeof dealt === 'string') throw new Error(`table: ${dealt}`);
  const { match, entry } = startWith(made.game, dealt, 'table');
  return new Play(seating, match, entry.facts);
}
