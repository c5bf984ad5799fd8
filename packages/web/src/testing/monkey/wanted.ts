import type { Chooser } from './chooser.ts';
import type { Control } from './controls.ts';

/**
 * What somebody means to tap: a control by its name; a family by what its names begin with, up to the dash; `text` for
 * something to write in; `in members` for anything that lies in the part of this name.
 */
const isMeant = (wanted: string, { id, text, within, idle }: Control): boolean => {
  if (idle) return false;
  if (wanted === 'text') return text;
  if (wanted.startsWith('in ')) return within.includes(wanted.slice('in '.length));
  return wanted.endsWith('-') ? id.startsWith(wanted) : id === wanted;
};

interface Manner {
  /** In milliseconds: how long it is waited for. */
  readonly patience?: number;
  /** Which of several, given how many: the first unless it is said otherwise. */
  pick?(count: number): number;
}

/** Taps the first of these that is there, the most wanted first. */
export class Wanted implements Chooser {
  readonly patience: number;
  readonly #wanted: readonly string[];
  readonly #pick: (count: number) => number;

  constructor(wanted: readonly string[], { patience = 0, pick = () => 0 }: Manner = {}) {
    this.#wanted = wanted;
    this.patience = patience;
    this.#pick = pick;
  }

  next() {
    return undefined;
  }

  control(controls: readonly Control[]): number | undefined {
    for (const wanted of this.#wanted) {
      const meant = controls.flatMap((control, index) => (isMeant(wanted, control) ? [index] : []));
      if (meant.length > 0) return meant[this.#pick(meant.length)];
    }
    return undefined;
  }

  returns(): boolean {
    return false;
  }
}
