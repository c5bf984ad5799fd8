import { Rng, type Seat } from '@reseau/core';
import {
  type ProjectGame as Game,
  type Known,
  type Leader,
  type Move,
  type Table,
  whyNot,
} from '@reseau/games/project';
import type { Errand, Weights } from './errand.ts';
import { errandsOf } from './errands.ts';
import { after, nextSeat } from './imagine.ts';
import { outlook } from './outlook.ts';
import { stepTowards } from './roads.ts';
import { type Standing, standingOf } from './standing.ts';
import { allowance, chosenFirst, isFree, onward, plan, seatMove } from './team.ts';

export interface Effort {
  readonly weights: Weights;
  /** For one leader, and for several. */
  readonly fitted: readonly (readonly number[])[];
  /** Errands weighed against each other. */
  readonly width: number;
  /** Imagined worlds, by the number of leaders: with more of them each world takes longer. */
  readonly samples: readonly number[];
  /** How many times its own error another errand must look better by, to be preferred to the one that the rules of thumb name. */
  readonly doubt: number;
  /** Says when the worlds imagined so far must do. */
  readonly isLate: () => boolean;
}

/** What a seat does next: the errands that look best are played out in worlds that could be, all with the same chance. */
export function plannedMove(game: Game, table: Table, seat: Seat, rng: Rng, effort: Effort): Move {
  const { weights } = effort;
  const standing = standingOf(table, game.turnSetup.bases, weights.margin);
  const first = chosenFirst(standing, seat);
  if (first !== undefined) return first;
  const errands = plan(standing, weights);
  const own = table.leaders
    .filter((leader) => leader.seat === seat && isFree(table, leader))
    .toSorted((a, b) => a.actions - b.actions);
  const [leader] = own;
  if (leader === undefined) return { type: 'done' };
  const open = openErrands(standing, weights, leader, errands);
  const underway = onTheWay(leader, open);
  if (underway !== undefined) return underway.move;
  const [usual, ...others] = leader.actions < allowance(table, weights) ? top(open, effort.width) : [];
  if (usual === undefined) return onward(standing, weights, seat, errands);
  const rivals = others.filter(({ score }) => score >= CLOSE * usual.score);
  return said(leader, rivals.length === 0 ? usual : bestOf(game, table, seat, rng, effort, [usual, ...rivals]));
}

/** What is worth much less is not worth thinking about. */
const CLOSE = 0.55;

/** What is open to one leader, once the others see to theirs. */
function openErrands(
  standing: Standing,
  weights: Weights,
  leader: Leader,
  errands: readonly (Errand | undefined)[],
): readonly Errand[] {
  const claimed = errands.flatMap((errand) =>
    errand === undefined || errand.leader === leader.id ? [] : [errand.claim],
  );
  return errandsOf(standing, weights, leader, claimed);
}

/** A city marked on the plan board is gone to, as long as there is anything to do there. */
function onTheWay({ marks, city }: Leader, open: readonly Errand[]): Errand | undefined {
  if (marks === undefined || marks === city) return undefined;
  const there = open.filter(({ at }) => at === marks);
  return top(there, 1)[0];
}

const top = (errands: readonly Errand[], count: number): readonly Errand[] =>
  errands.toSorted((a, b) => b.score - a.score).slice(0, count);

/** Whoever sets out marks where to, for all to see. */
function said(leader: Leader, { move, at }: Errand): Move {
  return at === leader.city || at === leader.marks ? move : { type: 'mark', leader: leader.id, at };
}

/** The first is what the rules of thumb name; another must be better in the same worlds with the same dice, and clearly so. */
function bestOf(
  game: Game,
  table: Table,
  seat: Seat,
  rng: Rng,
  effort: Effort,
  [usual, ...others]: readonly [Errand, ...Errand[]],
): Errand {
  const samples = effort.samples[table.leaders.length - 1] ?? 0;
  const gains = others.map(() => ({ sum: 0, squares: 0 }));
  let sample = 0;
  for (; sample < samples && !effort.isLate(); sample += 1) {
    const world: Known = { table, secret: game.twin({ table, secret: game.empty.secret }, seat, rng) };
    const chance = rng.split().state;
    const worth = (errand: Errand): number => playedOut(game, world, seat, errand, new Rng(chance), effort);
    const base = worth(usual);
    others.forEach((errand, index) => {
      const more = worth(errand) - base;
      const gain = gains[index] as { sum: number; squares: number };
      gain.sum += more;
      gain.squares += more * more;
    });
  }
  let best = usual;
  let most = 0;
  gains.forEach(({ sum, squares }, index) => {
    const error = Math.sqrt(Math.max(0, squares - (sum * sum) / sample));
    if (sum > effort.doubt * error && sum > most) [best, most] = [others[index] as Errand, sum];
  });
  return best;
}

/** How good the table is, once the army has answered. */
function playedOut(game: Game, world: Known, seat: Seat, candidate: Errand, rng: Rng, effort: Effort): number {
  const { weights, fitted } = effort;
  const { bases } = game.turnSetup;
  let known = after(game, world, seat, candidate.move, rng);
  const setsOut = world.table.leaders[candidate.leader]?.city !== candidate.at;
  let pinned = setsOut ? candidate : undefined;
  while (known.table.ended === undefined && known.table.turn === world.table.turn) {
    const { table } = known;
    const next = nextSeat(table);
    let move: Move | undefined;
    if (pinned !== undefined && next === seat) {
      const leader = table.leaders[pinned.leader] as Leader;
      if (leader.drawn === undefined && isFree(table, leader) && leader.actions < allowance(table, weights)) {
        move = further(game, table, leader, pinned);
        if (leader.city === pinned.at) pinned = undefined;
      }
    }
    known = after(game, known, next, move ?? seatMove(table, bases, next, weights), rng);
  }
  const { table } = known;
  if (table.ended !== undefined) return table.ended === 'won' ? 1 : 0;
  const signs = fitted[table.leaders.length === 1 ? 0 : 1] as readonly number[];
  return outlook(standingOf(table, bases, weights.margin), signs);
}

export function further(game: Game, table: Table, leader: Leader, { at, act }: Errand): Move | undefined {
  if (leader.city !== at) return { type: 'move', leader: leader.id, to: stepTowards(table, leader, at) };
  if (act === undefined || leader.rest?.of === 'mastery') return undefined;
  return whyNot(table, leader.seat, act, game.turnSetup) === undefined ? act : undefined;
}
