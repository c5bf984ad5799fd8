import { MOUNTAIN_ROADS, PLACES, type Place, ROADS, type Size } from './data/island.ts';

/** A city by its number, unique on the whole island. Branded: a count must not pass for a city. */
export type City = number & { readonly brand: 'City' };

const isCity = (number: number): number is City => placeAt(number) !== undefined;
const placeAt = (number: number): Place | undefined => PLACES[number - 1];

/** The city with this number; one that is not on the map throws. */
export function cityAt(number: number): City {
  if (!isCity(number)) throw new Error(`island: there is no city ${number}`);
  return number;
}

export const CITIES: readonly City[] = PLACES.map((_, index) => cityAt(index + 1));
/** Lists by city have a hole in front: there is no city 0. */
export const BY_CITY = CITIES.length + 1;

export const placeOf = (city: City): Place => {
  const place = placeAt(city);
  if (place === undefined) throw new Error(`island: there is no city ${city}`);
  return place;
};

const CIRCLES: Readonly<Record<Size, number>> = { village: 1, town: 2, capital: 3 };
/** The circles of a city: how many soldiers it holds, and how many limited actions. */
export const capacityOf = (city: City): number => CIRCLES[placeOf(city).size];

/** What a list by city counts there. */
export function countAt(list: readonly number[], city: City): number {
  const count = list[city];
  if (count === undefined) throw new Error(`island: nothing is counted at ${city}`);
  return count;
}

const joined = (roads: readonly (readonly [number, number])[]): readonly (readonly City[])[] => [
  [],
  ...CITIES.map((city) =>
    roads.flatMap(([a, b]) => (a === city ? [cityAt(b)] : b === city ? [cityAt(a)] : [])).toSorted((a, b) => b - a),
  ),
];

const BY_ROAD = joined(ROADS);
const BY_MOUNTAIN_ROAD = joined(MOUNTAIN_ROADS);

/** The cities that a road leads to, the highest number first. */
export const neighboursOf = (city: City): readonly City[] => BY_ROAD[city] ?? [];
export const acrossMountains = (city: City): readonly City[] => BY_MOUNTAIN_ROAD[city] ?? [];

export const isMountain = (city: City): boolean => acrossMountains(city).length > 0;
export const isCapital = (city: City): boolean => placeOf(city).size === 'capital';
export const CAPITALS: readonly City[] = CITIES.filter(isCapital);
