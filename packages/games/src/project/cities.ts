/** A city by its number, unique on the whole island. Branded: a count must not pass for a city. */
export type City = number & { readonly brand: 'City' };

const HOW_MANY = 44;
export const CITIES: readonly City[] = Array.from({ length: HOW_MANY }, (_, index) => (index + 1) as City);
/** Lists by city have a hole in front: there is no city 0. */
export const BY_CITY = CITIES.length + 1;

/** The city with this number; one that is not on the map throws. */
export function cityAt(number: number): City {
  const city = CITIES[number - 1];
  if (city === undefined) throw new Error(`island: there is no city ${number}`);
  return city;
}

/** What a list by city counts there. */
export function countAt(list: readonly number[], city: City): number {
  const count = list[city];
  if (count === undefined) throw new Error(`island: nothing is counted at ${city}`);
  return count;
}
