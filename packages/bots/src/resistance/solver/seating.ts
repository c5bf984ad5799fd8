import { numberAt } from '../../table-at.ts';
import type { Ahead, Plan } from '../plan.ts';
import { type SeatSet, sizeOf } from '../seat-set.ts';

/**
 * Renames the seats of a plan so that the first leader is seat 0, the first team sits next to each other from there,
 * and whoever leads a mission is on its team as often as can be. All names are equally good; this one looks natural.
 */
export function seated({ seats, tree }: Ahead, plan: Plan): Plan {
  const first = numberAt(plan, 0);
  let best: Plan = plan;
  let most = -1;
  for (const leaders of orders(seats, 5)) {
    const front = leaders.slice(0, sizeOf(first));
    if (!front.every((seat) => ((first >> seat) & 1) === 1)) continue;
    const renamed = plan.map((team) => rename(team, leaders, seats));
    const led = renamed.filter((team, place) => ((team >> numberAt(tree.depth, place)) & 1) === 1).length;
    if (led > most) [best, most] = [renamed, led];
  }
  return best;
}

/** The leaders get the first names, the others keep their order. */
function rename(team: SeatSet, leaders: readonly number[], seats: number): SeatSet {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !leaders.includes(seat));
  return [...leaders, ...others].reduce((set, seat, name) => set | (((team >> seat) & 1) << name), 0);
}

function orders(seats: number, length: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  return orders(seats, length - 1).flatMap((order) =>
    Array.from({ length: seats }, (_, seat) => seat)
      .filter((seat) => !order.includes(seat))
      .map((seat) => [...order, seat]),
  );
}

const LETTERS = 'ABCDEFGHIJ';

/** A plan as a line of teams, in the order of the tree: how the table of plans is kept. */
export const written = (plan: Plan): string =>
  plan
    .map((team) =>
      Array.from(LETTERS)
        .filter((_, seat) => ((team >> seat) & 1) === 1)
        .join(''),
    )
    .join(' ');

/** Only for plans that are kept: a letter is a seat counted from the first leader. */
export const readPlan = (line: string): Plan =>
  line.split(' ').map((team) => Array.from(team).reduce((set, letter) => set | (1 << LETTERS.indexOf(letter)), 0));
