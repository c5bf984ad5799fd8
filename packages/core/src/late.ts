import type { Kind, Progress } from './game.ts';
import type { Match } from './match.ts';
import type { Seat, Viewer } from './seat.ts';

/** A question that the clock decided, and whose answers were missing. */
export interface Late {
  readonly question: number;
  readonly progress: Progress;
  readonly seats: readonly Seat[];
}

/** The same, as far as one viewer may know it. */
export interface LateTold {
  readonly question: number;
  /** For whom, where all see who has chosen; elsewhere at most this viewer's own seat. */
  readonly seats?: readonly Seat[];
}

/** Whose answers the clock did not wait for. */
export function lateFor({ turn, sealed }: Pick<Match<Kind>, 'turn' | 'sealed'>): Late | undefined {
  const { question, must, progress } = turn;
  const seats = must.filter((seat) => sealed[seat] === undefined);
  return seats.length === 0 ? undefined : { question, progress, seats };
}

/**
 * What the clock has answered, as this viewer may know it: whose answers they are only where all saw who had chosen, that
 * there are some where all saw how many had; and whoever was late is told of it.
 */
export const lateTo = (late: readonly Late[], viewer: Viewer): readonly LateTold[] =>
  late.flatMap(({ question, progress, seats }) => {
    const told = progress === 'seats' ? seats : seats.filter((seat) => seat === viewer);
    if (told.length > 0) return [{ question, seats: told }];
    return progress === 'none' ? [] : [{ question }];
  });
