import { GAME_IDS, setUpGame } from '@reseau/games';
import { MODULE_IDS } from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import { measuresOf } from './bot.ts';

describe.each(GAME_IDS)('the tables at which %s is timed', (game) => {
  const tables = measuresOf(game).bench.tables();

  test('can all be', () => {
    expect(tables.filter(({ seats, options }) => !setUpGame(game, seats, options).ok)).toEqual([]);
    expect(tables.length).toBeGreaterThan(2);
  });

  test('have names of their own', () => {
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
  });
});

describe('The Resistance', () => {
  const tables = measuresOf('resistance').bench.tables();
  const modulesOf = (name: string) => tables.find((table) => table.name === name)?.options;

  test('the plain game comes first, then each module alone', () => {
    expect(tables.slice(0, 4).map(({ name }) => name)).toEqual(['5 seats', '7 seats', '10 seats', '8 seats']);
    const alone = tables.slice(4, 4 + MODULE_IDS.length);
    expect(alone.map(({ options }) => options['modules'])).toEqual(MODULE_IDS.map((id) => [id]));
    expect(modulesOf('8 seats, Blind Spies')).toEqual({ modules: ['blindSpies'], extras: [] });
    expect(modulesOf('8 seats, Rogue')).toEqual({ modules: ['rogue'], extras: ['resistanceRogue', 'spyRogue'] });
    expect(modulesOf('8 seats, Hunter')).toEqual({ modules: ['hunter'], extras: ['dummyAgent', 'deepAgent', 'blame'] });
  });

  test('then the most that goes together, so that each module is in one of them', () => {
    const mixes = tables.slice(4 + MODULE_IDS.length).map(({ options }) => options['modules']);
    expect(MODULE_IDS.filter((id) => !mixes.flat().includes(id))).toEqual([]);
    for (const { seats, options, name } of tables.slice(4 + MODULE_IDS.length)) {
      const modules = options['modules'] as readonly string[];
      const more = MODULE_IDS.filter((id) => !modules.includes(id));
      const fits = more.filter((id) => setUpGame('resistance', seats, { ...options, modules: [...modules, id] }).ok);
      expect([name, fits]).toEqual([name, []]);
    }
  });
});
