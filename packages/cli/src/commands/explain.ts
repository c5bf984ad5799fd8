import { parseArgs } from 'node:util';
import { measuresOf } from '@reseau/bots';
import { GAME_IDS, GAMES } from '@reseau/games';
import { EXPLAIN } from '@reseau/web';
import { type Command, UsageError } from '../command.ts';
import { refuseFormer } from '../flags/former.ts';
import { gameAmong } from '../flags/game.ts';
import { seatsAmong } from '../flags/numbers.ts';
import { checkSpelling, optionsIn } from '../flags/options.ts';
import { refusal } from '../flags/refuse.ts';
import { say } from '../print.ts';

const choices = GAME_IDS.map((id) => {
  const lines = Object.entries(measuresOf(id).choices).map(
    ([name, values]) => `  ${name.padEnd(14)} ${values.join(', ')}`,
  );
  return [id, ...lines.map((line) => line.trimEnd())].join('\n');
});

/** Prints what a table with these options is made of. */
export const explain: Command = {
  summary: 'Print what is dealt, the cards and the steps for any options of a game.',
  usage: `reseau explain --game GAME [--seats 4] [--options JSON]

Prints what a table with these options is made of: what is dealt and shown before the first turn, the cards, and the steps in
the order of play, by the names that files use and in the words of the screen.

--game      the game
--seats     how many players; a number in the middle unless told otherwise
--options   the options of the table as JSON, as in "reseau verify"; {"$file":"my-cards.json"} stands for what a file holds

${choices.join('\n')}`,
  run: async (args) => {
    refuseFormer(args, GAME_IDS);
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: { game: text, seats: text, options: text },
      strict: true,
    });
    const game = gameAmong(values.game, GAME_IDS);
    const options = { ...GAMES[game].defaults, ...(values.options === undefined ? {} : optionsIn(values.options)) };
    checkSpelling(options, measuresOf(game).choices);
    const explanation = EXPLAIN[game](seatsIn(values.seats, GAMES[game].seats), options);
    if (!explanation.ok) throw new UsageError(explanation.problem);
    for (const { head, lines } of explanation.parts) print(head, lines);
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
  say(head);
  for (const line of lines) say(`  ${line}`);
}
