import { canonical, sha256 } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { allyIn, scenarioIn, talentIn } from './box.ts';
import { CITIES, type City } from './cities.ts';
import { citiesShown, isolations, shownThrough } from './clues.ts';
import { HOUSE, HOUSE_BOX } from './data/house.ts';
import { COAST, LAKES, MOUNTAIN_ROADS, PEAKS, PLACES, ROADS, WOODS } from './data/island.ts';
import { acrossMountains, capacityOf, isMountain, neighboursOf, placeOf } from './island.ts';
import { CHARACTERS } from './leaders/catalogue.ts';
import { ALLIES, CLUES, type Deck, HEROICS, PARTS, REGIONS, SCENARIO_IDS, SKILLS, UPGRADES } from './vocabulary.ts';

type Point = readonly [number, number];
const at = (city: number): Point => [PLACES[city - 1]!.x, PLACES[city - 1]!.y];
const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** How far a point lies from a line between two others. */
function fromLine([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}

const side = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const cross = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  !a.some((city) => b.includes(city)) &&
  side(at(a[0]), at(a[1]), at(b[0])) !== side(at(a[0]), at(a[1]), at(b[1])) &&
  side(at(b[0]), at(b[1]), at(a[0])) !== side(at(b[0]), at(b[1]), at(a[1]));

function isOnLand([x, y]: Point): boolean {
  let within = false;
  COAST.forEach(([ax, ay], index) => {
    const [bx, by] = COAST[(index + COAST.length - 1) % COAST.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}
const toTheSea = (point: Point): number =>
  Math.min(...COAST.map((corner, index) => fromLine(point, corner, COAST[(index + 1) % COAST.length]!)));

describe('the island', () => {
  test.each(REGIONS)('[PI1] %s: a capital, two towns, eight villages, on its own side of the borders', (region) => {
    const places = PLACES.filter((place) => place.region === region);
    const sizes = (size: string) => places.filter((place) => place.size === size).length;
    expect([sizes('capital'), sizes('town'), sizes('village')]).toEqual([1, 2, 8]);
    for (const { x, y } of places) {
      expect(`${y < 400 ? 'n' : 's'}${x < 500 ? 'w' : 'e'}`).toBe(region);
    }
  });

  test('[PI1] 44 cities, each with a number and a name of its own', () => {
    expect(CITIES).toHaveLength(44);
    expect(new Set(PLACES.map(({ name }) => name)).size).toBe(44);
  });

  test('[PI2] circles: more than the reds in all, and as many as there are tokens for finished actions', () => {
    expect(CITIES.map((city) => capacityOf(HOUSE_BOX, city)).reduce((sum, circles) => sum + circles)).toBe(60);
    expect(60).toBeGreaterThan(HOUSE.reds);
  });

  test('[PI3] roads join the whole island; mountain roads join what no road joins', () => {
    const reached = new Set<City>([CITIES[0]!]);
    for (const city of reached) for (const next of neighboursOf(HOUSE_BOX, city)) reached.add(next);
    expect(reached.size).toBe(44);
    const all = [...ROADS, ...MOUNTAIN_ROADS].map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
    expect(new Set(all).size).toBe(all.length);
    for (const [a, b] of MOUNTAIN_ROADS) {
      expect(neighboursOf(HOUSE_BOX, a as City)).not.toContain(b);
      expect(acrossMountains(HOUSE_BOX, a as City)).toContain(b);
      expect(isMountain(HOUSE_BOX, a as City) && isMountain(HOUSE_BOX, b as City)).toBe(true);
    }
  });

  test('[PI3] neighbours come with the highest number first', () => {
    for (const city of CITIES)
      expect(neighboursOf(HOUSE_BOX, city)).toEqual(neighboursOf(HOUSE_BOX, city).toSorted((a, b) => b - a));
  });

  test('[PI6] it draws well', () => {
    const roads = [...ROADS, ...MOUNTAIN_ROADS];
    expect(roads.flatMap((road, index) => roads.slice(index + 1).filter((other) => cross(road, other)))).toEqual([]);
    for (const city of CITIES) {
      expect(isOnLand(at(city))).toBe(true);
      const others = CITIES.filter((other) => other !== city);
      expect(Math.min(...others.map((other) => apart(at(city), at(other))))).toBeGreaterThan(75);
      const passing = roads.filter((road) => !(road as readonly number[]).includes(city));
      expect(Math.min(...passing.map(([a, b]) => fromLine(at(city), at(a), at(b))))).toBeGreaterThan(25);
      const sea = toTheSea(at(city));
      expect(placeOf(HOUSE_BOX, city).maritime ? sea < 25 : sea > 55).toBe(true);
    }
    for (const [a, b] of roads) {
      for (const share of [0.25, 0.5, 0.75]) {
        const [[ax, ay], [bx, by]] = [at(a), at(b)];
        expect(isOnLand([ax + share * (bx - ax), ay + share * (by - ay)])).toBe(true);
      }
    }
    for (const point of [...PEAKS, ...WOODS, ...LAKES]) {
      expect(isOnLand(point)).toBe(true);
      for (const [a, b] of ROADS) expect(fromLine(point, at(a), at(b))).toBeGreaterThan(15);
    }
  });
});

describe('clues', () => {
  test('[PI4] 22 kinds: none shows nothing, none shows all, no two show the same', () => {
    expect(CLUES).toHaveLength(22);
    const shown = CLUES.map((clue) => citiesShown(HOUSE_BOX, clue));
    for (const cities of shown) {
      expect(cities.length).toBeGreaterThan(0);
      expect(cities.length).toBeLessThan(44);
    }
    expect(new Set(shown.map(String)).size).toBe(22);
  });

  /** The fewest cards that leave nothing but this city. */
  function fewest(city: City): number {
    const kinds = CLUES.filter((clue) => citiesShown(HOUSE_BOX, clue).includes(city));
    let layer = new Map([[String(CITIES), CITIES]]);
    for (let cards = 0; cards <= CLUES.length; cards += 1) {
      if (layer.has(String([city]))) return cards;
      layer = new Map(
        [...layer.values()].flatMap((left) =>
          kinds.map((clue) => {
            const rest = left.filter((other) => citiesShown(HOUSE_BOX, clue).includes(other));
            return [String(rest), rest] as const;
          }),
        ),
      );
    }
    return Number.POSITIVE_INFINITY;
  }

  test('[PI5] every city can be told from all others by five kinds at most, most by three', () => {
    const cards = CITIES.map(fewest);
    expect(Math.max(...cards)).toBeLessThanOrEqual(5);
    expect(cards.filter((count) => count === 3).length).toBeGreaterThan(22);
  });

  test('[PA27] the sets that isolate a city are just those of which no card is idle', () => {
    const row = ['capital', 'nw', 'town', 'mountain', 'nearCapital', 'capital', 'farFromTown', 'se'] as const;
    const found = isolations(HOUSE_BOX, row).map(({ city, clues }) => `${clues.join()} ${city}`);
    const kinds = [...new Set(row)];
    const brute: string[] = [];
    for (let mask = 1; mask < 2 ** kinds.length; mask += 1) {
      const clues = CLUES.filter((clue) => kinds.includes(clue as never) && mask & (1 << kinds.indexOf(clue as never)));
      if (clues.length > 5) continue;
      const [city, ...more] = shownThrough(HOUSE_BOX, clues);
      if (city === undefined || more.length > 0) continue;
      if (
        clues.every(
          (idle) =>
            shownThrough(
              HOUSE_BOX,
              clues.filter((clue) => clue !== idle),
            ).length > 1,
        )
      )
        brute.push(`${clues.join()} ${city}`);
    }
    expect(brute.length).toBeGreaterThan(3);
    expect(found.toSorted()).toEqual(brute.toSorted());
  });
});

describe('scenarios', () => {
  test.each(SCENARIO_IDS)('[PI7] %s', (id) => {
    const { reds, tokens, starts } = scenarioIn(HOUSE_BOX, id);
    const all = [...reds, ...tokens, ...starts];
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((city) => CITIES.includes(city as City))).toBe(true);
    expect(reds.length).toBeLessThan(20);
    expect(tokens.length).toBeGreaterThanOrEqual(14);
    expect(tokens.length).toBeLessThanOrEqual(18);
  });

  test('[PI7] no two are alike: at most six in ten soldiers of one stand where another has some', () => {
    for (const one of SCENARIO_IDS) {
      for (const other of SCENARIO_IDS) {
        if (one >= other) continue;
        const shared = scenarioIn(HOUSE_BOX, one).reds.filter((city) =>
          scenarioIn(HOUSE_BOX, other).reds.includes(city),
        ).length;
        expect(shared).toBeLessThanOrEqual(
          Math.min(scenarioIn(HOUSE_BOX, one).reds.length, scenarioIn(HOUSE_BOX, other).reds.length) * 0.6,
        );
      }
    }
  });
});

describe('characters and cards', () => {
  test('[PS4] 22 allies and 22 blanks; all names differ', () => {
    expect(ALLIES.length + HOUSE.blanks).toBe(44);
    const names = [
      ...ALLIES.map((ally) => allyIn(HOUSE_BOX, ally).name),
      ...CHARACTERS.map((one) => talentIn(HOUSE_BOX, one).name),
    ];
    expect(new Set(names).size).toBe(32);
  });

  test('[PI8] allies of every use', () => {
    for (const skill of SKILLS) {
      const levels = ALLIES.map((ally) => allyIn(HOUSE_BOX, ally).levels[skill]);
      expect(Math.max(...levels)).toBe(5);
      for (const level of [2, 3, 4]) expect(levels.filter((own) => own >= level).length).toBeGreaterThanOrEqual(4);
      const willing = ALLIES.filter(
        (ally) => allyIn(HOUSE_BOX, ally).reluctance === 0 && allyIn(HOUSE_BOX, ally).levels[skill] >= 2,
      );
      expect(willing.length).toBeGreaterThan(0);
    }
    expect(ALLIES.filter((ally) => allyIn(HOUSE_BOX, ally).reluctance === 0).length).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ['stark', 0, 4, 2],
    ['tasker', 0, 3, 3],
    ['llewellyn', 3, 2, 1],
    ['courtenay', 1, 1, 4],
    ['ambler', 2, 1, 2],
    ['grazzini', 2, 2, 2],
    ['caygill', 3, 3, 0],
    ['adams', 2, 1, 3],
    ['maddocks', 4, 2, 0],
    ['randles', 4, 1, 1],
  ] as const)('[PA9] %s: %i, %i, %i', (character, communication, military, engineering) => {
    expect(talentIn(HOUSE_BOX, character).levels).toEqual({ communication, military, engineering });
  });

  test('[PS5] the decks', () => {
    const count = (deck: Deck, card: string) => HOUSE_BOX.decks[deck].filter((other) => other === card).length;
    expect([HOUSE_BOX.decks.clue.length, HOUSE_BOX.decks.heroic.length, HOUSE_BOX.decks.object.length]).toEqual([
      80, 50, 64,
    ]);
    expect([count('clue', 'fail'), count('heroic', 'fail'), count('object', 'fail')]).toEqual([14, 10, 14]);
    for (const clue of CLUES) expect(count('clue', clue)).toBe(3);
    for (const card of HEROICS) expect(count('heroic', card)).toBe(5);
    for (const part of PARTS) expect(count('object', part)).toBe(10);
    for (const upgrade of UPGRADES) expect(count('object', upgrade)).toBe(2);
  });

  test.each([
    ['initiation', 15, 3],
    ['normal', 12, 4],
    ['hard', 10, 5],
    ['heroic', 10, 6],
  ] as const)('[PS2] %s: %i blacks, %i bases', (difficulty, blacks, bases) => {
    expect(HOUSE.difficulties[difficulty]).toMatchObject({ blacks, bases, minutesPerStep: 25 });
  });
});

test('what no box is named for is played with the one from before boxes were kept', () => {
  // Records of version 1 and 2, and matches that were under way then. Whoever changes our box keeps this one for them.
  expect(sha256(canonical(HOUSE))).toBe('7e39250bd8661057fabdbe3e59a6922885070a02e1daf08145e6d65b2cb0caf4');
});
