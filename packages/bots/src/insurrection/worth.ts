import { ROUNDS } from '@reseau/games/insurrection';
import { EVIL, GOOD, pointsIn } from './compact/points.ts';
import type { World } from './compact/world.ts';
import { evilChance } from './evil.ts';

/** What a hand may be expected to count, as the table stands, when so many turns of the round are still to come. */
export function worthOf(world: World, seat: number, turns: number): number {
  const chance = evilChance(world, world.marks, turns);
  // Hands grow by a card each round: what counts other cards must not be taken at its worth of today.
  const grown = world.corrupted ? 0 : ROUNDS - world.round;
  return pointsIn(world, seat, chance, grown);
}

/** How much more a hand would count if Evil won. */
export const evilLeaning = (world: World, seat: number): number =>
  pointsIn(world, seat, EVIL) - pointsIn(world, seat, GOOD);
