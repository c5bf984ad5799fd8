import {
  acrossMountains,
  byBox,
  CITIES,
  type City,
  type Leader,
  neighboursOf,
  type Table,
} from '@reseau/games/project';
import { abilityUseOf } from './ability-use.ts';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const numberAt = (table: readonly number[], place: number): number => table[place] as number;

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
        row[other] = numberAt(row, city) + 1;
        reached.push(other);
      }
    }
    lengths[from] = row;
  }
  const near = lengths.map((row) =>
    CITIES.filter((city) => (row[city] ?? FAR + 1) <= FAR).toSorted((a, b) => numberAt(row, a) - numberAt(row, b)),
  );
  return { next, lengths, near };
}

const onRoads = byBox((box) => waysBy((city) => neighboursOf(box, city)));
const overMountains = byBox((box) => waysBy((city) => [...neighboursOf(box, city), ...acrossMountains(box, city)]));

type Traveller = Pick<Leader, 'talent' | 'city'>;
type Land = Pick<Table, 'box'>;
const waysOf = ({ box }: Land, leader: Traveller): Ways =>
  abilityUseOf(leader).crossesMountains ? overMountains(box) : onRoads(box);

const lengthsFrom = ({ lengths }: Ways, city: City): readonly number[] => lengths[city] as readonly number[];

/** How many moves a leader needs to get to each city. */
export const distancesOf = (land: Land, leader: Traveller): readonly number[] =>
  lengthsFrom(waysOf(land, leader), leader.city);

/** The cities that a leader may think of going to, the nearest first. */
export const within = (land: Land, leader: Traveller): readonly City[] =>
  waysOf(land, leader).near[leader.city] as readonly City[];

/** The next city on a shortest way; of several, the one with the fewest soldiers matters to nobody, so the first. */
export function stepTowards(land: Land, leader: Traveller, to: City): City {
  const ways = waysOf(land, leader);
  const left = numberAt(lengthsFrom(ways, leader.city), to);
  const step = ways.next(leader.city).find((city) => lengthsFrom(ways, city)[to] === left - 1);
  if (step === undefined) throw new Error(`bot: no way from ${leader.city} to ${to}`);
  return step;
}
