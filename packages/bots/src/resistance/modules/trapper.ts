import type { Seat } from '@reseau/core';
import { moduleStateOf } from '@reseau/games/resistance';
import { agreedChoice } from '../mixed/agreed.ts';
import { type Answer, name, nameMost } from '../mixed/asking.ts';
import { isPartner, type Mind, suspicion } from '../mixed/mind.ts';
import type { ModuleBots } from '../mixed/module.ts';
import { laidFail, seenToSink } from '../mixed/sinking.ts';
import { proposalOf } from '../situation.ts';

/** Sets aside whose card the plan can spare, or the likeliest sabotage; a spy, the card of somebody who has surely done nothing. */
const trap: Answer = (mind) => {
  const { aim, odds, seat: self, situation } = mind;
  if (aim === 'spy') return nameMost(mind, (seat) => clean(mind, seat));
  const agreed = agreedChoice(mind, odds);
  if (agreed?.spare !== undefined && agreed.team === proposalOf(situation).team) return name(agreed.spare);
  return nameMost(mind, (seat) =>
    seat === self ? -1 : (seenToSink(mind, seat) ?? laidFail(mind, seat) + 0.01 * suspicion(odds, seat)),
  );
};

/** For a spy: best is a card of the resistance that the table would also suspect; never a partner's, nor its own Fail. */
function clean(mind: Mind, seat: Seat): number {
  if (isPartner(mind, seat)) return -2;
  const { known, seat: self, masked } = mind;
  if (seat !== self) return suspicion(masked, seat) - suspicion(mind.odds, seat);
  const { mission } = proposalOf(mind.situation);
  return known.secret.played[mission]?.[self] === 'success' ? -0.5 : -2;
}

export const trapper: ModuleBots = {
  answers: { 'trapper.trap': trap },
  reading: {
    setAside: (table, mission) => moduleStateOf(table).trapper?.[mission],
    // A leader of the resistance may take the right card out.
    hopes: (hopes) => ({ ...hopes, caught: [0.6, 0.3] }),
  },
};
