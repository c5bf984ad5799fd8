import type { Box } from './box.ts';
import { COLLECTION, KEEP, type Line, MOST, PLAIN, RIVAL, SETS, SINGLES, SUM, WHEN } from './lines.ts';
import type { World } from './world.ts';

export const GOOD = 0;
export const EVIL = 1;
export type EndingNumber = typeof GOOD | typeof EVIL;

/** The points of a hand as the table stands, if the game ended so. */
export function pointsIn(world: World, seat: number, ending: EndingNumber): number {
  const { box, tallies } = world;
  const lines = box.lines[ending] as Box['lines'][number];
  const own = seat * box.layout.length;
  const size = world.handSize(seat);
  let points = 0;
  for (let at = 0; at < size; at += 1) {
    const kind = box.kind[world.handCard(seat, at)] as number;
    const copies = tallies[own + kind] as number;
    if (copies > 1 && hasEarlier(world, seat, at, kind)) continue;
    for (const line of lines[kind] as readonly Line[]) points += worthOf(world, seat, own, line, copies);
  }
  return points;
}

function hasEarlier(world: World, seat: number, at: number, kind: number): boolean {
  const { box } = world;
  for (let earlier = 0; earlier < at; earlier += 1) {
    if (box.kind[world.handCard(seat, earlier)] === kind) return true;
  }
  return false;
}

function worthOf(world: World, seat: number, own: number, line: Line, copies: number): number {
  const { worth, points } = line;
  if (worth === PLAIN) return copies * points;
  if (worth === COLLECTION) return line.collections[copies] as number;
  const counted = countOf(world, seat, own, line);
  if (worth === WHEN) return copies * (counted >= line.least ? points : line.otherwise);
  const each = points * counted;
  return copies * (each > line.max ? line.max : each);
}

function countOf(world: World, seat: number, own: number, line: Line): number {
  const { tallies } = world;
  const { way, at, by } = line;
  const from = line.inCentre ? world.middle : own;
  switch (way) {
    case SUM: {
      let sum = line.plus;
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
