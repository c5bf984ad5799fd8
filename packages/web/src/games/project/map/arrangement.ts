import {
  type Box,
  CITIES,
  type City,
  capacityOf,
  type Size as ProjectSize,
  placeOf,
  type Table,
} from '@reseau/games/project';
import { PAPER } from '../art/paper.ts';
import type { Point } from './camera.ts';
import { type Disc, Room, type Size, type Way } from './room.ts';
import { baseWays, chanceWays, flagWays, nameWays, soldierWays, tokenWays } from './ways.ts';

/** Where everything in and about one city is drawn, as seen from its middle, in units of a marker. */
export interface CityLayout {
  readonly soldiers: readonly Point[];
  readonly base: Point | undefined;
  readonly token: Point | undefined;
  /** The middle of each leader's flag, in the order of the leaders. */
  readonly flags: readonly Point[];
  /** The middle of the name; nothing where there is no room for it. */
  readonly name: Point | undefined;
}

export const CORE = 8;
/** The radius of a city: a circle for each card, and the ground around them. */
export const groundOf = (box: Box, city: City): number => CORE + 3 * capacityOf(box, city) + 1.5;

const LETTERS = { village: 9.5, town: 9.5, capital: 11.5 } as const satisfies Record<ProjectSize, number>;

/** How large a name is at most: Latin letters are narrower than high, the others square. */
export function nameSize(name: string, size: ProjectSize): Size {
  const em = LETTERS[size];
  const ems = Array.from(name).reduce((sum, letter) => sum + (letter < 'ɐ' ? 0.64 : 1.04), 0);
  return { width: ems * em + 2, height: em * 1.2 };
}

type Held = Pick<Table, 'box' | 'leaders' | 'reds' | 'blacks' | 'bases' | 'tokens'>;
type Ways = readonly Way[] | undefined;

/**
 * Finds everything on the map a place where it covers no other city, no other thing and no other name. A marker is drawn
 * `size` times as large as it is designed, the land `scale` times; names are written if they are given. `told`: cities whose
 * chances stand above them.
 */
export function arranged(
  { box, leaders, reds, blacks, bases, tokens }: Held,
  { scale, size }: { readonly scale: number; readonly size: number },
  nameOf: ((city: City) => string) | undefined,
  told: readonly City[] = [],
): (city: City) => CityLayout {
  const ratio = scale / size;
  const discs = CITIES.map((city): readonly [City, Disc] => {
    const { x, y } = placeOf(box, city);
    return [city, { x: x * ratio, y: y * ratio, radius: groundOf(box, city) }];
  });
  const room = new Room(
    discs.map(([, disc]) => disc),
    { width: PAPER.width * ratio, height: PAPER.height * ratio },
  );
  const all = (waysOf: (city: City, radius: number) => Ways): ReadonlyMap<City, readonly Point[]> =>
    new Map(discs.map(([city, disc]) => [city, room.anywhere(waysOf(city, disc.radius) ?? [], disc)?.parts ?? []]));

  all((city, radius) => (told.includes(city) ? chanceWays(radius) : undefined));
  const flags = all((city, radius) => {
    const count = leaders.filter((leader) => leader.city === city).length;
    return count === 0 ? undefined : flagWays(count, radius);
  });
  const soldiers = all((city, radius) => {
    const count = (reds[city] ?? 0) + (blacks[city] ?? 0);
    return count === 0 ? undefined : soldierWays(count, radius);
  });
  const based = all((city, radius) => (bases.some((base) => base.city === city) ? baseWays(radius) : undefined));
  const known = all((city, radius) => (tokens[city] === undefined ? undefined : tokenWays(radius)));
  const names = new Map<City, Point | undefined>();
  // The largest are written first: they are looked for most.
  for (const [city, disc] of discs.toSorted(([, one], [, two]) => two.radius - one.radius)) {
    if (nameOf === undefined) break;
    const { width, height } = nameSize(nameOf(city), placeOf(box, city).size);
    names.set(city, room.whereFree(nameWays(width, height, disc.radius), disc)?.parts[0]);
  }

  return (city) => ({
    soldiers: soldiers.get(city) ?? [],
    base: based.get(city)?.[0],
    token: known.get(city)?.[0],
    flags: flags.get(city) ?? [],
    name: names.get(city),
  });
}
