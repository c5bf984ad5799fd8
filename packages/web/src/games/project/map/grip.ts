import { type Camera, type Point, panned, pinched, type Window } from './camera.ts';

/** How far a finger may tremble, in pixels, and still have tapped. */
const FIRM = 7;

/** Fingers on the map, or the mouse: one pans, two zoom around their middle and take it along. */
export class Grip {
  readonly #fingers = new Map<number, Point>();
  /** Whether the map was moved since the first finger came down: then it was no tap. */
  hasMoved = false;

  press(finger: number, at: Point): void {
    if (this.#fingers.size === 0) this.hasMoved = false;
    this.#fingers.set(finger, at);
  }

  lift(finger: number): void {
    this.#fingers.delete(finger);
  }

  /** Where the camera goes when a finger has moved; nowhere while that may still become a tap. */
  drag(finger: number, to: Point, window: Window, camera: Camera): Camera | undefined {
    const from = this.#fingers.get(finger);
    if (from === undefined) return undefined;
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1];
    if (other === undefined && !this.hasMoved && Math.hypot(to.x - from.x, to.y - from.y) < FIRM) return undefined;
    this.hasMoved = true;
    this.#fingers.set(finger, to);
    return other === undefined
      ? panned(window, camera, { x: to.x - from.x, y: to.y - from.y })
      : pinched(window, camera, [from, other], [to, other]);
  }
}
