import type { GameId } from '@reseau/games';
import * as insurrection from '@reseau/games/insurrection';
import * as project from '@reseau/games/project';
import * as resistance from '@reseau/games/resistance';
import { boxes } from './boxes.ts';

/** A table to try the laws on. */
export interface LawSet {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  readonly name: string;
}

/** How many games are played of each set, unless it is said otherwise. */
export const GAMES_OF_A_SET: Readonly<Record<GameId, number>> = { resistance: 1, insurrection: 20, project: 3 };

/** Moves after which a game counts as endless: who plays Project: Resistance at random dawdles. */
export const LONGEST: Readonly<Record<GameId, number>> = { resistance: 4000, insurrection: 4000, project: 20_000 };

/** Every set of a game, in a fixed order. */
export const SETS: Readonly<Record<GameId, () => Generator<LawSet>>> = {
  resistance: resistanceSets,
  insurrection: insurrectionSets,
  project: projectSets,
};

/** Every legal mix of modules and choices. */
function* resistanceSets(): Generator<LawSet> {
  for (const seats of resistance.SEAT_COUNTS) {
    for (const options of resistance.legalMixes(seats)) {
      const name = `${seats} seats, ${options.modules.join(' ')}, ${options.extras.join(' ')}`;
      yield { game: 'resistance', seats, options, name };
    }
  }
}

/** Every size of table, every path, and boxes of cards. */
function* insurrectionSets(): Generator<LawSet> {
  for (const { name: box, cards } of boxes()) {
    for (const seats of insurrection.SEAT_COUNTS) {
      for (const side of insurrection.PATHS) {
        yield { game: 'insurrection', seats, options: { side, cards }, name: `${seats} seats, ${side}, ${box}` };
      }
    }
  }
}

/** Every scenario at every difficulty, for every size of table, with every clock. */
function* projectSets(): Generator<LawSet> {
  let number = 0;
  for (const seats of project.SEAT_COUNTS) {
    for (const scenario of project.SCENARIO_IDS) {
      for (const difficulty of project.DIFFICULTIES) {
        for (const clock of project.CLOCKS) {
          // Whose soldiers stand there takes turns: it changes the deal and nothing else.
          const soldiers = project.GARRISONS[number % project.GARRISONS.length];
          number += 1;
          const options = { scenario, difficulty, clock, soldiers };
          yield { game: 'project', seats, options, name: `${seats} seats, ${scenario}, ${difficulty}, ${clock}` };
        }
      }
    }
  }
}
