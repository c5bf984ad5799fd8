import type { Point } from './camera.ts';
import { type Box, isOver, type Size, type Way } from './room.ts';

/** Directions from the given one on, the nearest to it first, in degrees clockwise from the top. */
const around = (from: number, step = 7.5): readonly number[] =>
  Array.from({ length: 360 / step }, (_, index) => from + Math.ceil(index / 2) * step * (index % 2 === 0 ? 1 : -1));

const towards = (angle: number, far: number): Point => ({
  x: Math.sin((angle * Math.PI) / 180) * far,
  y: -Math.cos((angle * Math.PI) / 180) * far,
});

/** That way from a city, just clear of its circle, and so much farther. */
function beside(angle: number, size: Size, radius: number, farther: number): Point {
  const circle = { x: 0, y: 0, radius };
  let [inside, outside] = [0, radius + size.width + size.height];
  while (outside - inside > 0.1) {
    const far = (inside + outside) / 2;
    if (isOver({ ...size, ...towards(angle, far) }, circle)) inside = far;
    else outside = far;
  }
  return towards(angle, outside + farther);
}

/** So many things of one size at these points about a city. */
const of = (parts: readonly Point[], size: Size): Way => ({
  parts,
  covers: parts.map((point): Box => ({ ...size, ...point })),
});

/** Each list is made once for each size of city: it is asked for with every step of a finger that zooms. */
function kept<A extends readonly (number | string)[]>(make: (...asked: A) => readonly Way[]) {
  const made = new Map<string, readonly Way[]>();
  return (...asked: A): readonly Way[] => {
    const key = asked.join();
    const ways = made.get(key) ?? make(...asked);
    made.set(key, ways);
    return ways;
  };
}

const SOLDIER = { width: 14, height: 14 };

/** Soldiers stand on the rim, above if they can; where there is no room, nearer or a step away. */
export const soldierWays = kept((count: number, radius: number) =>
  [3, -2, 8, 15].flatMap((farther) =>
    around(0).map((angle) => {
      const step = (12.5 / (radius + Math.max(0, farther))) * (180 / Math.PI);
      const parts = Array.from({ length: count }, (_, index) =>
        towards(angle + (index - (count - 1) / 2) * step, radius + farther),
      );
      return of(parts, SOLDIER);
    }),
  ),
);

const besideWays = (from: number, size: Size, radius: number): readonly Way[] =>
  [-2, 1, 5, 9, 16, 24, 34].flatMap((farther) =>
    around(from).map((angle) => of([beside(angle, size, radius, farther)], size)),
  );
export const baseWays = kept((radius: number) => besideWays(300, { width: 20, height: 17 }, radius));
export const tokenWays = kept((radius: number) => besideWays(135, { width: 13.5, height: 13.5 }, radius));

export const CHANCE = { width: 32, height: 17 };

/** How far above the middle of a city its chance is told. */
export const chanceRise = (radius: number): number => radius + 10;
/** It stays where it is: the others make room. */
export const chanceWays = kept((radius: number) => [
  of([{ x: 0, y: -chanceRise(radius) }], { width: CHANCE.width + 2, height: CHANCE.height + 2 }),
]);

export const FLAG = { width: 17, height: 13 };

/** Flags hang in a row below their city; where there is no room, in another block, on another side, farther away. */
export const flagWays = kept((count: number, radius: number) =>
  [3, 9, 16, 26, 40].flatMap((farther) =>
    [...new Set([count, Math.ceil(count / 2), 1])].flatMap((columns) => {
      const rows = Math.ceil(count / columns);
      const block = { width: columns * FLAG.width + 2, height: rows * FLAG.height + 2 };
      return around(180).map((angle) => {
        const middle = beside(angle, block, radius, farther);
        const parts = Array.from({ length: count }, (_, index) => {
          const row = Math.floor(index / columns);
          const inRow = Math.min(columns, count - row * columns);
          return {
            x: middle.x + ((index % columns) - (inRow - 1) / 2) * FLAG.width,
            y: middle.y + (row - (rows - 1) / 2) * FLAG.height,
          };
        });
        return { parts, covers: [{ ...block, ...middle }] };
      });
    }),
  ),
);

/** Below, above, beside, aslant; a little farther where its own city's things are in between. */
export const nameWays = kept((width: number, height: number, radius: number) =>
  [1, 6, 11, 16, 21].flatMap((farther) =>
    [180, 0, 90, 270, 135, 225, 45, 315, 160, 200, 20, 340, 110, 250, 70, 290].map((angle) =>
      of([beside(angle, { width, height }, radius, farther)], { width, height }),
    ),
  ),
);
