import { CITIES, type City, capacityOf, HOUSE_BOX, neighboursOf, placeOf, type Table } from '@reseau/games/project';
import { describe, expect, test } from 'vitest';
import { cityName } from '../cities.ts';
import { en } from '../i18n/en.ts';
import { fr } from '../i18n/fr.ts';
import { ja } from '../i18n/ja.ts';
import { arranged, groundOf, nameSize } from './arrangement.ts';
import { sizeAt } from './camera.ts';
import { CHANCE, chanceRise, FLAG } from './ways.ts';

type Held = Parameters<typeof arranged>[0];

/** An island as full as it gets: every city has all the soldiers that it can hold, and everybody is in one. */
function crowded(home: City, { hard = false, leaders = 4 } = {}): Held {
  const full = [0, ...CITIES.map((city) => capacityOf(HOUSE_BOX, city))];
  const none = full.map(() => 0);
  const near = neighboursOf(HOUSE_BOX, home);
  return {
    box: HOUSE_BOX,
    leaders: Array.from({ length: leaders }, () => ({ city: home })) as unknown as Table['leaders'],
    reds: hard ? none : full,
    blacks: hard ? full : none,
    tokens: full.map((_, city) => (city % 4 === 1 ? 'hidden' : undefined)),
    bases: [home, ...near].slice(0, 3).map((city) => ({ city, destroyed: false })),
  };
}

interface Box {
  readonly what: string;
  readonly of: City;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const HALVES = { soldier: [6.5, 6.5], flag: [FLAG.width / 2, FLAG.height / 2], base: [9, 7.5], token: [6, 6] } as const;

/** What lies over what, in words. */
function covered(table: Held, scale: number, names: ((city: City) => string) | undefined): readonly string[] {
  const size = sizeAt(scale);
  const layout = arranged(table, { scale, size }, names);
  const middle = (city: City) => {
    const { x, y } = placeOf(HOUSE_BOX, city);
    return { x: (x * scale) / size, y: (y * scale) / size };
  };
  const boxes = CITIES.flatMap((city): readonly Box[] => {
    const at = middle(city);
    const box = (what: string, point: { x: number; y: number } | undefined, halves: readonly [number, number]) => {
      if (point === undefined) return [];
      const [x, y] = [at.x + point.x, at.y + point.y];
      const [across, down] = halves;
      return [{ what, of: city, left: x - across, right: x + across, top: y - down, bottom: y + down }];
    };
    const { soldiers, flags, base, token, name } = layout(city);
    const letters = nameSize(names?.(city) ?? '', placeOf(HOUSE_BOX, city).size);
    return [
      ...soldiers.flatMap((point) => box('soldier', point, HALVES.soldier)),
      ...flags.flatMap((point) => box('flag', point, HALVES.flag)),
      ...box('base', base, HALVES.base),
      ...box('token', token, HALVES.token),
      ...box('name', name, [letters.width / 2, letters.height / 2]),
    ];
  });
  const overCities = boxes.flatMap((box) =>
    CITIES.filter((city) => city !== box.of || box.what === 'name').flatMap((city) => {
      const { x, y } = middle(city);
      const across = Math.max(0, box.left - x, x - box.right);
      const down = Math.max(0, box.top - y, y - box.bottom);
      return Math.hypot(across, down) < groundOf(HOUSE_BOX, city) - 0.01
        ? [`${box.what} of ${box.of} over ${city}`]
        : [];
    }),
  );
  const overThings = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(({ of, what }) => of !== one.of || what !== one.what)
      .filter(
        (two) =>
          one.left < two.right - 0.01 &&
          two.left < one.right - 0.01 &&
          one.top < two.bottom - 0.01 &&
          two.top < one.bottom - 0.01,
      )
      .map((two) => `${one.what} of ${one.of} over ${two.what} of ${two.of}`),
  );
  return [...overCities, ...overThings];
}

/** From a small phone upright to a television, and nearer. */
const SCALES = [0.36, 0.4, 0.5, 0.62, 0.75, 0.9, 1.2, 1.6, 2] as const;

describe.each(SCALES)('at scale %d', (scale) => {
  test('nothing covers another city, its things or its name, wherever all stand together', () => {
    const found = CITIES.flatMap((home) =>
      [false, true].flatMap((hard) => covered(crowded(home, { hard }), scale, (city) => cityName(city, fr))),
    );
    expect(found).toEqual([]);
  });
});

test.each([en, fr, ja])('on a television every city of an island at rest has its name, in $title', (words) => {
  const table = { ...crowded(28 as City), reds: [], blacks: [] };
  const layout = arranged(table, { scale: 1.2, size: sizeAt(1.2) }, (city) => cityName(city, words));
  expect(CITIES.filter((city) => layout(city).name === undefined)).toEqual([]);
});

test.each([en, fr, ja])('on a television no name lies under what tells the chance of a strike, in $title', (words) => {
  const table = { ...crowded(28 as City), reds: [], blacks: [] };
  const told = CITIES.filter((city) => city % 4 === 2);
  const layout = arranged(table, { scale: 1.2, size: sizeAt(1.2) }, (city) => cityName(city, words), told);
  const under = told.filter((city) => {
    const { name } = layout(city);
    if (name === undefined) return false;
    const { width, height } = nameSize(cityName(city, words), placeOf(HOUSE_BOX, city).size);
    const across = Math.abs(name.x) * 2 < width + CHANCE.width;
    const down = Math.abs(name.y + chanceRise(groundOf(HOUSE_BOX, city))) * 2 < height + CHANCE.height;
    return across && down;
  });
  expect(under).toEqual([]);
  expect(told.filter((city) => layout(city).name === undefined)).toEqual([]);
});
