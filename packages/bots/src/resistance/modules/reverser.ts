import type { Character } from '@reseau/games/resistance';
import { chanceThat, isDeciding, type Mind } from '../mixed/mind.ts';
import type { ModuleBots } from '../mixed/module.ts';
import { chanceAlong, isFaceUp, isWorthSinking, needed } from '../mixed/sinking.ts';
import { sizeOf } from '../seat-set.ts';
import { proposalOf } from '../situation.ts';

/** How likely the mission fails by what the others lay. */
function sunkByOthers(mind: Mind): number {
  const others = proposalOf(mind.situation).team & ~(1 << mind.seat);
  const [few, enough] = [0.03, isDeciding(mind.known.table) ? 0.95 : 0.75];
  return chanceThat(mind.odds, others, (on) => (on === 0 ? 0 : on < needed(mind) ? few : enough));
}

/** From what odds of a sunk mission the resistance turns it over; even odds are enough. */
const REVERSE_FROM = 0.45;

/** Whether a Reverser turns the mission over. */
function reverses(mind: Mind): boolean {
  const { aim, situation, partners, rng, skill } = mind;
  const { team } = proposalOf(situation);
  if (isFaceUp(mind) && aim === 'spy' && !isDeciding(mind.known.table)) return false;
  const sunk = sunkByOthers(mind);
  const other = otherReverses(mind);
  if (aim === 'resistance')
    return sunk * (1 - other) + other * (1 - sunk) > REVERSE_FROM + (skill.noise > 0 ? 0.1 * rng.fraction() : 0);
  if (!isDeciding(mind.known.table) && !isWorthSinking(mind)) return false;
  const helpers = sizeOf(team & partners);
  return helpers < needed(mind) && sunk < 0.5 && dares(mind);
}

/** How likely the Reverser of the other side is along and reverses. */
const otherReverses = (mind: Mind): number =>
  0.5 * chanceAlong(mind, mind.character === 'spyReverser' ? 'resistanceReverser' : 'spyReverser');

/**
 * A Reverser of the resistance turns over what it is sure is sunk. If one is likely along, a team that looks bad is sunk just
 * so often that turning it over is as good as letting it be.
 */
function dares(mind: Mind): boolean {
  if (chanceAlong(mind, 'resistanceReverser') < 0.5) return true;
  const { onlooker, situation, rng } = mind;
  const looks = chanceThat(onlooker, proposalOf(situation).team, (on) => (on >= needed(mind) ? 1 : 0));
  return rng.fraction() < 0.5 / Math.max(0.5, looks);
}

const mayBeSaved = (deck: readonly Character[]): boolean => deck.includes('resistanceReverser');

export const reverser: ModuleBots = {
  reading: {
    odd: { card: 'reverse', sinks: true, laid: { resistanceReverser: 0.3, spyReverser: 0.5 } },
    // Where results can be turned over, they say less than they seem to.
    resultsTell: 0.5,
    hopes: (hopes, deck) => ({
      ...hopes,
      ...(deck.includes('spyReverser') ? { harmless: 0.75 } : {}),
      ...(mayBeSaved(deck) ? { saved: 0.1 } : {}),
    }),
    overturns: mayBeSaved,
  },
  laying: { odd: { reverse: reverses }, dares },
};
