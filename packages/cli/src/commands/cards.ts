import { parseArgs } from 'node:util';
import { GAME_IDS, GAMES, type GameId } from '@reseau/games';
import { type Command, UsageError } from '../command.ts';
import { gameAmong } from '../flags/game.ts';
import { say } from '../print.ts';
import { readJson } from '../read-json.ts';

const OFFERING = GAME_IDS.filter((id) => GAMES[id].cardFile !== undefined);

const USAGE = `reseau cards FILE
reseau cards --house > my-cards.json

Checks a card file and lists everything that is wrong with it, and where; or prints our own cards as a starting point.
To play with a file: ${OFFERING.map((id) => `${id.toUpperCase()}_CARDS=my-cards.json`).join(' ')} npm start. docs/cards.md describes the format.

--game    ${OFFERING.join(', ')}; may be left out`;

/** For owners of the box who type in their own cards. */
export const cards: Command = {
  summary: 'Check a card file, or print our own cards.',
  usage: USAGE,
  run: async (args) => {
    const options = { house: { type: 'boolean', default: false }, game: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const game = gameAmong(values.game, OFFERING);
    const [file, ...others] = positionals;
    if (values.house) {
      if (file !== undefined) throw new UsageError('please give either a file or --house.');
      say(...JSON.stringify(GAMES[game].cardFile?.own, undefined, 2).split('\n'));
      return 0;
    }
    if (file === undefined || others.length > 0) throw new UsageError('please name one file.');
    const problems = problemsIn(file, game);
    if (problems.length === 0) {
      say(`${file} is ready to play with.`);
      return 0;
    }
    for (const problem of problems) say(problem);
    say('', `Things to fix in ${file}: ${problems.length}.`);
    return 1;
  },
};

function problemsIn(file: string, game: GameId): readonly string[] {
  const document = readJson(file);
  if (!document.ok) return [document.problem];
  return (GAMES[game].cardFile?.problems(document.value) ?? []).map(({ path, says }) => `${path} ${says}`);
}
