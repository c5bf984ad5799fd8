import { limitOf, MARKS_FOR_EVIL, ROUNDS } from '@reseau/games/insurrection';
import type { World } from './compact/world.ts';

interface Odds {
  readonly start: number;
  readonly mark: number;
  readonly turn: number;
  readonly seat: number;
}

/**
 * By rounds still to come: the logarithm of the odds of Evil, from the marks in the centre, the turns left in this round
 * and the number of seats; fitted to games of these very bots.
 */
const ODDS: readonly Odds[] = [
  { start: -9.24, mark: 0.9, turn: 0.5, seat: 0.07 },
  { start: -6.11, mark: 0.6, turn: 0.15, seat: 0.42 },
  { start: -4.12, mark: 0.45, turn: 0.08, seat: 0.34 },
  { start: -2.96, mark: 0.35, turn: 0.04, seat: 0.29 },
  { start: -2.21, mark: 0.25, turn: 0, seat: 0.26 },
  { start: -1.86, mark: 0.2, turn: 0, seat: 0.22 },
];

/** How likely Evil wins with so many marks in the centre and so many turns left in this round. */
export function evilChance(world: World, marks: number, turns: number): number {
  if (world.corrupted) return 1;
  const limit = world.round === 0 ? MARKS_FOR_EVIL : limitOf(world.site);
  if (marks >= limit) return 1;
  const rounds = ROUNDS - world.round;
  if (rounds === 0 && turns === 0) return 0;
  const { start, mark, turn, seat } = ODDS[Math.min(rounds, ODDS.length - 1)] as Odds;
  // A location with a limit of its own counts for this round only.
  const near = turns === 0 ? marks : marks + MARKS_FOR_EVIL - limit;
  return 1 / (1 + Math.exp(-(start + mark * near + turn * turns + seat * world.seats)));
}
