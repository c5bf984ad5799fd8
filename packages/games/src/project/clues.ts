import { at, recordOf } from '@reseau/core';
import { type Box, byBox } from './box.ts';
import { CITIES, type City, cityAt } from './cities.ts';
import { isMountain, neighboursOf, placeOf } from './island.ts';
import { CLUES, type Clue } from './vocabulary.ts';

type Says = (box: Box, city: City) => boolean;

const isMaritime: Says = (box, city) => placeOf(box, city).maritime === true;
const isOf =
  (size: string): Says =>
  (box, city) =>
    placeOf(box, city).size === size;
const isIn =
  (region: string): Says =>
  (box, city) =>
    placeOf(box, city).region === region;
const near =
  (test: Says): Says =>
  (box, city) =>
    neighboursOf(box, city).some((next) => test(box, next));
const not =
  (test: Says): Says =>
  (box, city) =>
    !test(box, city);
const roads = (box: Box, city: City): number => neighboursOf(box, city).length;

/** What each clue says of a city. Only roads count, not mountain roads. */
const SAYS: Readonly<Record<Clue, Says>> = {
  mountain: isMountain,
  maritime: isMaritime,
  country: (box, city) => !isMountain(box, city) && !isMaritime(box, city),
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
  twoRoadsOrMore: (box, city) => roads(box, city) >= 2,
  threeRoadsOrMore: (box, city) => roads(box, city) >= 3,
  fourRoadsOrFewer: (box, city) => roads(box, city) <= 4,
  fiveRoadsOrFewer: (box, city) => roads(box, city) <= 5,
};

/** The cities that show through the holes of a clue card. */
export const citiesShown = (box: Box, clue: Clue): readonly City[] => cutOf(box).shown[clue];

/** The cities that show through all of these cards, laid one on the other. */
export const shownThrough = (box: Box, clues: readonly Clue[]): readonly City[] =>
  CITIES.filter((city) => clues.every((clue) => SAYS[clue](box, city)));

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

/** The clue cards, cut for one island. */
interface Cut {
  readonly shown: Readonly<Record<Clue, readonly City[]>>;
  readonly holes: Readonly<Record<Clue, Holes>>;
  readonly isolations: WeakMap<readonly Clue[], readonly Isolation[]>;
}

const cutOf = byBox((box): Cut => {
  const shown = recordOf(CLUES, (clue) => CITIES.filter((city) => SAYS[clue](box, city)));
  return { shown, holes: recordOf(CLUES, (clue) => holes(shown[clue])), isolations: new WeakMap() };
});

const isSingle = (bits: number): boolean => bits !== 0 && (bits & (bits - 1)) === 0;

export interface Isolation {
  readonly city: City;
  readonly clues: readonly Clue[];
}

/** More cards than this never are needed. */
const MOST_CLUES = 5;

/** All sets of these cards that leave one city, none of their cards being idle. Asked at every move, so remembered. */
export function isolations(box: Box, row: readonly Clue[]): readonly Isolation[] {
  const cut = cutOf(box);
  const known = cut.isolations.get(row);
  if (known !== undefined) return known;
  const kinds = CLUES.filter((clue) => row.includes(clue));
  const found: Isolation[] = [];
  const laid: Clue[] = [];
  const lay = (from: number, low: number, high: number): void => {
    for (let index = from; index < kinds.length; index += 1) {
      const clue = at(kinds, index);
      const hole = cut.holes[clue];
      const less = low & hole.low;
      const more = high & hole.high;
      if ((less === low && more === high) || (less === 0 && more === 0)) continue;
      laid.push(clue);
      if (less === 0 ? isSingle(more) : more === 0 && isSingle(less)) {
        if (isLean(cut, laid)) found.push({ city: cityThrough(less, more), clues: laid.slice() });
      } else if (laid.length < MOST_CLUES) {
        lay(index + 1, less, more);
      }
      laid.pop();
    }
  };
  lay(0, -1 >>> (32 - HALF), -1 >>> (32 - HALF));
  cut.isolations.set(row, found);
  return found;
}

const cityThrough = (low: number, high: number): City =>
  cityAt(low === 0 ? 32 - Math.clz32(high) + HALF : 32 - Math.clz32(low));

/** Whether every card is needed: without any one of them, more than one city shows. */
function isLean(cut: Cut, clues: readonly Clue[]): boolean {
  for (const idle of clues) {
    let low = -1;
    let high = -1;
    for (const clue of clues) {
      if (clue === idle) continue;
      const hole = cut.holes[clue];
      low &= hole.low;
      high &= hole.high;
    }
    if (low === 0 ? isSingle(high) : high === 0 && isSingle(low)) return false;
  }
  return true;
}
