import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { compose, type ResistanceGame } from './compose.ts';
import type { SeatCount } from './data/tables.ts';
import { legalMixes } from './mixes.ts';
import type { Maker } from './module.ts';
import { EXTRAS, type Extra, type ModuleId } from './module-ids.ts';
import { setUp } from './setup.ts';

function game(seats: SeatCount, modules: readonly ModuleId[], extras: readonly Extra[] = []): ResistanceGame {
  const made = setUp(seats, { modules, extras });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
}

/** The steps that do something, in the order of play; `?` marks those that ask. */
const order = ({ steps }: ResistanceGame): readonly string[] =>
  steps.filter(({ kind }) => kind !== 'landmark').map(({ id, kind }) => (kind === 'asks' ? `${id}?` : id));

const lines = ({ reveal }: ResistanceGame): readonly string[] => reveal.map(({ line }) => line);

const WITH_HUNTER: readonly ModuleId[] = [
  'inquisitor',
  'hunter',
  'rogue',
  'reverser',
  'trapper',
  'plot',
  'defector',
  'targeting',
];
const WITH_ASSASSIN = WITH_HUNTER.map((id) => (id === 'hunter' ? 'assassin' : id));
const WITH_SERGEANT: readonly ModuleId[] = [
  'targeting',
  'inquisitor',
  'assassin',
  'trapper',
  'sergeant',
  'plot',
  'defector',
];

