import { at, recordOf } from '@reseau/core';
import { CLUES, type Clue } from './data/cards.ts';
import { CITIES, type City, cityAt, isMountain, neighboursOf, placeOf } from './island.ts';

const isMaritime = (city: City): boolean => placeOf(city).maritime;
const isOf =
  (size: string) =>
  (city: City): boolean =>
    placeOf(city).size === size;
const isIn =
  (region: string) =>
  (city: City): boolean =>
    placeOf(city).region === region;
const near =
  (test: (city: City) => boolean) =>
  (city: City): boolean =>
    neighboursOf(city).some(test);
const not =
  (test: (city: City) => boolean) =>
  (city: City): boolean =>
    !test(city);
const roads = (city: City): number => neighboursOf(city).length;

/** What each clue says of a city. Only roads count, not mountain roads. */
const SAYS: Readonly<Record<Clue, (city: City) => boolean>> = {
  mountain: isMountain,
  maritime: isMaritime,
  country: (city) => !isMountain(city) && !isMaritime(city),
  village: isOf('village'),
  town: isOf('town'),
  capital: isOf('capital'),
  nearTown: near(isOf('town')),
  nearCapital: near(isOf('capital')),
  farFromTown: not(near(isOf('town'))),
  farFromCapital: not(near(isOf('capital'))),
  ne: isIn('ne'),
  nw: isIn('nw'),
  se: isIn('se'),
  sw: isIn('sw'),
  nearMaritime: near(isMaritime),
  farFromMaritime: not(near(isMaritime)),
  nearMountain: near(isMountain),
  farFromMountain: not(near(isMountain)),
  twoRoadsOrMore: (city) => roads(city) >= 2,
  threeRoadsOrMore: (city) => roads(city) >= 3,
  fourRoadsOrFewer: (city) => roads(city) <= 4,
  fiveRoadsOrFewer: (city) => roads(city) <= 5,
};

const SHOWN = new Map(CLUES.map((clue) => [clue, CITIES.filter((city) => SAYS[clue](city))]));

/** The cities that show through the holes of a clue card. */
export const citiesShown = (clue: Clue): readonly City[] => SHOWN.get(clue) ?? [];

/** The cities that show through all of these cards, laid one on the other. */
export const shownThrough = (clues: readonly Clue[]): readonly City[] =>
  CITIES.filter((city) => clues.every((clue) => SAYS[clue](city)));

/** Two halves of a set of cities: one number cannot hold 44 bits. */
interface Holes {
  readonly low: number;
  readonly high: number;
}
const HALF = 22;

const holes = (cities: readonly City[]): Holes => {
  let low = 0;
  let high = 0;
  for (const city of cities) {
    if (city <= HALF) low |= 1 << (city - 1);
    else high |= 1 << (city - 1 - HALF);
  }
  return { low, high };
};
const HOLES = recordOf(CLUES, (clue) => holes(citiesShown(clue)));

const isSingle = (bits: number): boolean => bits !== 0 && (bits & (bits - 1)) === 0;

export interface Isolation {
  readonly city: City;
  readonly clues: readonly Clue[];
}

/** More cards than this never are needed. */
const MOST_CLUES = 5;
const REMEMBERED = new WeakMap<readonly Clue[], readonly Isolation[]>();

/** All sets of these cards that leave one city, none of their cards being idle. Asked at every move, so remembered. */
export function isolations(row: readonly Clue[]): readonly Isolation[] {
  const known = REMEMBERED.get(row);
  if (known !== undefined) return known;
  const kinds = CLUES.filter((clue) => row.includes(clue));
  const found: Isolation[] = [];
  const laid: Clue[] = [];
  const lay = (from: number, low: number, high: number): void => {
    for (let index = from; index < kinds.length; index += 1) {
      const clue = at(kinds, index);
      const hole = HOLES[clue];
      const less = low & hole.low;
      const more = high & hole.high;
      if ((less === low && more === high) || (less === 0 && more === 0)) continue;
      laid.push(clue);
      if (less === 0 ? isSingle(more) : more === 0 && isSingle(less)) {
        if (isLean(laid)) found.push({ city: cityThrough(less, more), clues: laid.slice() });
      } else if (laid.length < MOST_CLUES) {
        lay(index + 1, less, more);
      }
      laid.pop();
    }
  };
  lay(0, -1 >>> (32 - HALF), -1 >>> (32 - HALF));
  REMEMBERED.set(row, found);
  return found;
}

const cityThrough = (low: number, high: number): City =>
  cityAt(low === 0 ? 32 - Math.clz32(high) + HALF : 32 - Math.clz32(low));

/** Whether every card is needed: without any one of them, more than one city shows. */
function isLean(clues: readonly Clue[]): boolean {
  for (const idle of clues) {
    let low = -1;
    let high = -1;
    for (const clue of clues) {
      if (clue === idle) continue;
      const hole = HOLES[clue];
      low &= hole.low;
      high &= hole.high;
    }
    if (low === 0 ? isSingle(high) : high === 0 && isSingle(low)) return false;
  }
  return true;
}
