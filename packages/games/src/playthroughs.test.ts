import { join } from 'node:path';
import { entriesOf, momentsIn, playthrough, randomGame } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import { setUpGame } from './catalogue.ts';
import { MODULE_IDS } from './resistance/module-ids.ts';

interface Options {
  readonly side?: string;
  readonly modules?: readonly string[];
  readonly extras?: readonly string[];
}

type Golden = readonly [game: string, file: string, seats: number, options: Options, seed?: string];

const mix = (modules: string, extras = '') => ({
  modules: modules.split(' ').filter((id) => id !== ''),
  extras: extras.split(' ').filter((id) => id !== ''),
});

/**
 * Run the tests with `-u` to write these games anew; the difference is what changed in the rules. The seeds of the
 * modules and of Insurrection are chosen for games in which something happens.
 */
const GOLDEN: readonly Golden[] = [
  ['resistance', '5-base', 5, { modules: [] }],
  ['resistance', '7-base', 7, { modules: [] }],
  ['resistance', '10-base', 10, { modules: [] }],
  ['resistance', '6-targeting', 6, { modules: ['targeting'] }],
  ['resistance', '8-targeting', 8, { modules: ['targeting'] }],
  ['resistance', '5-blind-spies', 5, { modules: ['blindSpies'] }],
  ['resistance', '9-blind-spies', 9, { modules: ['blindSpies'] }],
  ['resistance', '7-targeting-blind-spies', 7, { modules: ['targeting', 'blindSpies'] }],
  ['resistance', '5-inquisitor', 5, mix('inquisitor')],
  ['resistance', '6-trapper', 6, mix('trapper')],
  ['resistance', '7-reverser', 7, mix('reverser', 'resistanceReverser spyReverser'), 'c'],
  ['resistance', '6-rogue', 6, mix('rogue', 'resistanceRogue spyRogue'), 'd'],
  ['resistance', '7-assassin', 7, mix('assassin', 'bodyGuard falseCommander'), 'b'],
  ['resistance', '10-assassin', 10, mix('assassin', 'bodyGuard falseCommander deepCover blindSpy'), 'b'],
  ['resistance', '7-defector', 7, mix('defector'), 'f'],
  ['resistance', '6-defector-secret', 6, mix('defector', 'secretSwitch'), 'f'],
  ['resistance', '8-defector-foretold', 8, mix('defector', 'openSwitch'), 'e'],
  ['resistance', '5-sergeant', 5, mix('sergeant'), 'f'],
  ['resistance', '5-plot', 5, mix('plot'), 'f'],
  ['resistance', '9-plot', 9, mix('plot'), 'd'],
  ['resistance', '5-hunter', 5, mix('hunter'), 'b'],
  ['resistance', '7-hunter', 7, mix('hunter', 'dummyAgent deepAgent blame'), 'b'],
  ['resistance', '10-hunter', 10, mix('hunter', 'dummyAgent coordinator'), 'b'],
  [
    'resistance',
    '8-hunter-and-more',
    8,
    mix('targeting plot trapper reverser rogue hunter inquisitor', 'resistanceReverser resistanceRogue'),
    'b',
  ],
  [
    'resistance',
    '8-assassin-and-more',
    8,
    mix('targeting defector plot trapper reverser rogue assassin inquisitor', 'resistanceReverser resistanceRogue'),
    'c',
  ],
  ['insurrection', '2-base', 2, { side: 'base' }],
  ['insurrection', '4-base', 4, { side: 'base' }, 'c'],
  ['insurrection', '6-base', 6, { side: 'base' }, 'b'],
  ['insurrection', '3-advanced', 3, { side: 'advanced' }],
  ['insurrection', '5-advanced', 5, { side: 'advanced' }, 'd'],
  ['insurrection', '4-mixed', 4, { side: 'mixed' }],
];

function played([name, file, seats, options, which]: Golden) {
  const made = setUpGame(name, seats, options);
  if (!made.ok) throw new Error(made.problem);
  const seed = ['golden', file, which].filter((part) => part !== undefined).join(' ');
  return { seed, random: randomGame(made.game, seed) };
}

describe('games as they always were', () => {
  test.each(GOLDEN.map((golden) => ({ golden, title: `${golden[0]}: ${golden[1]}` })))('$title', async ({ golden }) => {
    const [name, file, seats, options] = golden;
    const { seed, random } = played(golden);
    const heading = `# ${name}, ${seats} seats, options ${JSON.stringify(options)}, seed "${seed}"\n\n`;
    const text = heading + playthrough({ game: random.game, seed, entries: entriesOf(random) });
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, name, 'playthroughs', `${file}.txt`));
  });

  test('every module of The Resistance is in one of them', () => {
    const played = new Set(GOLDEN.flatMap(([, , , options]) => options.modules ?? []));
    expect(MODULE_IDS.filter((id) => !played.has(id))).toEqual([]);
  });

  test('together they come to every step that asks somebody', () => {
    const steps = new Set(GOLDEN.flatMap((golden) => momentsIn(played(golden).random).map(({ step }) => step)));
    expect([...steps].toSorted()).toMatchInlineSnapshot(`
      [
        "advance",
        "after",
        "assassin.stepOut",
        "assassin.strike",
        "check",
        "choose",
        "defector.turn",
        "discard",
        "draw",
        "effect",
        "ends",
        "hunter.accuse",
        "hunter.answer",
        "hunter.appoint",
        "hunter.blame",
        "hunter.chance",
        "hunter.early",
        "hunter.investigate",
        "hunter.stepOut",
        "inquisitor.look",
        "leader",
        "play",
        "plot.closeEye",
        "plot.closeEye.chance",
        "plot.draw",
        "plot.establishConfidence",
        "plot.expose",
        "plot.give",
        "plot.noConfidence",
        "plot.noConfidence.chance",
        "plot.openUp",
        "plot.opinionMaker",
        "plot.overheard",
        "plot.spotlight",
        "plot.spotlight.chance",
        "plot.strongLeader",
        "plot.strongLeader.chance",
        "plot.takeResponsibility",
        "propose",
        "put",
        "reveal",
        "rogue.claim",
        "rogue.watch",
        "score",
        "sergeant.appoint",
        "sergeant.order",
        "trapper.trap",
        "turn",
        "verdict",
        "vote",
      ]
    `);
  });
});
