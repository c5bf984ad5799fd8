import { parseArgs } from 'node:util';
import { measuresOf } from '@reseau/bots';
import { GAMES } from '@reseau/games';
import type { Command } from '../command.ts';
import { gameAmong, gamesWith } from '../flags/game.ts';
import { seatsAmong, wholeNumber } from '../flags/numbers.ts';
import { refusal } from '../flags/refuse.ts';
import { say } from '../print.ts';

const OFFERING = gamesWith(({ solve: solves }) => solves !== undefined);

/** Finds the plans that strong bots play by; the table of plans is its output. */
export const solve: Command = {
  summary: 'Find the plan that strong bots play by, and the value of the game.',
  usage: `reseau solve [--game ${OFFERING.join('|')}] --seats 5 [--seed plan] [--restarts 200]`,
  run: async (args) => {
    const text = { type: 'string' } as const;
    const options = { game: text, seats: text, seed: text, restarts: text };
    const { values } = parseArgs({ args: [...args], options, strict: true });
    const game = gameAmong(values.game, OFFERING);
    const [seats, ...others] = seatsAmong(values.seats ?? '', GAMES[game].seats);
    if (seats === undefined || others.length > 0) throw refusal('badNumber', '--seats must be one number.');
    const restarts = wholeNumber('restarts', values.restarts ?? '200');
    for (const line of measuresOf(game).solve?.({ seats, seed: values.seed ?? 'plan', restarts }) ?? []) say(line);
    return 0;
  },
};
