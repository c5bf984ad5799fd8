import { ROUNDS } from '@reseau/games/insurrection';
import { Dice } from './compact/dice.ts';
import type { Imagined } from './compact/imagine.ts';
import { finalPoints, winnersIn } from './compact/points.ts';
import { MOST_OPTIONS, OVER } from './compact/tabletop.ts';
import { World } from './compact/world.ts';
import { Greedy } from './greedy.ts';

/** What a game played out costs, beside one among players who know what they do, when the others move at random. */
const RANDOM_COST = 0.3;
/** From so many rounds before the end on more games are played out: each of them costs less. */
const LAST_ROUNDS = 3;
/** What each point of margin is worth, beside the win itself, and from how many on more make no difference. */
const POINT_WEIGHT = 0.02;
const WIDE_MARGIN = 40;
/** By how many standard errors a move must do better than the one at hand to be played in its place. */
const DOUBT = 0.7;

interface Effort {
  /** About how many are played out in all; more where the others are likely to move at random, which costs less. */
  readonly games: number;
  /** Says when those played so far must do. */
  readonly isLate: () => boolean;
}

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
 * one, the same worlds for every candidate; the better half of them goes on, until one is left or it is late. `skills` is,
 * by seat, how likely the others do not move at random.
 */
export function searched(
  imagined: Imagined,
  atHand: number,
  skills: Float64Array,
  { games, isLate }: Effort,
  dice: Dice,
): number {
  const { box, round, seats, seat } = imagined.world;
  const dealt = new World(box, seats);
  const world = new World(box, seats);
  const luck = new Dice(dice);
  let chance = luck;
  const greedy = new Greedy(luck, 0);
  const beginner = new Greedy(luck, 1);
  const minds = Array.from(skills, () => greedy);
  const points = new Float64Array(seats);
  /** What it comes to; nothing where it is late before the end: with a box of many cards one game takes seconds. */
  const playOut = (move: number): number | undefined => {
    luck.follow(chance);
    world.copy(dealt);
    world.play(move);
    while (world.step !== OVER) {
      if (isLate()) return undefined;
      world.play((minds[world.seat] as Greedy).move(world));
    }
    finalPoints(world, points);
    return reward(points, winnersIn(world, points), seat);
  };
  const budget = (games * Math.max(1, LAST_ROUNDS / (ROUNDS + 1 - round))) / costOf(skills, seat);
  let left = candidatesIn(imagined.deal(dealt, dice)).filter(({ move }) => move !== atHand);
  const halvings = Math.max(1, Math.ceil(Math.log2(left.length)));
  for (let half = 0; half < halvings && left.length > 0 && !isLate(); half += 1) {
    if (half > 0)
      left = left.toSorted((a, b) => b.gains / b.games - a.gains / a.games).slice(0, Math.ceil(left.length / 2));
    const worlds = Math.max(2, Math.round(budget / halvings / (left.length + 1)));
    for (let one = 0; one < worlds && !isLate(); one += 1) {
      imagined.deal(dealt, dice);
      chance = new Dice(dice);
      for (let rival = 0; rival < seats; rival += 1) {
        if (rival !== seat) minds[rival] = dice.fraction() < (skills[rival] as number) ? greedy : beginner;
      }
      const base = playOut(atHand);
      for (const candidate of left) {
        const played = base === undefined ? undefined : playOut(candidate.move);
        if (base === undefined || played === undefined) break;
        const gain = played - base;
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

/** What a game played out costs on the whole. */
function costOf(skills: Float64Array, seat: number): number {
  let sure = 0;
  for (let rival = 0; rival < skills.length; rival += 1) if (rival !== seat) sure += skills[rival] as number;
  return RANDOM_COST + ((1 - RANDOM_COST) * sure) / (skills.length - 1);
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
