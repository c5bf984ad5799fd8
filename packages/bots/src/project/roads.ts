import { acrossMountains, CITIES, type City, type Leader, neighboursOf } from '@reseau/games/project';

interface Ways {
  /** By city and city: how many roads lie between them. */
  readonly lengths: readonly (readonly number[])[];
}

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
  return { lengths };
}

const mountaineer = (city: City): readonly City[] => [...neighboursOf(city), ...acrossMountains(city)];
const ON_ROADS = waysBy(neighboursOf);
const ON_FOOT = waysBy(mountaineer);

type Traveller = Pick<Leader, 'character' | 'city'>;
const waysOf = ({ character }: Traveller): Ways => (character === 'tasker' ? ON_FOOT : ON_ROADS);

/** How many moves a leader needs to get to each city. */
export const distancesOf = (leader: Traveller): readonly number[] => waysOf(leader).lengths[leader.city] as number[];

/** Further away is never worth the way, but for a base. */
const FAR = 5;
const nearest = ({ lengths }: Ways): readonly (readonly City[])[] =>
  lengths.map((row) =>
    CITIES.filter((city) => (row[city] ?? FAR + 1) <= FAR).toSorted((a, b) => (row[a] as number) - (row[b] as number)),
  );
const NEAR_ON_ROADS = nearest(ON_ROADS);
const NEAR_ON_FOOT = nearest(ON_FOOT);

/** The cities that a leader may think of going to, the nearest first. */
export const within = ({ character, city }: Traveller): readonly City[] =>
  (character === 'tasker' ? NEAR_ON_FOOT : NEAR_ON_ROADS)[city] as readonly City[];

/** The next city on a shortest way; of several, the one with the fewest soldiers matters to nobody, so the first. */
export function stepTowards(leader: Traveller, to: City): City {
  const { lengths } = waysOf(leader);
  const left = (lengths[leader.city] as number[])[to] as number;
  const next = leader.character === 'tasker' ? mountaineer(leader.city) : neighboursOf(leader.city);
  const step = next.find((city) => (lengths[city] as number[])[to] === left - 1);
  if (step === undefined) throw new Error(`bot: no way from ${leader.city} to ${to}`);
  return step;
}
