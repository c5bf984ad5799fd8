import { COLLECTION, KEEP, MOST, RIVAL, type ScoreTerm, SETS, SINGLES, SUM, WHEN } from './score-terms.ts';
import type { World } from './world.ts';

export const GOOD = 0;
export const EVIL = 1;

/**
 * The points of a hand as the table stands, if Evil wins by this chance: 0 and 1 say how the game ended. With `grown`, as
 * if so many more cards were in the hand, of which nothing is known.
 */
export function pointsIn(world: World, seat: number, evil: number, grown = 0): number {
  const { box, tallies } = world;
  const [plainGood, plainEvil] = box.plain as Pair<Int16Array>;
  const [good, bad] = box.terms as Pair<readonly (readonly ScoreTerm[])[]>;
  const own = seat * box.layout.length;
  const size = world.handSize(seat);
  tallies[own + box.layout.size] = size + grown;
  let points = 0;
  for (let at = 0; at < size; at += 1) {
    const kind = box.kind[world.handCard(seat, at)] as number;
    const copies = tallies[own + kind] as number;
    if (copies > 1 && hasEarlier(world, seat, at, kind)) continue;
    points += copies * ((1 - evil) * (plainGood[kind] as number) + evil * (plainEvil[kind] as number));
    if (box.same[kind] === 1) points += worthOf(world, seat, own, good[kind] as readonly ScoreTerm[], copies);
    else {
      if (evil < 1) points += (1 - evil) * worthOf(world, seat, own, good[kind] as readonly ScoreTerm[], copies);
      if (evil > 0) points += evil * worthOf(world, seat, own, bad[kind] as readonly ScoreTerm[], copies);
    }
  }
  tallies[own + box.layout.size] = size;
  return points;
}

type Pair<V> = readonly [good: V, evil: V];

function hasEarlier(world: World, seat: number, at: number, kind: number): boolean {
  const { box } = world;
  for (let earlier = 0; earlier < at; earlier += 1) {
    if (box.kind[world.handCard(seat, earlier)] === kind) return true;
  }
  return false;
}

function worthOf(world: World, seat: number, own: number, terms: readonly ScoreTerm[], copies: number): number {
  let points = 0;
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as ScoreTerm;
    if (term.worth === COLLECTION) {
      points += term.collections[copies] as number;
      continue;
    }
    const counted = countOf(world, seat, own, term);
    const each = term.worth === WHEN ? (counted >= term.least ? term.points : term.otherwise) : term.points * counted;
    points += copies * (each > term.max ? term.max : each);
  }
  return points;
}

function countOf(world: World, seat: number, own: number, term: ScoreTerm): number {
  const { tallies } = world;
  const { way, at, by } = term;
  const from = term.inCentre ? world.middle : own;
  switch (way) {
    case SUM: {
      let sum = term.plus;
      for (let part = 0; part < at.length; part += 1) {
        sum += (by[part] as number) * (tallies[from + (at[part] as number)] as number);
      }
      return sum;
    }
    case SETS: {
      let fewest = 255;
      for (let part = 0; part < at.length; part += 1) {
        const sets = Math.floor((tallies[from + (at[part] as number)] as number) / (by[part] as number));
        if (sets < fewest) fewest = sets;
      }
      return fewest;
    }
    case SINGLES:
      return (tallies[own + (at[0] as number)] as number) - (tallies[own + (at[1] as number)] === 1 ? 1 : 0);
    case MOST:
    case RIVAL:
      return amongRivals(world, seat, own, at[0] as number, way === MOST);
    case KEEP:
      return world.onKeep ? 1 : 0;
  }
}

/** Whether this seat has more of it than any other; or whether any other has it. */
function amongRivals({ box, tallies, seats }: World, seat: number, own: number, what: number, most: boolean): number {
  const { length } = box.layout;
  const mine = tallies[own + what] as number;
  for (let rival = 0; rival < seats; rival += 1) {
    if (rival === seat) continue;
    const theirs = tallies[rival * length + what] as number;
    if (most ? theirs >= mine : theirs > 0) return most ? 0 : 1;
  }
  return most ? 1 : 0;
}

/** Each seat's points when the game is over. */
export function finalPoints(world: World, into: Float64Array): void {
  for (let seat = 0; seat < world.seats; seat += 1) into[seat] = pointsIn(world, seat, world.corrupted ? EVIL : GOOD);
}

const NO_LEADER = 1e6;

/** Who wins, as a set of seats: most points; of those the Leader with the lowest initiative; else they share. */
export function winnersIn(world: World, points: Float64Array): number {
  const { seats } = world;
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat += 1) most = Math.max(most, points[seat] as number);
  let lowest = Number.POSITIVE_INFINITY;
  let winners = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    if (points[seat] !== most) continue;
    const leader = lowestLeader(world, seat);
    if (leader > lowest) continue;
    winners = leader < lowest ? 1 << seat : winners | (1 << seat);
    lowest = leader;
  }
  return winners;
}

function lowestLeader(world: World, seat: number): number {
  const { box } = world;
  const size = world.handSize(seat);
  let lowest = NO_LEADER;
  for (let at = 0; at < size; at += 1) {
    const card = world.handCard(seat, at);
    if (card >= box.leadersFrom) lowest = Math.min(lowest, box.initiative[card] as number);
  }
  return lowest;
}
