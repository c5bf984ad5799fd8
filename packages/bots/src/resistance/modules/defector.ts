import {
  CHARACTERS,
  isDefector,
  type Known,
  LOYALTY_DECK,
  MISSIONS,
  moduleStateOf,
  whispersTo,
} from '@reseau/games/resistance';
import type { ModuleBots } from '../mixed/module.ts';
import { HOME, type Turns } from '../mixed/turns.ts';

/** All ways that fit what this seat was told of the loyalty cards; one, unless they are drawn face down. */
function turns({ table, secret }: Known): readonly Turns[] {
  const { turned = [], drawn = [] } = moduleStateOf(table).defector ?? {};
  const told = whispersTo(secret).defector?.told ?? [];
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

/** How likely such a draw is from the full deck: cards that are laid out open are never drawn unseen. */
function chanceOf(draw: readonly boolean[]): number {
  let { switches } = LOYALTY_DECK;
  let cards = switches + LOYALTY_DECK.stays;
  let chance = 1;
  for (const one of draw) {
    chance *= (one ? switches : cards - switches) / cards;
    if (one) switches -= 1;
    cards -= 1;
  }
  return chance;
}

const DEFECTORS = CHARACTERS.filter(isDefector);

/** Defectors are asked nothing of their own: they play for the side that they are on, and others read them so. */
export const defector: ModuleBots = {
  reading: { turncoats: DEFECTORS, turns },
};
