import type { Seat } from '@reseau/core';
import { failsNeeded } from '@reseau/games/resistance';
import { proposalOf } from '../situation.ts';
import { agreedChoice } from './agreed.ts';
import { type Answer, name, nameable, nameMost, PASS } from './asking.ts';
import { chanceOfBeing } from './belief.ts';
import { cardKnown } from './candidates.ts';
import { doubt, isDeciding, isPartner, type Mind, most, suspicion } from './mind.ts';
import { isWorthSinking, laidFail } from './play-card.ts';

/** The Inquisitor looks where most is open. A spy hands the token on to a partner, if nobody will wonder. */
export const inquire: Answer = (mind) => {
  const { aim, odds, masked } = mind;
  if (aim === 'resistance') return nameMost(mind, (seat) => doubt(odds, seat) + 0.02 * (1 - suspicion(odds, seat)));
  const seats = nameable(mind);
  const wonder = Math.max(...seats.map((seat) => doubt(masked, seat)));
  return nameMost(
    mind,
    (seat) => doubt(masked, seat) + (isPartner(mind, seat) && doubt(masked, seat) > 0.6 * wonder ? 1 : 0),
  );
};

/** Sets aside whose card the plan can spare, or the likeliest sabotage; a spy, the card of somebody who has surely done nothing. */
export const trap: Answer = (mind) => {
  const { aim, odds, seat: self, situation } = mind;
  if (aim === 'spy') return nameMost(mind, (seat) => clean(mind, seat));
  const agreed = agreedChoice(mind, odds);
  if (agreed?.spare !== undefined && agreed.team === proposalOf(situation).team) return name(agreed.spare);
  return nameMost(mind, (seat) =>
    seat === self ? -1 : (seen(mind, seat) ?? laidFail(mind, seat) + 0.01 * suspicion(odds, seat)),
  );
};

/** For a spy: best is a card of the resistance that the table would also suspect; never a partner's, nor the own Fail. */
function clean(mind: Mind, seat: Seat): number {
  if (isPartner(mind, seat)) return -2;
  const { known, seat: self, masked } = mind;
  if (seat !== self) return suspicion(masked, seat) - suspicion(mind.odds, seat);
  const { mission } = proposalOf(mind.situation);
  return known.secret.played[mission]?.[self] === 'success' ? -0.5 : -2;
}

/** 1 or 0 where this seat has seen the card. */
function seen({ known, seat: self, situation }: Mind, seat: Seat): number | undefined {
  const card = cardKnown(known, self, proposalOf(situation).mission, seat);
  return card === undefined ? undefined : card === 'success' || card === 'rogueSuccess' ? 0 : 1;
}

/** Watches whoever is likeliest to want the victory alone; a Rogue, anybody else. */
export const watch: Answer = (mind) => {
  const { belief, character, seat: self, masked } = mind;
  if (character === 'resistanceRogue')
    return nameMost(mind, (seat) => (seat === self ? -1 : 1 - suspicion(masked, seat)));
  return nameMost(mind, (seat) => (seat === self ? 0 : chanceOfBeing(belief, seat, ['resistanceRogue'])));
};

/** The Sergeant should be trusted, by whichever side leads. */
export const appoint: Answer = (mind) => {
  const { aim, odds, masked } = mind;
  if (aim === 'resistance') return nameMost(mind, (seat) => 1 - suspicion(odds, seat));
  return nameMost(mind, (seat) => 1 - suspicion(masked, seat) + (isPartner(mind, seat) ? 0.5 : 0));
};

/** How sure the Sergeant must be that a card sinks, before having it swapped. */
const SURE_ENOUGH = 0.55;

/** Turns a card that most likely sinks the mission; a spy, one that would save it. */
export const order: Answer = (mind) => {
  const { aim, seat: self, known, situation, rules, masked } = mind;
  if (aim === 'resistance') {
    const suspect = most(mind, nameable(mind), (seat) => seen(mind, seat) ?? laidFail(mind, seat));
    return (seen(mind, suspect) ?? laidFail(mind, suspect)) > SURE_ENOUGH ? name(suspect) : PASS;
  }
  const { mission, team } = proposalOf(situation);
  const own = known.secret.played[mission]?.[self] === 'fail' ? 1 : 0;
  const partners = nameable(mind).filter((seat) => ((team >> seat) & 1) === 1 && isPartner(mind, seat)).length;
  if (own + partners >= failsNeeded(rules.seats, mission)) return PASS;
  if (!isDeciding(known.table) && !isWorthSinking(mind)) return PASS;
  return nameMost(mind, (seat) => (isPartner(mind, seat) ? -1 : suspicion(masked, seat)));
};

/** The Assassin names the likeliest Commander. */
export const strike: Answer = (mind) => nameMost(mind, (seat) => chanceOfBeing(mind.belief, seat, ['commander']));
