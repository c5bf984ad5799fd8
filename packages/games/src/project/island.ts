import { MOUNTAIN_ROADS, PLACES, type Place, ROADS, type Size } from './data/island.ts';

/** A city by its number, unique on the whole island. Branded: a count must not pass for a city. */
export type City = number & { readonly brand: 'City' };

export const CITIES: readonly City[] = PLACES.map((_, index) => (index + 1) as City);
/** Lists by city have a hole in front: there is no city 0. */
export const BY_CITY = CITIES.length + 1;

export const placeOf = (city: City): Place => {
  const place = PLACES[city - 1];
  if (place === undefined) throw new Error(`island: there is no city ${city}`);
  return place;
};

const CIRCLES: Readonly<Record<Size, number>> = { village: 1, town: 2, capital: 3 };
const CAPACITIES: readonly number[] = [0, ...PLACES.map(({ size }) => CIRCLES[size])];

/** The circles of a city: how many soldiers it holds, and how many limited actions. */
export const capacityOf = (city: City): number => CAPACITIES[city] as number;

const joined = (roads: readonly (readonly [number, number])[]): readonly (readonly City[])[] => [
  [],
  ...CITIES.map((city) =>
    roads.flatMap(([a, b]) => (a === city ? [b as City] : b === city ? [a as City] : [])).toSorted((a, b) => b - a),
  ),
];

const BY_ROAD = joined(ROADS);
const BY_MOUNTAIN_ROAD = joined(MOUNTAIN_ROADS);

/** The cities that a road leads to, the highest number first. */
export const neighboursOf = (city: City): readonly City[] => BY_ROAD[city] as readonly City[];
export const acrossMountains = (city: City): readonly City[] => BY_MOUNTAIN_ROAD[city] as readonly City[];

export const isMountain = (city: City): boolean => acrossMountains(city).length > 0;
export const isCapital = (city: City): boolean => placeOf(city).size === 'capital';
export const CAPITALS: readonly City[] = CITIES.filter(isCapital);
