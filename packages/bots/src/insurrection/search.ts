import type { Dice } from './compact/dice.ts';
import type { Imagined } from './compact/imagine.ts';
import { finalPoints, winnersIn } from './compact/points.ts';
import { MOST_OPTIONS, OVER } from './compact/tabletop.ts';
import { World } from './compact/world.ts';
import { Greedy } from './greedy.ts';

/** The share of moves that are made at random when a game is played out in the head. */
const NOISE = 0.1;
/** In this share of the worlds the others do not know what they do: a table of beginners leaves better cards. */
const BEGINNERS = 0.5;
/** What each point of margin is worth, beside the win itself, and from how many on more make no difference. */
const POINT_WEIGHT = 0.02;
const WIDE_MARGIN = 40;
/** By how many standard errors a move must do better than the one at hand to be played in its place. */
const DOUBT = 0.7;

interface Candidate {
  readonly move: number;
  /** What it gains over the move at hand in the same worlds, summed up, and the squares of that. */
  gains: number;
  squares: number;
  games: number;
}

/** What the move gains at the least, as far as can be told. */
function sureGain({ gains, squares, games }: Candidate): number {
  if (games < 2) return Number.NEGATIVE_INFINITY;
  const mean = gains / games;
  const variance = Math.max(0, squares / games - mean * mean) / (games - 1);
  return mean - DOUBT * Math.sqrt(variance);
}

/**
 * Whether there is a better move than the one at hand. Plays games out in worlds that the seat cannot tell from the true
 * one, the same worlds for every candidate; the better half of them goes on, until one is left. `games` is about how many
 * are played in all.
 */
export function searched(imagined: Imagined, atHand: number, games: number, dice: Dice): number {
  const { box, seats, seat } = imagined.world;
  const dealt = new World(box, seats);
  const world = new World(box, seats);
  const greedy = new Greedy(dice, NOISE);
  const beginner = new Greedy(dice, 1);
  let rival = greedy;
  const points = new Float64Array(seats);
  const playOut = (move: number): number => {
    world.copy(dealt);
    world.play(move);
    while (world.step !== OVER) world.play((world.seat === seat ? greedy : rival).move(world));
    finalPoints(world, points);
    return reward(points, winnersIn(world, points), seat);
  };
  let left = candidatesIn(imagined.deal(dealt, dice)).filter(({ move }) => move !== atHand);
  const halvings = Math.max(1, Math.ceil(Math.log2(left.length)));
  for (let half = 0; half < halvings && left.length > 0; half += 1) {
    if (half > 0)
      left = left.toSorted((a, b) => b.gains / b.games - a.gains / a.games).slice(0, Math.ceil(left.length / 2));
    const worlds = Math.max(2, Math.round(games / halvings / (left.length + 1)));
    for (let one = 0; one < worlds; one += 1) {
      imagined.deal(dealt, dice);
      rival = dice.fraction() < BEGINNERS ? beginner : greedy;
      const base = playOut(atHand);
      for (const candidate of left) {
        const gain = playOut(candidate.move) - base;
        candidate.gains += gain;
        candidate.squares += gain * gain;
        candidate.games += 1;
      }
    }
  }
  return left.reduce(
    (best, candidate) => {
      const gain = sureGain(candidate);
      return gain > best.gain ? { move: candidate.move, gain } : best;
    },
    { move: atHand, gain: 0 },
  ).move;
}

function candidatesIn(world: World): readonly Candidate[] {
  const options = new Int32Array(MOST_OPTIONS);
  const count = world.options(options);
  return Array.from(options.subarray(0, count), (move) => ({ move, gains: 0, squares: 0, games: 0 }));
}

function reward(points: Float64Array, winners: number, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other += 1) {
    if (other !== seat) best = Math.max(best, points[other] as number);
  }
  const margin = Math.max(-WIDE_MARGIN, Math.min(WIDE_MARGIN, (points[seat] as number) - best));
  return winShare(winners, seat) + POINT_WEIGHT * margin;
}

/** One who wins alone has it all; who shares, a part. */
export function winShare(winners: number, seat: number): number {
  if (((winners >> seat) & 1) === 0) return 0;
  let count = 0;
  for (let rest = winners; rest > 0; rest &= rest - 1) count += 1;
  return 1 / count;
}
