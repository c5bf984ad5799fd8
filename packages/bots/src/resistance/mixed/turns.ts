import { type Character, type Known, MISSIONS, type Side, sideOf } from '@reseau/games/resistance';
import { loyaltyOf, loyaltyTold } from './corners.ts';

/** One way the Defectors may have turned: by round, whether they stand on the other side. */
export interface Turns {
  readonly away: readonly boolean[];
  readonly chance: number;
}

const HOME: Turns = { away: [], chance: 1 };
const SWITCHES = 2;
const LOYALTY_CARDS = 5;

export const isDefector = (character: Character): boolean =>
  character === 'resistanceDefector' || character === 'spyDefector';

export const sideIn = (character: Character, { away }: Turns, round: number): Side => {
  const side = sideOf(character);
  if (!isDefector(character) || away[round] !== true) return side;
  return side === 'spy' ? 'resistance' : 'spy';
};

/** All ways that fit what this seat was told of the loyalty cards; one, unless they are drawn face down. */
export function turnsOf({ table, secret }: Known): readonly Turns[] {
  const { turned, drawn } = loyaltyOf(table);
  const told = loyaltyTold(secret);
  const seen = MISSIONS.map((round) => turned[round] ?? told[round]);
  const unseen = drawn.filter((round) => seen[round - 1] === undefined);
  if (unseen.length === 0) return seen.some(Boolean) ? [{ ...HOME, away: awayBy(seen) }] : [HOME];
  return Array.from({ length: 2 ** unseen.length }, (_, bits) => {
    const guess = seen.slice();
    for (const [at, round] of unseen.entries()) guess[round - 1] = ((bits >> at) & 1) === 1;
    return { away: awayBy(guess), chance: chanceOf(unseen.map((round) => guess[round - 1] === true)) };
  }).filter(({ chance }) => chance > 0);
}

/** Index 0 is no round. */
function awayBy(switched: readonly (boolean | undefined)[]): readonly boolean[] {
  let away = false;
  return [false, ...switched.map((now) => (away = now === true ? !away : away))];
}

/** How likely such a draw is from the full deck. */
function chanceOf(draw: readonly boolean[]): number {
  let [switches, cards, chance] = [SWITCHES, LOYALTY_CARDS, 1];
  for (const one of draw) {
    chance *= (one ? switches : cards - switches) / cards;
    if (one) switches -= 1;
    cards -= 1;
  }
  return chance;
}
