import { type Options, pick, type Rng, type Seat } from '@reseau/core';
import type { Fact, ProjectGame as Game, Move, Table } from '@reseau/games/project';
import type { BotLevel } from '../level.ts';
import { FITTED } from './data/fitted.ts';
import { WEIGHTS } from './data/weights.ts';
import type { Weights } from './errand.ts';
import { manners } from './manners.ts';
import { type Effort, plannedMove } from './planner.ts';
import { seatMove } from './team.ts';

/** How a seat plays, from what all can see. */
export type Style = (game: Game, table: Table, seat: Seat, rng: Rng, isLate?: () => boolean) => Move;

const EFFORT: Omit<Effort, 'isLate'> = {
  weights: WEIGHTS,
  fitted: FITTED,
  width: 5,
  samples: [64, 40, 28, 20],
  doubt: 1,
};

/** Easy plays short turns, and its taste changes from turn to turn. */
const EASY: Weights = { ...WEIGHTS, turn: [5, 5, 5, 5], whim: 0.9 };

export const STYLES: Readonly<Record<BotLevel, Style>> = {
  easy: (game, table, seat) => seatMove(table, game.turnSetup.bases, seat, EASY),
  medium: (game, table, seat) => seatMove(table, game.turnSetup.bases, seat, WEIGHTS),
  strong: (game, table, seat, rng, isLate = () => false) => plannedMove(game, table, seat, rng, { ...EFFORT, isLate }),
};

interface Asked {
  readonly game: Game;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly table: Table;
  readonly heard: readonly Fact[];
  readonly options: Options<Move>;
  readonly rng: Rng;
  readonly isLate: () => boolean;
}

type Answer = (asked: Asked) => Move | 'wait';

/** By the step that asks: there is no other answer to fall back to. */
const ANSWERS: Readonly<Record<string, Answer>> = { players: inPlayersTurn };

/** The move of a seat, rebuilt from its options; or nothing, until somebody else moves. */
export function projectMove(asked: Asked): Move | 'wait' {
  const step = asked.table.at.stack.at(-1)?.step ?? 'none';
  const answer = Object.hasOwn(ANSWERS, step) ? ANSWERS[step] : undefined;
  if (answer === undefined) throw new Error(`bot: no answer to the step ${step}`);
  return answer(asked);
}

function inPlayersTurn({ game, seat, level, table, heard, options, rng, isLate }: Asked): Move | 'wait' {
  const owed = manners(table, seat, game.turnSetup.clock === 'wall', heard);
  if (owed === 'wait') return 'wait';
  const wanted = owed ?? STYLES[level](game, table, seat, rng, isLate);
  const move = pick(options, wanted);
  if (move === undefined) throw new Error(`bot: the rules refuse ${JSON.stringify(wanted)}`);
  return move;
}
