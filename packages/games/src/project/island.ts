import type { Box, Place } from './box.ts';
import { CITIES, type City } from './cities.ts';
import type { Size } from './vocabulary.ts';

export function placeOf({ places }: Box, city: City): Place {
  const place = places[city - 1];
  if (place === undefined) throw new Error(`island: there is no city ${city}`);
  return place;
}

const CIRCLES: Readonly<Record<Size, number>> = { village: 1, town: 2, capital: 3 };
/** The circles of a city: how many soldiers it holds, and how many limited actions. */
export const capacityOf = (box: Box, city: City): number => CIRCLES[placeOf(box, city).size];

const NOWHERE: readonly City[] = [];
/** The cities that a road leads to, the highest number first. */
export const neighboursOf = ({ roads }: Box, city: City): readonly City[] => roads[city] ?? NOWHERE;
export const acrossMountains = ({ mountainRoads }: Box, city: City): readonly City[] => mountainRoads[city] ?? NOWHERE;

export const isMountain = (box: Box, city: City): boolean => acrossMountains(box, city).length > 0;
export const isCapital = (box: Box, city: City): boolean => placeOf(box, city).size === 'capital';
export const capitalsOf = (box: Box): readonly City[] => CITIES.filter((city) => isCapital(box, city));
