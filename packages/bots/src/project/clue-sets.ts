import { type Box, byBox, CITIES, type City, CLUES, type Clue, citiesShown } from '@reseau/games/project';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const numberAt = (table: readonly number[], place: number): number => table[place] as number;

/** Which kinds of clue show a city, as bits: for each city and for each kind. */
const BIT = new Map(CLUES.map((clue, index) => [clue, 1 << index]));
const showsIn = byBox((box): readonly number[] => [
  0,
  ...CITIES.map((city) =>
    CLUES.reduce((bits, clue, index) => (citiesShown(box, clue).includes(city) ? bits | (1 << index) : bits), 0),
  ),
]);

const kindsOf = (row: readonly Clue[]): number => row.reduce((bits, clue) => bits | (BIT.get(clue) as number), 0);

/** How many cities cannot be told from this one by these kinds, itself not counted. */
function rivals(shows: readonly number[], city: City, kinds: number): number {
  const shown = numberAt(shows, city) & kinds;
  let count = -1;
  for (const other of CITIES) if ((numberAt(shows, other) & shown) === shown) count += 1;
  return count;
}

/** How near a row of clues is to naming some city that suits: 1 when it names one, less the more cities still show. */
export function nearness(box: Box, row: readonly Clue[], suits: (city: City) => boolean): number {
  const shows = showsIn(box);
  const kinds = kindsOf(row);
  let best = 0;
  let sum = 0;
  for (const city of CITIES) {
    if (!suits(city)) continue;
    const near = 1 / (1 + rivals(shows, city, kinds));
    sum += near;
    if (near > best) best = near;
  }
  // Among rows that name nothing yet, one that is near to many cities has more ways to go on.
  return best + sum / 200;
}
