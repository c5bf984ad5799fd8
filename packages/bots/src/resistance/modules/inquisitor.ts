import { type Answer, nameable, nameMost } from '../mixed/asking.ts';
import { doubt, isPartner, suspicion } from '../mixed/mind.ts';
import type { ModuleBots } from '../mixed/module.ts';

/** Looks where most is open. A spy hands the token on to a partner, if nobody will wonder. */
const look: Answer = (mind) => {
  const { aim, odds, masked } = mind;
  if (aim === 'resistance') return nameMost(mind, (seat) => doubt(odds, seat) + 0.02 * (1 - suspicion(odds, seat)));
  const seats = nameable(mind);
  const wonder = Math.max(...seats.map((seat) => doubt(masked, seat)));
  return nameMost(
    mind,
    (seat) => doubt(masked, seat) + (isPartner(mind, seat) && doubt(masked, seat) > 0.6 * wonder ? 1 : 0),
  );
};

export const inquisitor: ModuleBots = { answers: { 'inquisitor.look': look } };
