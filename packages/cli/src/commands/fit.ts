import { parseArgs } from 'node:util';
import { fit as fitTo } from '@reseau/bots';
import { type Command, UsageError } from '../command.ts';

/** Finds the numbers by which strong bots of Project: Resistance judge a table; packages/bots/src/project/data/fitted.ts is its output. */
export const fit: Command = {
  summary: 'Fit how strong Project: Resistance bots judge their chances, from games of the rule bot.',
  usage: 'reseau fit [--games 200] [--seed fit]',
  run: async (args) => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...args], options: { games: text, seed: text }, strict: true });
    const games = Number(values.games ?? 200);
    if (!Number.isInteger(games) || games < 1) throw new UsageError('--games must be a whole number of games');
    for (const signs of fitTo(games, values.seed ?? 'fit'))
      console.log(signs.map((weight) => Number(weight.toFixed(3))));
    return 0;
  },
};
