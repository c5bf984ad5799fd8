import type { Action } from './chooser.ts';
import type { Called } from './controls.ts';
import { calledIn } from './named-controls.ts';

/** What a monkey leaves alone, each with the reason and the file in which a test taps it. */
export const ELSEWHERE: Readonly<Record<string, { readonly why: string; readonly test: string }>> = {
  'record-changed-read': { why: 'takes a server that has lost data', test: 'line' },
  'record-doubtful-read': { why: 'takes a record that somebody has changed', test: 'replay' },
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
      else if (control.id !== '') count(this.#taps, this.#kindOf(control));
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

  /** Without the number of a seat or the name of a card at its end; where several components have it, with the one it is in. */
  #kindOf({ id, part }: Called): string {
    const isMeant = (name: string): boolean => name === id || (name.endsWith('-') && id.startsWith(name));
    const meant = this.#named.flatMap((called) => {
      const [name = '', place = ''] = called.split(calledIn('', ''));
      return isMeant(name) && (place === '' || place === part) ? [{ called, name }] : [];
    });
    return meant.toSorted((a, b) => b.name.length - a.name.length)[0]?.called ?? id;
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