describe('the merged order of steps', () => {
  test('[CO7] [HU33] all that goes with the Hunter', () => {
    const extras = ['resistanceReverser', 'resistanceRogue', 'deepAgent', 'blame'] as const;
    // Without Defectors: with them the spies would be one too many.
    const modules = WITH_HUNTER.filter((id) => id !== 'defector');
    expect(order(game(10, modules, extras))).toEqual([
      'plot.strongLeader',
      'plot.draw',
      'plot.give?',
      'propose?',
      'hunter.appoint?',
      'hunter.blame?',
      'plot.opinionMaker?',
      'vote?',
      'plot.noConfidence',
      'rogue.watch?',
      'plot.spotlight',
      'play?',
      'plot.expose',
      'plot.closeEye',
      'trapper.trap?',
      'reveal',
      'hunter.chance',
      'hunter.early?',
      'rogue.claim',
      'hunter.stepOut',
      'hunter.accuse?',
      'verdict',
      'hunter.investigate?',
      'inquisitor.look?',
      'after',
    ]);
  });

  test('[CO7] the loyalty card comes first of all', () => {
    const steps = order(game(9, WITH_HUNTER, ['resistanceReverser', 'resistanceRogue']));
    expect(steps.slice(0, 5)).toEqual(['defector.turn', 'plot.strongLeader', 'plot.draw', 'plot.give?', 'propose?']);
  });

  test('[CO7] all that goes with the Assassin', () => {
    expect(order(game(9, WITH_ASSASSIN, ['resistanceReverser', 'resistanceRogue', 'bodyGuard']))).toEqual([
      'defector.turn',
      'plot.strongLeader',
      'plot.draw',
      'plot.give?',
      'propose?',
      'plot.opinionMaker?',
      'vote?',
      'plot.noConfidence',
      'rogue.watch?',
      'plot.spotlight',
      'play?',
      'plot.expose',
      'plot.closeEye',
      'trapper.trap?',
      'reveal',
      'rogue.claim',
      'assassin.stepOut',
      'assassin.strike?',
      'verdict',
      'inquisitor.look?',
      'after',
    ]);
  });

  test('[CO7] all that goes with the Sergeant', () => {
    expect(order(game(8, WITH_SERGEANT))).toEqual([
      'defector.turn',
      'plot.strongLeader',
      'plot.draw',
      'plot.give?',
      'propose?',
      'sergeant.appoint?',
      'plot.opinionMaker?',
      'vote?',
      'plot.noConfidence',
      'plot.spotlight',
      'play?',
      'plot.expose',
      'plot.closeEye',
      'sergeant.order?',
      'trapper.trap?',
      'reveal',
      'assassin.stepOut',
      'assassin.strike?',
      'verdict',
      'inquisitor.look?',
      'after',
    ]);
  });

  test('[CO7] the table of steps in SPEC.md is the one that `reseau explain` prints', () => {
    const spec = readFileSync(join(import.meta.dirname, 'SPEC.md'), 'utf8');
    const [, command = '', printed = ''] = /```\n(reseau explain .*)\n([^`]*)```/.exec(spec) ?? [];
    const [, seats, options = ''] = /--seats (\d+) --options '(.*)'/.exec(command) ?? [];
    const made = setUp(Number(seats), JSON.parse(options));
    if (!made.ok) throw new Error(made.problem);
    const { steps } = made.game;
    expect(printed.trim().split(/\s+/)).toEqual(steps.flatMap(({ id, kind }) => [id, kind]));
    const counts = [...legalMixes(10)].map(({ modules, extras }) => game(10, modules, extras).steps.length);
    expect(Math.max(...counts)).toBe(steps.length);
  });

  test('[HO9] the order in which a table names its modules means nothing', () => {
    const extras = ['resistanceReverser', 'resistanceRogue'] as const;
    expect(order(game(9, WITH_HUNTER.toReversed(), extras))).toEqual(order(game(9, WITH_HUNTER, extras)));
  });

  test('[CO7] which modules must not change places, and why', () => {
    const extras = EXTRAS.filter((extra) => extra !== 'defectorsKnown' && extra !== 'secretSwitch');
    const steps = (...makers: readonly Maker[]): string =>
      compose(10, makers, extras)
        .steps.map(({ id }) => id)
        .join();
    const pairs = CATALOGUE.flatMap((one, index) => CATALOGUE.slice(index + 1).map((other) => [one, other] as const));
    const fixed = pairs.filter(([one, other]) => steps(one, other) !== steps(other, one));
    expect(fixed.map(([one, other]) => `${one.id} ${other.id}`)).toEqual([
      'plot sergeant', // A look comes before the swap (PL22).
      'plot trapper', // A look comes before a card is set aside (PL22).
      'sergeant trapper', // The swap comes before a card is set aside.
      'sergeant hunter', // Never together (CO5).
      'rogue hunter', // A Rogue comes before accusations (RO11).
      'rogue assassin', // A Rogue comes before the Assassin (RO11).
      'hunter assassin', // Never together (CO1).
      'hunter inquisitor', // Investigation comes before the Inquisitor (HU33).
    ]);
  });

  test('[RS1] the lines of the reveal', () => {
    const hunters = game(10, ['hunter', 'defector'], ['coordinator', 'defectorsKnown']);
    expect(lines(hunters)).toEqual(['spies', 'defectors', 'spyChiefs', 'resistanceChiefs', 'coordinator']);
    expect(lines(game(10, ['hunter'], ['deepAgent']))).toEqual(['spies', 'spyChiefs', 'resistanceChiefs', 'deepAgent']);
    expect(lines(game(7, ['assassin'], ['bodyGuard']))).toEqual(['spies', 'commander', 'bodyGuard']);
    expect(lines(game(7, ['assassin']))).toEqual(['spies', 'commander']);
  });

  test('[RS1] [BS1] [RO2] a line that would show nobody anything is not read', () => {
    expect(lines(game(5, ['blindSpies']))).toEqual([]);
    expect(lines(game(5, ['rogue'], ['spyRogue']))).toEqual([]);
    expect(lines(game(5, ['assassin'], ['blindSpy']))).toEqual(['commander']);
    expect(lines(game(7, ['hunter'], ['coordinator']))).toEqual(['spies', 'spyChiefs', 'coordinator']);
  });

  test('[RS3] [AS2] who reads a line of the reveal, and who is seen', () => {
    const { reveal } = game(9, ['assassin', 'defector', 'rogue'], ['spyRogue']);
    expect(reveal).toEqual([
      { line: 'spies', readers: ['assassin'], seen: ['spyDefector'] },
      { line: 'commander', readers: ['commander'], seen: ['spyDefector', 'assassin'] },
    ]);
  });
});
