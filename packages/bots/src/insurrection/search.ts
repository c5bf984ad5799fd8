import type { Dice } from './compact/dice.ts';
import type { Imagined } from './compact/imagine.ts';
import { finalPoints, winnersIn } from './compact/points.ts';
import { MOST_OPTIONS, OVER, World } from './compact/world.ts';
import { Greedy } from './greedy.ts';

/** The share of moves that are made at random when a game is played out in the head. */
const NOISE = 0.1;
/** What it is worth to win by, or lose by, `WIDE_MARGIN` points, beside the win itself. */
const MARGIN_WEIGHT = 0.2;
const WIDE_MARGIN = 40;

interface Candidate {
  readonly move: number;
  sum: number;
  games: number;
}

const mean = ({ sum, games }: Candidate): number => (games === 0 ? 0 : sum / games);

/**
 * Plays games out in worlds that the seat cannot tell from the true one, the same worlds for every candidate; the better
 * half of them goes on, until one is left. `games` is about how many are played in all.
 */
export function searched(imagined: Imagined, games: number, dice: Dice): number {
  const { box, seats, seat } = imagined.world;
  const dealt = new World(box, seats);
  const world = new World(box, seats);
  const greedy = new Greedy(dice, NOISE);
  const points = new Float64Array(seats);
  let left = candidatesIn(imagined.deal(dealt, dice));
  const halvings = Math.max(1, Math.ceil(Math.log2(left.length)));
  while (left.length > 1) {
    const worlds = Math.max(1, Math.round(games / halvings / left.length));
    for (let one = 0; one < worlds; one += 1) {
      imagined.deal(dealt, dice);
      for (const candidate of left) {
        world.copy(dealt);
        world.play(candidate.move);
        while (world.step !== OVER) world.play(greedy.move(world));
        finalPoints(world, points);
        candidate.sum += reward(points, winnersIn(world, points), seat);
        candidate.games += 1;
      }
    }
    left = left.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
  }
  return (left[0] as Candidate).move;
}

function candidatesIn(world: World): readonly Candidate[] {
  const options = new Int32Array(MOST_OPTIONS);
  const count = world.options(options);
  return Array.from(options.subarray(0, count), (move) => ({ move, sum: 0, games: 0 }));
}

function reward(points: Float64Array, winners: number, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other += 1) {
    if (other !== seat) best = Math.max(best, points[other] as number);
  }
  const margin = Math.max(-1, Math.min(1, ((points[seat] as number) - best) / WIDE_MARGIN));
  return winShare(winners, seat) + MARGIN_WEIGHT * margin;
}

/** One who wins alone has it all; who shares, a part. */
export function winShare(winners: number, seat: number): number {
  if (((winners >> seat) & 1) === 0) return 0;
  let count = 0;
  for (let rest = winners; rest > 0; rest &= rest - 1) count += 1;
  return 1 / count;
}
