import { type Box, CITIES, type City, placeOf } from '@reseau/games/project';
import { PAPER } from '../art/paper.ts';

/** The window through which the sheet is seen, in pixels. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the window is centred on, in units of the sheet; at zoom 1 the whole sheet is seen. */
export interface Camera extends Point {
  readonly zoom: number;
}

const { width: WIDTH, height: HEIGHT } = PAPER;
export const WHOLE: Camera = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };
export const CLOSEST = 5;

/** Pixels to a unit of the sheet. */
export const scaleOf = ({ width, height }: Window, { zoom }: Camera): number =>
  Math.min(width / WIDTH, height / HEIGHT) * zoom;

/** Where the corner of the sheet lies in the window. */
export function cornerOf(window: Window, camera: Camera): Point {
  const scale = scaleOf(window, camera);
  return { x: window.width / 2 - camera.x * scale, y: window.height / 2 - camera.y * scale };
}

/**
 * How large a marker is drawn. Markers grow slower than the land, so that they part when one looks closer; from afar they
 * shrink with it, so that no city lies over another.
 */
export const sizeAt = (scale: number): number => Math.min(2.3, 0.7 + 0.8 * scale, APART * scale);
/** At this many times the scale the two cities that are nearest to each other touch. */
const APART = 2.3;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Never so far that the window shows more sea than it must. */
export function held(window: Window, camera: Camera): Camera {
  const zoom = between(camera.zoom, 1, CLOSEST);
  const scale = scaleOf(window, { ...camera, zoom });
  const along = (at: number, size: number, length: number): number => {
    const half = length / scale / 2;
    return half * 2 >= size ? size / 2 : between(at, half, size - half);
  };
  return { x: along(camera.x, WIDTH, window.width), y: along(camera.y, HEIGHT, window.height), zoom };
}

/** The sheet moved under the window by so many pixels. */
export function panned(window: Window, camera: Camera, by: Point): Camera {
  const scale = scaleOf(window, camera);
  return held(window, { ...camera, x: camera.x - by.x / scale, y: camera.y - by.y / scale });
}

/** Nearer or farther, and what lies under one pixel comes to lie under another. */
function carried(window: Window, camera: Camera, factor: number, from: Point, to: Point): Camera {
  const zoom = between(camera.zoom * factor, 1, CLOSEST);
  const [before, after] = [scaleOf(window, camera), scaleOf(window, { ...camera, zoom })];
  const along = (at: number, was: number, is: number, length: number): number =>
    at + (was - length / 2) / before - (is - length / 2) / after;
  return held(window, {
    x: along(camera.x, from.x, to.x, window.width),
    y: along(camera.y, from.y, to.y, window.height),
    zoom,
  });
}

/** Nearer or farther; what lies under the given pixel stays there. */
export function zoomed(window: Window, camera: Camera, factor: number, at?: Point): Camera {
  const still = at ?? { x: window.width / 2, y: window.height / 2 };
  return carried(window, camera, factor, still, still);
}

type Pair = readonly [Point, Point];
const middleOf = ([one, two]: Pair): Point => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });
const apart = ([one, two]: Pair): number => Math.hypot(one.x - two.x, one.y - two.y);

/** Two fingers have moved: what lay in their middle still does, and is as much nearer as they are farther apart. */
export const pinched = (window: Window, camera: Camera, before: Pair, now: Pair): Camera =>
  carried(window, camera, apart(now) / Math.max(1, apart(before)), middleOf(before), middleOf(now));

/** Brings a point of the sheet into view, with some ground around it. */
export function showing(window: Window, camera: Camera, { x, y }: Point): Camera {
  const scale = scaleOf(window, camera);
  const along = (from: number, to: number, length: number): number => {
    const reach = Math.max(0, length / scale / 2 - MARGIN / scale);
    return between(from, to - reach, to + reach);
  };
  return held(window, { ...camera, x: along(camera.x, x, window.width), y: along(camera.y, y, window.height) });
}
const MARGIN = 48;

/** Brings a point into view; the whole sheet, where it would still lie at the very edge. */
export function revealing(window: Window, camera: Camera, point: Point): Camera {
  const near = showing(window, camera, point);
  const corner = cornerOf(window, near);
  const scale = scaleOf(window, near);
  const isInside = (at: number, length: number): boolean => at > MARGIN - 1 && at < length - MARGIN + 1;
  return isInside(corner.x + point.x * scale, window.width) && isInside(corner.y + point.y * scale, window.height)
    ? near
    : WHOLE;
}

/** From this size of a marker on, the number on it can be read. */
export const READABLE = 0.7;

/** From this scale on, names are written beside the cities. */
export const LEGIBLE = 0.62;

/** Right over a point, so near that the sheet fills the window both ways; the whole sheet, where that can be read. */
export function over(window: Window, { x, y }: Point): Camera {
  const scale = scaleOf(window, WHOLE);
  const zoom = Math.max(window.width / WIDTH, window.height / HEIGHT) / scale;
  return zoom < WORTH_IT || scale >= LEGIBLE ? WHOLE : held(window, { x, y, zoom: Math.min(zoom, NEAR) });
}
const NEAR = 1.8;
/** For less than this, the whole island is worth more than a strip of sea. */
const WORTH_IT = 1.15;

/** What is seen first: the whole sheet, or on a window of another shape a little more of what is near home. */
export function first(window: Window, home: Point | undefined): Camera {
  if (home === undefined) return WHOLE;
  const near = over(window, home);
  const readable = FIRST_SCALE / scaleOf(window, WHOLE);
  return held(window, { x: home.x, y: home.y, zoom: Math.max(Math.min(near.zoom, FIRST), readable) });
}
const FIRST = 1.3;
/** Never so far that the numbers of the cities are too small. */
const FIRST_SCALE = 0.36;

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const HEADING: Readonly<Record<Direction, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
export const isDirection = (key: string): key is Direction => Object.hasOwn(HEADING, key);

/** The city that lies nearest to a pixel. */
export function nearestCity(box: Box, window: Window, camera: Camera, { x, y }: Point): City {
  const corner = cornerOf(window, camera);
  const scale = scaleOf(window, camera);
  const far = (city: City): number => {
    const place = placeOf(box, city);
    return Math.hypot(corner.x + place.x * scale - x, corner.y + place.y * scale - y);
  };
  return CITIES.reduce((best, city) => (far(city) < far(best) ? city : best));
}

/** The next city that way: the nearest, where lying aside counts more than lying far. */
export function nextCity(box: Box, from: City, direction: Direction): City {
  const here = placeOf(box, from);
  const to = HEADING[direction];
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const city of CITIES) {
    const { x, y } = placeOf(box, city);
    const ahead = (x - here.x) * to.x + (y - here.y) * to.y;
    const aside = Math.abs((x - here.x) * to.y) + Math.abs((y - here.y) * to.x);
    const cost = ahead + aside * 2;
    if (ahead > 0 && aside < ahead * 2 && cost < least) [best, least] = [city, cost];
  }
  return best;
}

/** A straight line from one city to another, as a path. */
export function roadAt(box: Box, scale: number, [from, to]: readonly [City, City]): string {
  const [a, b] = [placeOf(box, from), placeOf(box, to)];
  return `M${a.x * scale} ${a.y * scale}L${b.x * scale} ${b.y * scale}`;
}
