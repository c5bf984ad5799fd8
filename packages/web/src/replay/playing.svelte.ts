import { keep, kept } from '../device/storage.ts';
import type { ReplayMatch } from './replay-match.svelte.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'replay-speed';
/** How long a moment stands before the next, once its scenes are over, in milliseconds. */
const STANDS = 1500;

/** Goes on from moment to moment by itself. */
export class Playing {
  readonly #match: ReplayMatch;
  #on = $state(false);
  #speed = $state<Speed>(SPEEDS.find((one) => `${one}` === kept(KEY)) ?? 1);

  constructor(match: ReplayMatch) {
    this.#match = match;
  }

  get on(): boolean {
    return this.#on;
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    keep(KEY, `${speed}`);
  }

  pause(): void {
    this.#on = false;
  }

  /** From the beginning again, where the end was reached. */
  toggle(): void {
    this.#on = !this.#on;
    if (this.#on && this.#match.at === this.#match.last) this.#match.go(0);
  }

  /** Call it where effects may live. */
  run(): void {
    $effect(() => {
      const { at, last, match } = this.#match;
      if (!this.#on || match.scene !== undefined) return;
      if (at === last) {
        this.#on = false;
        return;
      }
      const timer = setTimeout(() => this.#match.step(), STANDS / this.#speed);
      return () => clearTimeout(timer);
    });
  }
}
