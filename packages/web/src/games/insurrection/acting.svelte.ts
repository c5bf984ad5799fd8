import type { Card } from '@reseau/games/insurrection';
import type { Picks, Place } from './act-kinds.ts';
import type { Act } from './acts.ts';

/** What a seat is about to do, before anybody else sees it. */
export class Acting {
  readonly acts: readonly Act[];
  #key = $state<string>();
  #picks = $state.raw<Picks>({});

  constructor(acts: readonly Act[]) {
    this.acts = acts;
    this.#key = acts[0]?.key;
  }

  get act(): Act | undefined {
    return this.acts.find(({ key }) => key === this.#key);
  }

  get picks(): Picks {
    return this.#picks;
  }

  turnTo(key: string): void {
    this.#key = key;
    this.#picks = {};
  }

  wants(place: Place): boolean {
    return this.act?.wants.includes(place) ?? false;
  }

  pick(place: Place, card: Card): void {
    const { [place]: before, ...rest } = this.#picks;
    this.#picks = before === card ? rest : { ...rest, [place]: card };
  }

  clear(): void {
    this.#picks = {};
  }
}
