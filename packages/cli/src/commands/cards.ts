import { parseArgs } from 'node:util';
import { HOUSE, readCards } from '@reseau/games/insurrection';
import { type Command, UsageError } from '../command.ts';
import { readJson } from '../read-json.ts';

const USAGE = `reseau cards FILE
reseau cards --house > my-cards.json

Checks an Insurrection card file and lists everything that is wrong with it, and where; or prints our own cards as a
starting point. To play with a file: INSURRECTION_CARDS=my-cards.json npm start. docs/cards.md describes the format.`;

/** For owners of the box who type in their own cards. */
export const cards: Command = {
  summary: 'Check an Insurrection card file, or print our own cards.',
  usage: USAGE,
  run: async (args) => {
    const options = { house: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    if (values.house) {
      console.log(JSON.stringify(HOUSE, undefined, 2));
      return 0;
    }
    const [file] = positionals;
    if (file === undefined) throw new UsageError('please name a file');
    const problems = problemsIn(file);
    for (const problem of problems) console.log(problem);
    console.log(
      problems.length === 0 ? `${file} is ready to play with.` : `\nThings to fix in ${file}: ${problems.length}.`,
    );
    return problems.length === 0 ? 0 : 1;
  },
};

function problemsIn(file: string): readonly string[] {
  const document = readJson(file);
  if (!document.ok) return [document.problem];
  const read = readCards(document.value);
  return read.ok ? [] : read.problems.map(({ path, says }) => `${path} ${says}`);
}
