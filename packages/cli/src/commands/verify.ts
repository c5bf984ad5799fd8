import { parseArgs } from 'node:util';
import { measuresOf } from '@reseau/bots';
import { sha256, start } from '@reseau/core';
import { type AnyGame, GAME_IDS, GAMES, type GameId } from '@reseau/games';
import { gameAt } from '../at-table.ts';
import { type Command, UsageError } from '../command.ts';
import { seatsAmong, wholeNumber } from '../flags/numbers.ts';
import { checkSpelling, optionsIn } from '../flags/options.ts';
import { named } from '../flags/refuse.ts';
import { complain, say } from '../print.ts';
import { verifyRecord } from '../verify-record.ts';

const USAGE = `reseau verify FILE [--commitment SEAL] [--kept FILE]
reseau verify --seed SEED --commitment SEAL [--seats 5] [--game ${GAME_IDS.join('|')}] [--options JSON]

A deal follows from the server's seed and from a salt of each person's device. The seal is the hash of the seed; every device is
sent it before the deal, and then the hashes of all salts. FILE is the record that the end of a game offers: seed and salts must
match their hashes, the deal must follow from them, from the seats and the options, and every later draw must follow too. If you
noted the seal before the deal, --commitment compares it with the one in the record. By themselves these sums only show that the record
fits itself: a device that was there has kept what it was shown, and --kept compares the record with that. It is in the storage of
the browser that played, as the value whose key begins with "reseau:deal:" and the table's code; save it to a file.
A match that is not over is refused. Names, chat and who sat down later are not checked.
The exit status is 0 if all of it holds, and 1 if something does not; 3 if it holds but no device had a part in the deal, as in records
from before there were salts: whoever ran the server could choose such a deal alone.

Without a file: the seed and the seal that the end of a game shows. With --seats it also prints what is dealt from this seed
alone; that is the whole deal only of games from before there were salts. --game is ${GAME_IDS[0]} unless told otherwise. --options are those of the table as JSON; each that is left out
is as at a new table:
${GAME_IDS.map((id) => `  ${id.padEnd(12)} ${JSON.stringify(GAMES[id].defaults)}`).join('\n')}`;

/** Lets a table check, after a match, that its deal was fixed before anybody sat down. */
export const verify: Command = {
  summary: 'Check that a deal was fair.',
  usage: USAGE,
  run: async (args) => {
    const asked = parse(args);
    if ('file' in asked) return verifyRecord(asked.file, asked);
    const { seed, commitment, game } = asked;
    const hash = sha256(seed);
    if (hash !== commitment.toLowerCase()) {
      complain(`This seed does not match: its hash is ${hash}.`);
      return 1;
    }
    say('The seed matches the seal that was sent before the deal.');
    if (game !== undefined) printDeal(seed, game);
    return 0;
  },
};

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { seed: text, commitment: text, kept: text, seats: text, game: text, options: text },
    allowPositionals: true,
    strict: true,
  });
  const { seed, commitment, seats } = values;
  const [file, ...others] = positionals;
  if (file !== undefined) {
    const { commitment: _, kept, ...foreign } = values;
    if (others.length > 0) throw new UsageError('please name one file.');
    if (Object.keys(foreign).length > 0)
      throw new UsageError('with a record, please give no flag but --commitment and --kept.');
    return { file, commitment, kept };
  }
  if (values.kept !== undefined) throw new UsageError('--kept needs a record to compare with.');
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
    if (!Array.isArray(dealt) || dealt.length !== game.seats.length) say(`${part}: ${JSON.stringify(dealt)}`);
    else for (const [seat, card] of dealt.entries()) say(`${part}, seat ${seat}: ${JSON.stringify(card)}`);
  }
}
