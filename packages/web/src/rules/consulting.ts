import type { GameId } from '@reseau/games';
import { getContext, setContext } from 'svelte';
import type { RuleNumbers } from '../session/game-client.ts';

/** A table at which rules can be looked up without leaving it. */
export interface Consulting {
  readonly game: GameId;
  /** Behind what was refused, by the game's own code. */
  behind(code: string): RuleNumbers;
  /** With the reason, where it has not been read yet. */
  open(numbers: RuleNumbers, why?: string): void;
}

const KEY = Symbol('rules');

/** For all that is shown at a table. */
export const offerRules = (consulting: Consulting): void => {
  setContext(KEY, consulting);
};

/** None where there is no table, as in the gallery. */
export const consulted = (): Consulting | undefined => getContext<Consulting | undefined>(KEY);
