import { untrack } from 'svelte';
import { sentences } from '../words/sentences.ts';
import type { Entry } from './telling.ts';

interface Announcing {
  /** Whether it would tell what is still to be shown on this device. */
  readonly holds: (entry: Entry) => boolean;
  readonly tell: (entry: Entry) => string;
}

/** What a screen reader is told of a match as it happens, and nothing before it is shown. Make it where effects may live. */
export class Announcer {
  #waiting = $state.raw<readonly Entry[]>([]);
  #words = $state('');

  constructor({ holds, tell }: Announcing) {
    $effect(() => {
      const told = this.#waiting.filter((entry) => !holds(entry));
      if (told.length === 0) return;
      this.#waiting = this.#waiting.filter((entry) => !told.includes(entry));
      this.#words = untrack(() => sentences(...told.map(tell)));
    });
  }

  get words(): string {
    return this.#words;
  }

  hear(entries: readonly Entry[]): void {
    this.#waiting = [...this.#waiting, ...entries];
  }

  /** It is told anew from its deal: what waited is in the log. */
  forget(): void {
    this.#waiting = [];
  }
}
