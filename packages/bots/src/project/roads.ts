import { acrossMountains, CITIES, type City, type Leader, neighboursOf } from '@reseau/games/project';
import { habitsOf } from './habits.ts';

interface Ways {
  readonly next: (city: City) => readonly City[];
  /** By city and city: how many roads lie between them. */
  readonly lengths: readonly (readonly number[])[];
  /** By city: those that are not too far, the nearest first. */
  readonly near: readonly (readonly City[])[];
}

/** Further away is never worth the way, but for a base. */
const FAR = 5;

function waysBy(next: (city: City) => readonly City[]): Ways {
  const lengths: number[][] = [[]];
  for (const from of CITIES) {
    const row: number[] = [];
    row[from] = 0;
    const reached = [from];
    for (const city of reached) {
      for (const other of next(city)) {
        if (row[other] !== undefined) continue;
        row[other] = (row[city] as number) + 1;
        reached.push(other);
      }
    }
    lengths[from] = row;
  }
  const near = lengths.map((row) =>
    CITIES.filter((city) => (row[city] ?? FAR + 1) <= FAR).toSorted((a, b) => (row[a] as number) - (row[b] as number)),
  );
  return { next, lengths, near };
}

const ON_ROADS = waysBy(neighboursOf);
const OVER_MOUNTAINS = waysBy((city) => [...neighboursOf(city), ...acrossMountains(city)]);

type Traveller = Pick<Leader, 'character' | 'city'>;
const waysOf = (leader: Traveller): Ways => (habitsOf(leader).crossesMountains ? OVER_MOUNTAINS : ON_ROADS);

/** How many moves a leader needs to get to each city. */
export const distancesOf = (leader: Traveller): readonly number[] => waysOf(leader).lengths[leader.city] as number[];

/** The cities that a leader may think of going to, the nearest first. */
export const within = (leader: Traveller): readonly City[] => waysOf(leader).near[leader.city] as readonly City[];

/** The next city on a shortest way; of several, the one with the fewest soldiers matters to nobody, so the first. */
export function stepTowards(leader: Traveller, to: City): City {
  const { next, lengths } = waysOf(leader);
  const left = (lengths[leader.city] as number[])[to] as number;
  const step = next(leader.city).find((city) => (lengths[city] as number[])[to] === left - 1);
  if (step === undefined) throw new Error(`bot: no way from ${leader.city} to ${to}`);
  return step;
}
