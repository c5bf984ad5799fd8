import { parseArgs } from 'node:util';
import { measuresOf } from '@reseau/bots';
import { GAME_IDS, GAMES } from '@reseau/games';
import { EXPLAINS } from '@reseau/web';
import { type Command, UsageError } from '../command.ts';
import { refuseFormer } from '../flags/former.ts';
import { gameAmong } from '../flags/game.ts';
import { seatsAmong } from '../flags/numbers.ts';
import { checkSpelling, optionsIn } from '../flags/options.ts';
import { refusal } from '../flags/refuse.ts';

const OFFERING = GAME_IDS.filter((id) => EXPLAINS[id] !== undefined);

const choices = OFFERING.flatMap((id) =>
  Object.entries(measuresOf(id).choices).map(([name, values]) => `  ${name.padEnd(8)} ${values.join(', ')}`),
);

/** Prints what a table with these options is made of. */
export const explain: Command = {
  summary: 'Print the characters, reveal and steps for any mix of modules.',
  usage: `reseau explain [--game ${OFFERING.join('|')}] [--seats 7] [--options '{"modules":[…]}']

The options are those of the table, as in "reseau verify":
${choices.join('\n')}`,
  run: async (args) => {
    refuseFormer(args, OFFERING);
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: { game: text, seats: text, options: text },
      strict: true,
    });
    const game = gameAmong(values.game, OFFERING);
    const options = { ...GAMES[game].defaults, ...(values.options === undefined ? {} : optionsIn(values.options)) };
    checkSpelling(options, measuresOf(game).choices);
    const explained = EXPLAINS[game]?.(seatsIn(values.seats, GAMES[game].seats), options);
    if (explained?.ok !== true) throw new UsageError(explained?.problem ?? `${game} has nothing to explain`);
    for (const { head, lines } of explained.parts) print(head, lines);
    return 0;
  },
};

/** One number of players; unless told otherwise, one in the middle. */
function seatsIn(value: string | undefined, allowed: readonly number[]): number {
  const middle = allowed[Math.floor((allowed.length - 1) / 2)];
  const [seats, ...others] = value === undefined && middle !== undefined ? [middle] : seatsAmong(value, allowed);
  if (seats === undefined || others.length > 0) throw refusal('badNumber', '--seats must be one number.');
  return seats;
}

function print(head: string, lines: readonly string[]): void {
  console.log(head);
  for (const line of lines) console.log(`  ${line}`);
}
