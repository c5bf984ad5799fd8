import { join } from 'node:path';
import { entriesOf, playthrough, randomGame } from '@reseau/testkit';
import { expect, test } from 'vitest';
import { setUpGame } from './catalogue.ts';

/** Run the tests with `-u` to write these games anew; the difference is what changed in the rules. */
const GOLDEN: readonly (readonly [game: string, file: string, seats: number, options: object])[] = [
  ['resistance', '5-base', 5, { modules: [] }],
  ['resistance', '7-base', 7, { modules: [] }],
  ['resistance', '10-base', 10, { modules: [] }],
  ['resistance', '6-targeting', 6, { modules: ['targeting'] }],
  ['resistance', '8-targeting', 8, { modules: ['targeting'] }],
  ['resistance', '5-blind-spies', 5, { modules: ['blindSpies'] }],
  ['resistance', '9-blind-spies', 9, { modules: ['blindSpies'] }],
  ['resistance', '7-targeting-blind-spies', 7, { modules: ['targeting', 'blindSpies'] }],
];

test.each(GOLDEN)('%s: %s is played as it always was', async (name, file, seats, options) => {
  const made = setUpGame(name, seats, options);
  if (!made.ok) throw new Error(made.problem);
  const seed = `golden ${file}`;
  const entries = entriesOf(randomGame(made.game, seed));
  const heading = `# ${name}, ${seats} seats, options ${JSON.stringify(options)}, seed "${seed}"\n\n`;
  const text = heading + playthrough({ game: made.game, seed, entries });
  await expect(text).toMatchFileSnapshot(join(import.meta.dirname, name, 'playthroughs', `${file}.txt`));
});
