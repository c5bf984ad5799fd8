import { failsNeeded, moduleStateOf } from '@reseau/games/resistance';
import { type Answer, name, nameable, nameMost, PASS } from '../mixed/asking.ts';
import { isDeciding, isPartner, most, suspicion } from '../mixed/mind.ts';
import type { ModuleBots } from '../mixed/module.ts';
import { isWorthSinking, laidFail, seenToSink } from '../mixed/sinking.ts';
import { proposalOf } from '../situation.ts';

/** The Sergeant should be trusted, by whichever side leads. */
const appoint: Answer = (mind) => {
  const { aim, odds, masked } = mind;
  if (aim === 'resistance') return nameMost(mind, (seat) => 1 - suspicion(odds, seat));
  return nameMost(mind, (seat) => 1 - suspicion(masked, seat) + (isPartner(mind, seat) ? 0.5 : 0));
};

/** How sure the Sergeant must be that a card sinks, before having it swapped. */
const SURE_ENOUGH = 0.55;

/** Turns a card that most likely sinks the mission; a spy, one that would save it. */
const order: Answer = (mind) => {
  const { aim, seat: self, known, situation, rules, masked } = mind;
  if (aim === 'resistance') {
    const suspect = most(mind, nameable(mind), (seat) => seenToSink(mind, seat) ?? laidFail(mind, seat));
    return (seenToSink(mind, suspect) ?? laidFail(mind, suspect)) > SURE_ENOUGH ? name(suspect) : PASS;
  }
  const { mission, team } = proposalOf(situation);
  const own = known.secret.played[mission]?.[self] === 'fail' ? 1 : 0;
  const partners = nameable(mind).filter((seat) => ((team >> seat) & 1) === 1 && isPartner(mind, seat)).length;
  if (own + partners >= failsNeeded(rules.seats, mission)) return PASS;
  if (!isDeciding(known.table) && !isWorthSinking(mind)) return PASS;
  return nameMost(mind, (seat) => (isPartner(mind, seat) ? -1 : suspicion(masked, seat)));
};

export const sergeant: ModuleBots = {
  answers: { 'sergeant.appoint': appoint, 'sergeant.order': order },
  reading: {
    swapped: (table, mission) => moduleStateOf(table).sergeant?.swapped[mission],
    overturns: () => true,
  },
};
