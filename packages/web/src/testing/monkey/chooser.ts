import { Rng } from '@reseau/core';
import { type Called, type Control, calledAs } from './controls.ts';

export type Gesture =
  | 'tap'
  | 'reload'
  | 'back'
  | 'turn'
  | 'wait'
  | 'leave'
  | 'return'
  | 'arrive'
  | 'watch'
  | 'clear'
  | 'play';

/** One thing the monkey did, as it is logged and can be done again. */
export interface Action {
  readonly device: string;
  readonly gesture: Gesture;
  readonly control?: Called;
}

export const actionInWords = ({ device, gesture, control }: Action): string =>
  [device, gesture, ...(control === undefined ? [] : [calledAs(control)])].join(' ');

/** What is done next: by lot, or as a log says. */
export interface Chooser {
  /** Whose turn it is to be touched, and how; nothing at the end of a log. */
  next(devices: readonly string[]): { readonly device: string; readonly gesture: Gesture } | undefined;
  /** Which of these, by its place in the list. An eager monkey does what is asked of it wherever it can. */
  control(controls: readonly Control[], eagerness: number): number | undefined;
  /** In milliseconds: how long it waits for something to choose. */
  readonly patience: number;
  /** Whether a monkey that has wandered off comes back now. */
  returns(): boolean;
}

/** Of a hundred deeds so many; the rest are taps. */
const RARE: readonly (readonly [Gesture, number])[] = [
  ['reload', 3],
  ['back', 2],
  ['turn', 3],
  ['wait', 4],
  ['leave', 2],
];

/** Of ten taps so many go to what was tapped least, if there is anything to choose from. */
const CURIOUS = 5;

interface Numbered {
  readonly control: Control;
  readonly index: number;
}

export class Lot implements Chooser {
  readonly patience = 0;
  readonly #rng: Rng;
  /** How often each kind of control was tapped so far this evening. */
  readonly #taps = new Map<string, number>();

  constructor(seed: string) {
    this.#rng = Rng.seeded(`monkey ${seed}`);
  }

  next(devices: readonly string[]) {
    const device = devices[this.#rng.below(devices.length)] ?? '';
    let lot = this.#rng.below(100);
    for (const [gesture, share] of RARE) {
      if (lot < share) return { device, gesture };
      lot -= share;
    }
    return { device, gesture: 'tap' as const };
  }

  control(controls: readonly Control[], eagerness: number): number | undefined {
    const chosen = this.#choose(controls, eagerness);
    if (chosen === undefined) return undefined;
    const kind = kindOf(chosen.control);
    this.#taps.set(kind, this.#tapsOf(chosen) + 1);
    return chosen.index;
  }

  returns(): boolean {
    return this.#rng.below(4) === 0;
  }

  below(count: number): number {
    return this.#rng.below(count);
  }

  /** These in another order. */
  shuffled<T>(some: readonly T[]): readonly T[] {
    const rest = [...some];
    return some.flatMap(() => rest.splice(this.#rng.below(rest.length), 1));
  }

  #choose(controls: readonly Control[], eagerness: number): Numbered | undefined {
    const eager = this.#rng.below(100) < eagerness * 100;
    const numbered = controls.map((control, index) => ({ control, index }));
    const untouched = numbered.filter((one) => !one.control.idle && this.#tapsOf(one) === 0);
    if (untouched.length > 0 && eagerness < 1 && this.#rng.below(10) < CURIOUS) return this.#of(untouched);
    const main = numbered.filter(({ control }) => control.main && !control.idle);
    if (main.length > 0 && this.#rng.below(10) < (eager ? 7 : 3)) return this.#of(main);
    const played = numbered.filter(({ control }) => control.played && !control.idle);
    if (played.length > 0 && this.#rng.below(10) < (eager ? 9 : 5)) return this.#of(played);
    return this.#of(this.#rng.below(10) < CURIOUS ? this.#seldom(numbered) : numbered);
  }

  #seldom(some: readonly Numbered[]): readonly Numbered[] {
    const least = Math.min(...some.map((one) => this.#tapsOf(one)));
    return some.filter((one) => this.#tapsOf(one) === least);
  }

  #tapsOf({ control }: Numbered): number {
    return this.#taps.get(kindOf(control)) ?? 0;
  }

  /** First of which kind, then which: forty cities count no more than one button. */
  #of(some: readonly Numbered[]): Numbered | undefined {
    const kinds = [...new Set(some.map(({ control }) => kindOf(control)))];
    const kind = kinds[this.#rng.below(Math.max(1, kinds.length))];
    const same = some.filter(({ control }) => kindOf(control) === kind);
    return same[this.#rng.below(Math.max(1, same.length))];
  }
}

const kindOf = ({ kind, id, name }: Control): string => (id === '' ? `${kind} ${name}` : id.replaceAll(/\d+/g, ''));

/** The deeds of a log, one after the other. */
export class Replay implements Chooser {
  readonly patience = 5000;
  readonly #deeds: readonly Action[];
  #done = 0;

  constructor(deeds: readonly Action[]) {
    this.#deeds = deeds;
  }

  next() {
    const deed = this.#deeds[this.#done];
    this.#done += 1;
    return deed;
  }

  control(controls: readonly Control[]): number | undefined {
    const wanted = this.#deeds[this.#done - 1]?.control;
    const at = wanted === undefined ? -1 : controls.findIndex((one) => calledAs(one) === calledAs(wanted));
    return at < 0 ? undefined : at;
  }

  returns(): boolean {
    return false;
  }
}
