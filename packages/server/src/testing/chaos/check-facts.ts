import { canonical } from './canonical.ts';
import type { Fault, Rule } from './fault.ts';
import type { History, Listener, Note, Told } from './history.ts';
import { heardIn, type Stored } from './stored.ts';

interface Findings {
  readonly faults: readonly Fault[];
  /** How many facts were compared. */
  readonly checked: number;
}

/** Order: each device was told its own facts, as they are stored, one after the other, none twice and none left out. */
export function factFaults(stored: Stored, history: History): Findings {
  const ear = new Ear(stored, history);
  for (const note of history.notes) ear.follow(note);
  return ear;
}

/** Follows what a device has heard, against what is stored. */
class Ear implements Findings {
  readonly faults: Fault[] = [];
  checked = 0;
  readonly #stored: Stored;
  readonly #history: History;
  readonly #expected = new Map<string, readonly string[]>();
  #match = 0;
  #as: Listener = 'table';
  /** What the device has by its own word, on this line. */
  #has = { match: 0, facts: 0 };

  constructor(stored: Stored, history: History) {
    this.#stored = stored;
    this.#history = history;
  }

  follow(note: Note): void {
    if ('listens' in note) this.#listens(note.listens.match, note.listens.as);
    else if ('said' in note && note.said.t === 'hello') this.#has = { match: note.said.match, facts: note.said.facts };
    else if ('heard' in note && note.heard.t === 'facts') this.#told(note.heard);
    else if ('settled' in note) this.#settled();
  }

  #listens(match: number, as: Listener): void {
    // Whoever listens as somebody else hears all of it anew.
    if (match === this.#match && as !== this.#as) this.#has = { match: 0, facts: 0 };
    this.#match = match;
    this.#as = as;
  }

  #told({ match, from, facts }: Told): void {
    const has = this.#has.match === match ? this.#has.facts : 0;
    if (from < has) this.#find('repeated', `match ${match}: ${from} of ${has}`);
    if (from > has) this.#find('missed', `match ${match}: ${from} after ${has}`);
    const expected = this.#expectedOf(match);
    for (const [index, fact] of facts.entries()) {
      this.checked += 1;
      if (canonical(fact) !== expected[from + index]) this.#find('untrue', `match ${match}: ${from + index}`);
    }
    this.#has = { match, facts: from + facts.length };
  }

  #settled(): void {
    const expected = this.#expectedOf(this.#match).length;
    const has = this.#has.match === this.#match ? this.#has.facts : 0;
    if (has < expected) this.#find('missed', `match ${this.#match}: the last ${expected - has}`);
  }

  #expectedOf(match: number): readonly string[] {
    const name = `${match} ${this.#as}`;
    const known = this.#expected.get(name) ?? heardIn(this.#stored, match, this.#as);
    this.#expected.set(name, known);
    return known;
  }

  #find(rule: Rule, what: string): void {
    const { code, member } = this.#history;
    this.faults.push({ rule, code, who: member ?? 'screen', what });
  }
}
