import type { BotLevel } from '../level.ts';
import { intAt } from '../table-at.ts';
import type { Dice } from './compact/dice.ts';
import type { Imagined } from './compact/imagine.ts';
import { EFFECT, MOST_OPTIONS } from './compact/tabletop.ts';
import { World } from './compact/world.ts';
import { Greedy } from './greedy.ts';
import { searched } from './search.ts';

/** A player: a move for what its seat knows, and for what it thinks of the others. */
export type Player = (imagined: Imagined, dice: Dice, skills: () => Float64Array, isLate: () => boolean) => number;

const anyWorld = (imagined: Imagined, dice: Dice): World =>
  imagined.deal(new World(imagined.world.box, imagined.world.seats), dice);

/** Any legal move. */
const random: Player = (imagined, dice) => {
  const options = new Int32Array(MOST_OPTIONS);
  return intAt(options, dice.below(anyWorld(imagined, dice).options(options)));
};

/** What is best now in most of so many worlds; a share of moves, the noise, at random. */
const greedy =
  (noise: number, worlds: number): Player =>
  (imagined, dice, skills, isLate) => {
    if (dice.fraction() < noise) return random(imagined, dice, skills, isLate);
    const mind = new Greedy(dice, 0);
    const world = anyWorld(imagined, dice);
    const votes = new Map<number, number>();
    for (let one = 0; one < worlds; one += 1) {
      const move = mind.move(imagined.deal(world, dice));
      votes.set(move, (votes.get(move) ?? 0) + 1);
    }
    return [...votes].reduce((best, vote) => (vote[1] > best[1] ? vote : best))[0];
  };

const medium = greedy(0, 5);

/** Plays so many games out in its head, to find a better move than the greedy one. At the end all is plain to see. */
const searching =
  (games: number): Player =>
  (imagined, dice, skills, isLate) => {
    const atHand = medium(imagined, dice, skills, isLate);
    return imagined.world.step === EFFECT ? atHand : searched(imagined, atHand, skills(), { games, isLate }, dice);
  };

export const PLAYERS = {
  random,
  easy: greedy(0.25, 1),
  medium,
  strong: searching(1000),
} as const satisfies Readonly<Record<BotLevel | 'random', Player>>;
