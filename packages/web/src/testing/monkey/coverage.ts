import type { Action } from './chooser.ts';

/** What a monkey leaves alone, each with the reason and the file in which a test taps it. */
export const ELSEWHERE: Readonly<Record<string, { readonly why: string; readonly test: string }>> = {
  'close-sure': { why: 'ends the evening for good', test: 'hosting' },
  ...Object.fromEntries(
    ['', 'begin', 'leave', 'papers', 'go-on', 'again', 'over', 'next', 'all', 'friends'].map((id) => [
      `minute-${id}`,
      { why: 'is away from every table', test: 'minutes' },
    ]),
  ),
};

/** How often each control was tapped, those of one kind together. */
export class Coverage {
  /** The controls that there are. */
  readonly #named: readonly string[];
  readonly #taps = new Map<string, number>();
  readonly #gestures = new Map<string, number>();

  constructor(named: readonly string[]) {
    this.#named = named;
  }

  add(deeds: readonly Action[]): void {
    for (const { gesture, control } of deeds) {
      if (control === undefined) count(this.#gestures, gesture);
      else if (control.id !== '') count(this.#taps, this.#kindOf(control.id));
    }
  }

  get missed(): readonly string[] {
    return this.#named.filter((name) => !this.#taps.has(name) && !(name in ELSEWHERE));
  }

  inWords(): string {
    const tapped = this.#named.filter((name) => this.#taps.has(name)).length;
    return [
      `tapped ${tapped} of ${this.#named.length}: ${told(this.#taps)}`,
      `done: ${told(this.#gestures)}`,
      `never tapped: ${this.missed.length === 0 ? 'nothing' : this.missed.join(', ')}`,
    ].join('\n');
  }

  /** Without the number of a seat or the name of a card at its end. */
  #kindOf(id: string): string {
    if (this.#named.includes(id)) return id;
    const families = this.#named.filter((name) => name.endsWith('-') && id.startsWith(name));
    return families.toSorted((a, b) => b.length - a.length)[0] ?? id;
  }
}

const count = (counts: Map<string, number>, what: string): void => {
  counts.set(what, (counts.get(what) ?? 0) + 1);
};

const told = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, times]) => `${what} ${times}`)
    .join(', ');
