import { expect, test } from 'vitest';
import { layOut, type Placed, type Wanted } from './bubble-layout.ts';

const PHONE = { width: 320, height: 568 };
const seat = (left: number, top: number) => ({ left, top, width: 96, height: 44 });
const from = (left: number, top: number, width = 180, height = 50): Wanted => ({
  seat: seat(left, top),
  width,
  height,
});

const isWithin = ({ left, top, width, height }: Placed): boolean =>
  left >= 0 && top >= 0 && left + width <= PHONE.width && top + height <= PHONE.height;
const areApart = (a: Placed, b: Placed): boolean =>
  a.left >= b.left + b.width || b.left >= a.left + a.width || a.top >= b.top + b.height || b.top >= a.top + a.height;

test('a bubble touches its seat from the side of the middle, and hides little of it', () => {
  expect(layOut([from(8, 60)], PHONE)).toMatchObject([{ left: 13, top: 99, side: 'below', end: 'left' }]);
  expect(layOut([from(216, 400)], PHONE)).toMatchObject([{ left: 127, top: 355, side: 'above', end: 'right' }]);
});

test('a name near the edge of its plate is left readable', () => {
  const plate = seat(8, 60);
  const [under] = layOut([{ ...from(8, 60), name: { ...plate, top: 84, height: 18 } }], PHONE);
  expect(under).toMatchObject({ side: 'below', top: 102 });
  const low = seat(216, 400);
  const [over] = layOut([{ ...from(216, 400), name: { ...low, top: 401, height: 20 } }], PHONE);
  expect((over?.top ?? 0) + (over?.height ?? 0)).toBe(401);
  // Of a name that hangs out of the plate, too.
  const [hung] = layOut([{ ...from(8, 60), name: { ...plate, top: 100, height: 20 } }], PHONE);
  expect(hung?.top).toBe(120);
});

test('it stays within the window, however long it is', () => {
  const [wide] = layOut([from(216, 60, 300)], PHONE);
  expect(wide !== undefined && isWithin(wide)).toBe(true);
  expect(layOut([from(8, 60, 180, 600)], PHONE)).toEqual([undefined]);
});

test('ten at once lie over nobody’s: the newest has its place, older ones give way', () => {
  const seats = Array.from({ length: 10 }, (_, index) => from(8 + (index % 3) * 104, 190 + Math.floor(index / 3) * 50));
  const laid = layOut(seats, PHONE);
  expect(laid.at(-1)).toBeDefined();
  const shown = laid.filter((one) => one !== undefined);
  expect(shown.length).toBeGreaterThan(2);
  for (const [index, one] of shown.entries()) {
    expect(isWithin(one)).toBe(true);
    for (const other of shown.slice(index + 1)) expect(areApart(one, other)).toBe(true);
  }
});
