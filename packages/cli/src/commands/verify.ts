import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { measuresOf } from '@reseau/bots';
import { start } from '@reseau/core';
import { type AnyGame, GAME_IDS, GAMES, type GameId } from '@reseau/games';
import { gameAt } from '../at-table.ts';
import { type Command, UsageError } from '../command.ts';
import { seatsAmong, wholeNumber } from '../flags/numbers.ts';
import { checkSpelling, optionsIn } from '../flags/options.ts';
import { named } from '../flags/refuse.ts';

const USAGE = `reseau verify --seed SEED --commitment HASH [--seats 5] [--game ${GAME_IDS.join('|')}] [--options JSON]

The end screen of a game shows its seed and its seal: the hash of the seed, sent to every device before the deal. If they
match, nobody chose the cards. With --seats it also prints the deal, the only one this seed can give. --game is ${GAME_IDS[0]}
unless told otherwise. --options are those of the table as JSON; each that is left out is as at a new table:
${GAME_IDS.map((id) => `  ${id.padEnd(12)} ${JSON.stringify(GAMES[id].defaults)}`).join('\n')}`;

/** Lets a table check, after a match, that its deal was fixed before anybody sat down. */
export const verify: Command = {
  summary: 'Check that a deal was fair.',
  usage: USAGE,
  run: async (args) => {
    const { seed, commitment, game } = parse(args);
    const hash = createHash('sha256').update(seed).digest('hex');
    if (hash !== commitment.toLowerCase()) {
      console.error(`This seed does not match: its hash is ${hash}.`);
      return 1;
    }
    console.log('The seed matches the seal that was sent before the deal.');
    if (game !== undefined) printDeal(seed, game);
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
  const { seed, commitment, seats } = values;
  if (seed === undefined || commitment === undefined)
    throw new UsageError('please give the seed and the seal (--seed, --commitment).');
  const id = named('unknownGame', 'game', values.game ?? GAME_IDS[0], GAME_IDS);
  const options = { ...GAMES[id].defaults, ...(values.options === undefined ? {} : optionsIn(values.options)) };
  checkSpelling(options, measuresOf(id).choices);
  return { seed, commitment, game: seats === undefined ? undefined : gameAt(id, seatsIn(seats, id), options) };
}

function seatsIn(text: string, id: GameId): number {
  const seats = wholeNumber('seats', text);
  seatsAmong(text, GAMES[id].seats);
  return seats;
}

function printDeal(seed: string, game: AnyGame): void {
  const { match } = start(game, seed);
  const deal = game.layout({ table: match.table, secret: match.server });
  for (const [part, dealt] of Object.entries(deal as object)) {
    if (!Array.isArray(dealt) || dealt.length !== game.seats.length) console.log(`${part}: ${JSON.stringify(dealt)}`);
    else for (const [seat, card] of dealt.entries()) console.log(`${part}, seat ${seat}: ${JSON.stringify(card)}`);
  }
}
