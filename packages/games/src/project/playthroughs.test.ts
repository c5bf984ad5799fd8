import { join } from 'node:path';
import { playthroughAs } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import { setUp } from './setup.ts';
import { walk } from './testing/walk.ts';

/**
 * As the table saw them: in this game nobody knows more. Run the tests with `-u` to write these games anew; the
 * difference is what changed in the rules.
 */
const GOLDEN: readonly (readonly [file: string, seats: number, options: object])[] = [
  ['1-siege', 1, { scenario: 'siege', clock: 'off', characters: [['stark']] }],
  ['1-three-leaders', 1, { scenario: 'landing', clock: 'actions', characters: [['ambler', 'randles', 'adams']] }],
  ['2-north', 2, { scenario: 'north', difficulty: 'normal', clock: 'off', characters: [['caygill'], ['courtenay']] }],
  ['3-coup', 3, { scenario: 'coup', difficulty: 'hard', clock: 'off', lastTurn: 8 }],
  ['4-passes', 4, { scenario: 'passes', difficulty: 'heroic', clock: 'actions', actionsPerStep: 2 }],
  ['4-scattered', 4, { scenario: 'scattered', clock: 'off' }],
];

describe('games as they always were', () => {
  test.each(GOLDEN)('%s', async (file, seats, options) => {
    const made = setUp(seats, options);
    if (!made.ok) throw new Error(made.problem);
    const seed = `golden ${file}`;
    const { match, entries } = walk(made.game, seed);
    const heading = `# project, ${seats} seats, options ${JSON.stringify(options)}, seed "${seed}"\n\n`;
    const text = playthroughAs('table', { game: made.game, seed, entries: entries });
    const end = `  over: ${match.outcome?.reason}\n`;
    await expect(heading + text + end).toMatchFileSnapshot(join(import.meta.dirname, 'playthroughs', `${file}.txt`));
  });
});
