import type { Seat } from '@reseau/core';
import { HUNTERS, PREY, RESULTS_TO_WIN, score, shownBy } from '@reseau/games/resistance';
import { type Answer, name, nameable, nameMost, PASS } from '../../mixed/asking.ts';
import { chanceOfBeing } from '../../mixed/belief.ts';
import { isPartner, type Mind, most, suspicion } from '../../mixed/mind.ts';

const prey = ({ aim, belief }: Mind, seat: Seat): number => chanceOfBeing(belief, seat, PREY[aim]);

/** The token goes to someone who will ask on behalf of the leader's own side. */
export const investigator: Answer = (mind) => {
  const { aim, odds, masked } = mind;
  // Only what a Hunter is told helps: the others can but talk.
  const hunts = (seat: Seat): number => chanceOfBeing(mind.belief, seat, [HUNTERS[aim]]);
  if (aim === 'resistance') return nameMost(mind, (seat) => 1 - suspicion(odds, seat) + hunts(seat));
  return nameMost(mind, (seat) => 1 - suspicion(masked, seat) + (isPartner(mind, seat) ? 0.3 : 0) + hunts(seat));
};

/** Asks where most is open about the Chiefs of the other side. */
export const investigation: Answer = (mind) =>
  nameMost(mind, (seat) => {
    const chance = prey(mind, seat);
    return chance * (1 - chance) + 0.02 * chance;
  });

/** Only the Dummy Agent has a choice: to draw a Hunter of the spies, but not to mislead the Resistance. */
export const answer: Answer = (mind) => {
  const choices = mind.options.flatMap((option) => (option.type === 'answer' ? option.chief.one : []));
  const asker = mind.known.table.at.stack.at(-1)?.on;
  const tellsSide = shownBy(mind.character, true, mind.rules.seats) !== 'chief';
  const helps = asker === undefined || tellsSide || suspicion(mind.odds, asker) > 0.4;
  const chief = choices.length > 1 ? helps : choices[0] === true;
  return { type: 'answer', chief };
};

export const accusation: Answer = (mind) => nameMost(mind, (seat) => prey(mind, seat));

/** How sure the Hunter of the spies must be to step out before the time: a wrong name gives the mission away. */
const SURE_ENOUGH = 0.8;

export const earlyAccusation: Answer = (mind) => {
  const seats = nameable(mind);
  if (seats.length === 0) return PASS;
  const target = most(mind, seats, (seat) => prey(mind, seat));
  return prey(mind, target) > SURE_ENOUGH ? name(target) : PASS;
};

/** Changing sides pays when the resistance is about to win and the Pretender is likely enough to be found. */
export const blame: Answer = (mind) => {
  const seats = nameable(mind);
  if (seats.length === 0 || score(mind.known.table).resistance < RESULTS_TO_WIN - 1) return PASS;
  const pretends = (seat: Seat): number => chanceOfBeing(mind.belief, seat, ['pretender']);
  const target = most(mind, seats, pretends);
  return pretends(target) > 0.5 ? name(target) : PASS;
};
