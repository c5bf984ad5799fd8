import { Rng, type RngState, type Seat } from '@reseau/core';
import type { ProjectGame as Game, Known, Leader, Move } from '@reseau/games/project';
import { WEIGHTS } from './data/weights.ts';
import type { Errand } from './errand.ts';
import { errandsOf } from './errands.ts';
import { after } from './imagine.ts';
import { further } from './planner.ts';
import { type Standing, standingOf } from './standing.ts';
import { chosenFirst, isFree, onward, plan } from './team.ts';

/** A match of one leader as it would stand. Its chance is known: the same moves bring the same cards and the same dice. */
export interface Course {
  readonly known: Known;
  readonly chance: RngState;
  /** Actions in the turns before this one. */
  readonly spent: number;
}

const ME = 0 as Seat;
const leaderOf = ({ known }: Course): Leader => known.table.leaders[0] as Leader;
const actionsOf = (course: Course): number => course.spent + leaderOf(course).actions;

/** Errands that are tried from each course. */
const ERRANDS = 12;
/** No match of one leader is won that late. */
const MOST_ACTIONS = 300;

/**
 * Looks for a way in which one leader wins this match, with every card and every die to come known. Courses are followed
 * from action to action, and of those with equally many only the most promising: who finds none has not proved that there
 * is none.
 */
export class Hindsight {
  readonly #game: Game;
  readonly #layers = new Map<number, Map<string, { readonly course: Course; readonly promise: number }>>();
  #won = false;

  constructor(game: Game) {
    this.#game = game;
  }

  wins(begin: Course, width: number): boolean {
    this.#keep(begin);
    for (let actions = 0; actions < MOST_ACTIONS; actions += 1) {
      const layer = [...(this.#layers.get(actions)?.values() ?? [])].toSorted((a, b) => b.promise - a.promise);
      this.#layers.delete(actions);
      for (const { course } of layer.slice(0, width)) {
        this.#goOn(course);
        if (this.#won) return true;
      }
    }
    return false;
  }

  #goOn(course: Course): void {
    const { table } = course.known;
    const leader = leaderOf(course);
    if (!isFree(table, leader)) return;
    const standing = this.#standing(course);
    const errands = errandsOf(standing, WEIGHTS, leader, []).toSorted((a, b) => b.score - a.score);
    for (const errand of errands.slice(0, ERRANDS)) this.#keep(this.#run(course, errand));
    const ahead = onward(standing, WEIGHTS, ME, plan(standing, WEIGHTS));
    if (ahead.type === 'plan') this.#keep(this.#follow(course, ahead));
  }

  /** The way there and what is to be done. */
  #run(course: Course, errand: Errand): Course {
    let now = this.#settled(this.#follow(course, errand.move));
    if (errand.move === errand.act) return now;
    while (now.known.table.ended === undefined) {
      const leader = leaderOf(now);
      const next = further(this.#game, now.known.table, leader, errand);
      if (next === undefined) break;
      now = this.#settled(this.#follow(now, next));
      if (leader.city === errand.at) break;
    }
    return now;
  }

  /** A turn is worth what the army leaves of it, whether it ends here or goes on. */
  #keep(begun: Course): void {
    const course = this.#settled(begun);
    if (this.#isOver(course)) return;
    const answered = leaderOf(course).actions === 0 ? course : this.#settled(this.#follow(course, { type: 'done' }));
    if (this.#isOver(answered)) return;
    const promise = this.#promise(answered);
    for (const each of new Set([course, answered])) {
      const { city, actions } = leaderOf(each);
      const layer = this.#layers.get(actionsOf(each)) ?? new Map();
      this.#layers.set(actionsOf(each), layer.set(`${promise} ${city} ${actions}`, { course: each, promise }));
    }
  }

  #isOver({ known: { table } }: Course): boolean {
    this.#won ||= table.ended === 'won';
    return table.ended !== undefined;
  }

  /** In actions: those that soldiers in reserve still allow, less those that the work will take. */
  #promise(course: Course): number {
    const { redPool, blackPool, skips } = course.known.table;
    return 0.2 * redPool + blackPool + skips - this.#standing(course).actionsLeft;
  }

  #settled(course: Course): Course {
    if (course.known.table.ended !== undefined) return course;
    const first = chosenFirst(this.#standing(course), ME);
    return first === undefined ? course : this.#settled(this.#follow(course, first));
  }

  #follow(course: Course, move: Move): Course {
    const rng = new Rng(course.chance);
    const known = after(this.#game, course.known, ME, move, rng);
    const turned = known.table.turn > course.known.table.turn;
    return { known, chance: rng.state, spent: turned ? actionsOf(course) : course.spent };
  }

  #standing({ known }: Course): Standing {
    return standingOf(known.table, this.#game.turnSetup.bases, WEIGHTS.margin);
  }
}
