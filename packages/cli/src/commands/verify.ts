import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { measuresOf, type TableOptions } from '@reseau/bots';
import { start } from '@reseau/core';
import { GAME_IDS, GAMES, type GameId } from '@reseau/games';
import { gameAt } from '../at-table.ts';
import { type Command, UsageError } from '../command.ts';
import { seatsAmong, wholeNumber } from '../flags/numbers.ts';
import { checkSpelling, optionsIn } from '../flags/options.ts';
import { named } from '../flags/refuse.ts';

const USAGE = `reseau verify --seed SEED --commitment HASH [--seats 5] [--game ${GAME_IDS.join('|')}] [--options JSON]

The end screen of a game shows its seed and its seal: the hash of the seed, sent to every device before the deal. If they
match, nobody chose the cards. With --seats it also prints the deal, the only one this seed can give. --options are those of the table, such as
'{"modules":["assassin"],"extras":["bodyGuard"]}'; without them, those of a new table.`;

/** Lets a table check, after a match, that its deal was fixed before anybody sat down. */
export const verify: Command = {
  summary: 'Check that a deal was fair.',
  usage: USAGE,
  run: async (args) => {
    const { seed, commitment, ...table } = parse(args);
    const hash = createHash('sha256').update(seed).digest('hex');
    if (hash !== commitment.toLowerCase()) {
      console.error(`This seed does not match: its hash is ${hash}.`);
      return 1;
    }
    console.log('The seed matches the seal that was sent before the deal.');
    if (table.seats !== undefined) printDeal(seed, table.seats, table);
    return 0;
  },
};

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { seed: text, commitment: text, seats: text, game: text, options: text },
    strict: true,
  });
  const { seed, commitment, seats, game = GAME_IDS[0], options } = values;
  if (seed === undefined || commitment === undefined)
    throw new UsageError('please give the seed and the seal (--seed, --commitment)');
  return {
    seed,
    commitment,
    game: named('unknownGame', 'game', game, GAME_IDS),
    seats: seats === undefined ? undefined : wholeNumber('seats', seats),
    options: options === undefined ? undefined : optionsIn(options),
  };
}

interface Dealt {
  readonly game: GameId;
  readonly options: TableOptions | undefined;
}

function printDeal(seed: string, seats: number, { game: id, options }: Dealt): void {
  seatsAmong(String(seats), GAMES[id].seats);
  if (options !== undefined) checkSpelling(options, measuresOf(id).choices);
  const game = gameAt(id, seats, { ...(options ?? GAMES[id].defaults) });
  const { match } = start(game, seed);
  const deal = game.layout({ table: match.table, secret: match.server });
  for (const [part, dealt] of Object.entries(deal as object)) {
    if (!Array.isArray(dealt) || dealt.length !== seats) console.log(`${part}: ${JSON.stringify(dealt)}`);
    else for (const [seat, card] of dealt.entries()) console.log(`${part}, seat ${seat}: ${JSON.stringify(card)}`);
  }
}
