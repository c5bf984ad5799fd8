import { parseArgs } from 'node:util';
import { measuresOf } from '@reseau/bots';
import type { Command } from '../command.ts';
import { gameAmong, gamesWith } from '../flags/game.ts';
import { wholeNumber } from '../flags/numbers.ts';
import { say } from '../print.ts';

const OFFERING = gamesWith(({ fit: fits }) => fits !== undefined);

/** Finds the numbers by which strong bots judge a table; the game's file of fitted weights is its output. */
export const fit: Command = {
  summary: 'Fit the numbers by which strong bots judge a table to games of simpler bots.',
  usage: `reseau fit [--game ${OFFERING.join('|')}] [--games 200] [--seed fit]`,
  run: async (args) => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...args], options: { game: text, games: text, seed: text }, strict: true });
    const game = gameAmong(values.game, OFFERING);
    const games = wholeNumber('games', values.games ?? '200');
    for (const line of measuresOf(game).fit?.(games, values.seed ?? 'fit') ?? []) say(line);
    return 0;
  },
};
