import { knownTo, seatsOf, type Viewer } from '@reseau/core';
import type { Card } from '../characters.ts';
import { failsNeeded, type Mission, type SeatCount, SPIES, teamSize } from '../data/tables.ts';
import type { Known } from '../known.ts';
import type { ModuleId } from '../module-ids.ts';
import { dealt, type InPlay, TableUnderWay } from './table-under-way.ts';

/** A table whose seats can be dealt anew, and on which whole rounds are played in one call. */
export class Play extends TableUnderWay {
  readonly #seating: Seating;

  constructor(seating: Seating, inPlay: InPlay) {
    super(inPlay);
    this.#seating = seating;
  }

  protected at(inPlay: InPlay): this {
    return new Play(this.#seating, inPlay) as this;
  }

  /** The same table dealt anew, with the spies in these seats. */
  spies(...spies: readonly number[]): Play {
    return laid({ ...this.#seating, spies });
  }
  /** The same table dealt anew, with this first leader. */
  led(leader: number): Play {
    return laid({ ...this.#seating, leader });
  }

  knownTo(viewer: Viewer | number): Known {
    return knownTo(this.match, viewer as Viewer);
  }

  /** One letter a seat, from seat 0: `y` approves, `n` rejects. */
  votes(ballots: string): this {
    return Array.from(ballots).reduce<this>(
      (play, ballot, seat) => play.move(seat, { type: 'vote', approve: ballot === 'y' }),
      this,
    );
  }

  /** A whole round that ends in success: nobody fails the mission. */
  succeed(mission: Mission = this.nextMission): this {
    const size = teamSize(this.table.seats, mission);
    return this.target(mission, ...seatsOf(size))
      .approve()
      .play();
  }

  /** A whole round that ends in failure: as many spies as it takes go on the mission and fail it. */
  fail(mission: Mission = this.nextMission): this {
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
  const characters = seatsOf(seats).map((seat) => (spies.includes(seat) ? 'spy' : 'resistance'));
  return new Play(
    seating,
    dealt(seats, { modules }, () => ({ leader, characters })),
  );
}
