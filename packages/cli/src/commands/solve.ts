import { parseArgs } from 'node:util';
import { solve as solveFor } from '@reseau/bots';
import { SEAT_COUNTS } from '@reseau/games/resistance';
import { type Command, UsageError } from '../command.ts';

/** Finds the plans that strong bots play by; the table of plans is its output. */
export const solve: Command = {
  summary: 'Find the best plan for the Resistance, and the value of the game.',
  usage: 'reseau solve --seats 5 [--seed plan] [--restarts 200]',
  run: async (args) => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: { seats: text, seed: text, restarts: text },
      strict: true,
    });
    const seats = SEAT_COUNTS.find((count) => count === Number(values.seats));
    if (seats === undefined) throw new UsageError('--seats must be a number from 5 to 10');
    const { line, beaten, atMost, of } = solveFor({
      seats,
      seed: values.seed ?? 'plan',
      restarts: Number(values.restarts ?? 200),
    });
    const percent = (sets: number): string => `${((100 * sets) / of).toFixed(1)} %`;
    console.log(`Beats ${beaten} of ${of} sets of spies (${percent(beaten)}); at most ${atMost} (${percent(atMost)}).`);
    console.log(line);
    return 0;
  },
};
