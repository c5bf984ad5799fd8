import { moduleStateOf, RESULTS_TO_WIN } from '@reseau/games/resistance';
import { type Answer, nameMost } from '../mixed/asking.ts';
import { chanceOfBeing } from '../mixed/belief.ts';
import { type Mind, suspicion } from '../mixed/mind.ts';
import type { ModuleBots } from '../mixed/module.ts';
import { hasLaid } from '../mixed/sinking.ts';

/** Watches whoever is likeliest to want the victory alone; a Rogue, anybody else. */
const watch: Answer = (mind) => {
  const { belief, character, seat: self, masked } = mind;
  if (character === 'resistanceRogue')
    return nameMost(mind, (seat) => (seat === self ? -1 : 1 - suspicion(masked, seat)));
  return nameMost(mind, (seat) => (seat === self ? 0 : chanceOfBeing(belief, seat, ['resistanceRogue'])));
};

/** The Rogue's card counts on the third success if it lay once before: once early, then to take the game. */
const shows = (mind: Mind): boolean => {
  const isLast = mind.situation.successes === RESULTS_TO_WIN - 1;
  return hasLaid(mind, 'rogueSuccess') ? isLast : mind.situation.successes < RESULTS_TO_WIN - 1;
};

/** The Rogue of the spies needs a Fail of its own before the third. */
function fails(mind: Mind): boolean | undefined {
  const { situation, rng } = mind;
  if (situation.failures === RESULTS_TO_WIN - 1) return true;
  return hasLaid(mind, 'fail') ? undefined : situation.ballots.length > 1 || rng.fraction() < 0.5;
}

export const rogue: ModuleBots = {
  answers: { 'rogue.watch': watch },
  reading: {
    odd: {
      card: 'rogueSuccess',
      sinks: false,
      laid: { resistanceRogue: 0.5 },
      barred: (table, mission) => moduleStateOf(table).rogue?.[mission],
    },
  },
  laying: { odd: { rogueSuccess: shows }, wilful: { spyRogue: fails } },
  endings: [
    {
      name: 'the Rogue of the resistance wins alone',
      character: 'resistanceRogue',
      counts: ({ winner, alone }) => winner === 'resistance' && alone !== undefined,
    },
  ],
};
