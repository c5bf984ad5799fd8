import { CITIES, type City, capitalsOf, HOUSE_BOX, placeOf } from '@reseau/games/project';
import { describe, expect, test } from 'vitest';
import {
  CLOSEST,
  cornerOf,
  first,
  held,
  nearestCity,
  nextCity,
  over,
  panned,
  revealing,
  scaleOf,
  showing,
  WHOLE,
  zoomed,
} from './camera.ts';

const phone = { width: 390, height: 312 };
const tall = { width: 390, height: 700 };

/** Where a point of the sheet is seen in the window. */
const seen = (window: typeof phone, camera: typeof WHOLE, { x, y }: { readonly x: number; readonly y: number }) => {
  const corner = cornerOf(window, camera);
  const scale = scaleOf(window, camera);
  return { x: corner.x + x * scale, y: corner.y + y * scale };
};

describe('the camera over the map', () => {
  test('sees the whole sheet at first, with room for a name at its foot', () => {
    const { x: left, y: top } = seen(phone, WHOLE, { x: 0, y: 0 });
    const { x: right, y: bottom } = seen(phone, WHOLE, { x: 1000, y: 800 });
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(phone.width - right).toBeGreaterThanOrEqual(0);
    expect(phone.height - bottom).toBeGreaterThan(7);
  });

  test('keeps what lies under the finger when it goes nearer', () => {
    const at = { x: 100, y: 80 };
    const before = held(phone, { x: 400, y: 400, zoom: 2 });
    const after = zoomed(phone, before, 1.5, at);
    const point = {
      x: (at.x - cornerOf(phone, before).x) / scaleOf(phone, before),
      y: (at.y - cornerOf(phone, before).y) / scaleOf(phone, before),
    };
    const now = seen(phone, after, point);
    expect(now.x).toBeCloseTo(at.x);
    expect(now.y).toBeCloseTo(at.y);
  });

  test('never goes nearer than the closest nor farther than the whole', () => {
    expect(zoomed(phone, WHOLE, 100).zoom).toBe(CLOSEST);
    expect(zoomed(phone, WHOLE, 0.1)).toEqual(WHOLE);
  });

  test('is stopped at the edge of the sheet', () => {
    const far = panned(phone, { x: 500, y: 400, zoom: 2 }, { x: 9999, y: 9999 });
    expect(seen(phone, far, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
  });

  test('brings a city into view, and moves no more than it must', () => {
    const camera = held(phone, { x: 250, y: 200, zoom: 3 });
    const shown = seen(phone, showing(phone, camera, { x: 900, y: 700 }), { x: 900, y: 700 });
    expect(shown.x).toBeLessThanOrEqual(phone.width);
    expect(shown.y).toBeLessThanOrEqual(phone.height);
    expect(showing(phone, camera, { x: 250, y: 200 })).toEqual(camera);
  });

  test('reveals a city beside the corner by showing everything', () => {
    const camera = held(phone, { x: 500, y: 400, zoom: 2 });
    expect(revealing(phone, camera, { x: 20, y: 20 })).toEqual(WHOLE);
    expect(revealing(phone, camera, { x: 500, y: 400 })).toEqual(camera);
    expect(revealing(phone, camera, { x: 300, y: 250 })).toEqual(showing(phone, camera, { x: 300, y: 250 }));
  });

  test('looks nearer where the window is taller than the sheet', () => {
    expect(over(phone, { x: 500, y: 400 }).zoom).toBeCloseTo(1);
    expect(over({ width: 420, height: 380 }, { x: 100, y: 100 })).toEqual(WHOLE);
    expect(over({ width: 656, height: 900 }, { x: 100, y: 100 })).toEqual(WHOLE);
    expect(over(tall, { x: 500, y: 400 }).zoom).toBe(1.8);
  });
});

test('first shows the whole sheet, and on a flat window what is near home', () => {
  const flat = { width: 320, height: 200 };
  expect(first(flat, undefined)).toEqual(WHOLE);
  const home = placeOf(HOUSE_BOX, 35 as City);
  const { x, y } = seen(flat, first(flat, home), home);
  expect(first(flat, home).zoom).toBeCloseTo(1.476, 2);
  expect(x > 0 && x < flat.width && y > 0 && y < flat.height).toBe(true);
});

test.each(CITIES)('a finger beside city %i means it, however many lie under the fingertip', (city) => {
  const { x, y } = seen({ width: 320, height: 170 }, WHOLE, placeOf(HOUSE_BOX, city));
  expect(nearestCity(HOUSE_BOX, { width: 320, height: 170 }, WHOLE, { x: x + 3, y: y - 3 })).toBe(city);
});

describe('arrow keys on the map', () => {
  const DIRECTIONS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

  test('lead to every city from every other', () => {
    const reached = new Set([CITIES[0]]);
    for (const city of reached) {
      if (city === undefined) continue;
      for (const direction of DIRECTIONS) reached.add(nextCity(HOUSE_BOX, city, direction));
    }
    expect(reached.size).toBe(CITIES.length);
  });

  test('go the way they point', () => {
    const [from] = capitalsOf(HOUSE_BOX);
    if (from === undefined) throw new Error('no capital');
    const here = placeOf(HOUSE_BOX, from);
    expect(placeOf(HOUSE_BOX, nextCity(HOUSE_BOX, from, 'ArrowRight')).x).toBeGreaterThan(here.x);
    expect(placeOf(HOUSE_BOX, nextCity(HOUSE_BOX, from, 'ArrowUp')).y).toBeLessThan(here.y);
  });
});
