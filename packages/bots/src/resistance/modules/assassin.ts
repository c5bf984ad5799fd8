import { moduleStateOf } from '@reseau/games/resistance';
import { type Answer, nameMost } from '../mixed/asking.ts';
import { chanceOfBeing } from '../mixed/belief.ts';
import type { ModuleBots } from '../mixed/module.ts';

/** The Assassin names the likeliest Commander. */
const strike: Answer = (mind) => nameMost(mind, (seat) => chanceOfBeing(mind.belief, seat, ['commander']));

export const assassin: ModuleBots = {
  answers: { 'assassin.strike': strike },
  reading: {
    couldBe: ({ table }, seat, kind) => {
      const blade = moduleStateOf(table).assassin?.seat;
      return blade === undefined || (kind === 'assassin') === (seat === blade);
    },
    insiders: ['commander'],
  },
  benched: ['bodyGuard', 'falseCommander', 'deepCover'],
};
