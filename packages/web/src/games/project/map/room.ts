import type { Point } from './camera.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle by its middle. */
export interface Box extends Point, Size {}

/** A round thing. */
export interface Disc extends Point {
  readonly radius: number;
}

/** One way to lay something down about a disc, seen from its middle: where its parts are, and what it covers. */
export interface Way {
  readonly parts: readonly Point[];
  readonly covers: readonly Box[];
}

const areMeeting = (one: Box, two: Box): boolean =>
  Math.abs(one.x - two.x) * 2 < one.width + two.width && Math.abs(one.y - two.y) * 2 < one.height + two.height;

export function isOver({ x, y, width, height }: Box, disc: Disc): boolean {
  const across = Math.max(0, Math.abs(disc.x - x) - width / 2);
  const down = Math.max(0, Math.abs(disc.y - y) - height / 2);
  return Math.hypot(across, down) < disc.radius;
}

/** The room that is left on a sheet full of discs. It grows less with everything that is laid down. */
export class Room {
  readonly #near = new Map<Disc, readonly Disc[]>();
  readonly #sheet: Size;
  readonly #laid: Box[] = [];

  constructor(discs: readonly Disc[], sheet: Size) {
    this.#sheet = sheet;
    for (const disc of discs) {
      const others = discs.filter((other) => other !== disc);
      this.#near.set(
        disc,
        others.filter(({ x, y }) => Math.hypot(x - disc.x, y - disc.y) < REACH),
      );
    }
  }

  /** Lays it down the first way that covers nothing; its own disc is not in its way. */
  whereFree(ways: readonly Way[], own: Disc): Way | undefined {
    const laid = this.#laidNear(own);
    return this.#lay(
      ways.find((way) => this.#cost(way, own, laid) === 0),
      own,
    );
  }

  /** The same; where every way covers something, the one that covers least. */
  anywhere(ways: readonly Way[], own: Disc): Way | undefined {
    const laid = this.#laidNear(own);
    let [best, least]: readonly [Way | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const way of ways) {
      const cost = this.#cost(way, own, laid);
      if (cost < least) [best, least] = [way, cost];
      if (cost === 0) break;
    }
    return this.#lay(best, own);
  }

  #lay(way: Way | undefined, { x, y }: Disc): Way | undefined {
    for (const box of way?.covers ?? []) this.#laid.push({ ...box, x: x + box.x, y: y + box.y });
    return way;
  }

  #laidNear({ x, y }: Disc): readonly Box[] {
    return this.#laid.filter((box) => Math.abs(box.x - x) < REACH && Math.abs(box.y - y) < REACH);
  }

  #cost({ covers }: Way, own: Disc, laid: readonly Box[]): number {
    const near = this.#near.get(own) ?? [];
    let cost = 0;
    for (const { x, y, width, height } of covers) {
      const box = { x: own.x + x, y: own.y + y, width, height };
      for (const disc of near) if (isOver(box, disc)) cost += COSTS.disc;
      for (const other of laid) if (areMeeting(box, other)) cost += COSTS.thing;
      const isOff =
        box.x < width / 2 ||
        box.y < height / 2 ||
        box.x > this.#sheet.width - width / 2 ||
        box.y > this.#sheet.height - height / 2;
      if (isOff) cost += COSTS.edge;
    }
    return cost;
  }
}

/** Nothing is laid down, or reaches, farther than this from its disc. */
const REACH = 180;
const COSTS = { disc: 4, thing: 1, edge: 8 };
