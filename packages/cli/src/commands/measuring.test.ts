import { GAME_IDS } from '@reseau/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../command.ts';
import { arena } from './arena.ts';
import { balance } from './balance.ts';
import { fit } from './fit.ts';
import { solve } from './solve.ts';
import { winrates } from './winrates.ts';

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

async function prints(command: Command, ...args: readonly string[]): Promise<string> {
  printed = [];
  expect(await command.run(args)).toBe(0);
  return printed.join('\n');
}

const FAMILY = { arena, winrates, balance };
const BASE = ['--game', 'resistance', '--seats', '5', '--games', '2'];

describe.each(Object.entries(FAMILY))('reseau %s', (name, command) => {
  test.each([
    [['--game', 'chess'], /^unknownGame: there is no game "chess"; please choose from/],
    [['--game', 'insurection'], /^unknownGame: .*did you mean "insurrection"\?/],
    [['--game', 'insurrection', '--seats', '7'], /^tooManySeats: --seats must be from 2 to 6, not 7\.$/],
    [['--game', 'insurrection', '--seats', '1'], /^tooFewSeats: --seats must be from 2 to 6, not 1\.$/],
    [
      ['--game', 'insurrection', '--seats', 'two'],
      /^badNumber: --seats must be a whole number, 1 or more, not "two"\.$/,
    ],
    [['--game', 'insurrection', '--seats', '3,2,3'], /^listedTwice: --seats lists 3 more than once\.$/],
    [['--game', 'insurrection', '--seats', '4,04'], /^listedTwice: --seats lists 4 more than once\.$/],
    [['--game', 'insurrection', '--games', '0'], /^badNumber: --games/],
    [['--game', 'insurrection', '--options', '{'], /^badOptions: --options is not valid JSON\.$/],
    [['--game', 'insurrection', '--options', '[]'], /^badOptions: --options must be an object/],
    [['--game', 'insurrection', '--options', '{"sdie":"base"}'], /^badOptions: .*"sdie"; did you mean "side"\?$/],
    [
      ['--game', 'insurrection', '--options', '{"side":"bsae"}'],
      /^badOptions: .*"bsae" for "side"; did you mean "base"\?$/,
    ],
    [['--game', 'insurrection', '--options', '{"cards":{"$file":"none.json"}}'], /none\.json: there is no such file/],
    [['--game', 'insurrection', '--parts', 'sidse'], /^unknownPart: there is no part "sidse"/],
    [['--game', 'insurrection', '--players', '2'], /^--players is no more; say --seats instead\.$/],
    [
      ['--game', 'insurrection', '--sides=base'],
      /^--sides is no more; say --options '\{"side":\["base","advanced"\]\}' instead\.$/,
    ],
    [['--game', 'insurrection', '--dragon'], /Unknown option '--dragon'/],
  ])('%j is refused in words', async (args, words) => {
    await expect(command.run(args)).rejects.toThrow(words);
  });

  test('its help names every game that has something to offer, and what', () => {
    expect(command.usage).toMatch(
      /^insurrection\n {2}parts {4}\w+.*\n(?: {2}bots {5}random, easy.*\n)? {2}options {2}side/m,
    );
    expect(command.usage).toContain(`reseau ${name} `);
    for (const flag of ['--game', '--seats', '--options', '--games', '--seed', '--parts', '--json'])
      expect(command.usage).toMatch(new RegExp(`^${flag} `, 'm'));
    expect(/^ {2}bots /m.test(command.usage)).toBe(/^--bots /m.test(command.usage));
    const [synopsis = ''] = command.usage.split('\n\n');
    for (const [flag] of command.usage.matchAll(/^--[a-z]+/gm)) expect(synopsis).toContain(flag);
  });
});

describe.each([
  ['arena', arena],
  ['winrates', winrates],
])('reseau %s', (_name, command) => {
  test('a game must be named where several will do', async () => {
    await expect(command.run([])).rejects.toThrow(`please name a game with --game: ${GAME_IDS.join(', ')}.`);
  });

  test.each([
    [['--bots', 'easy,easy'], /^listedTwice: --bots lists "easy" more than once\.$/],
    [['--bots', 'stong'], /^unknownBot: there is no bot "stong"; did you mean "strong"\?$/],
    [['--options', '{"modules":["assassin","hunter"]}'], /^assassinAndHunter: this table is not possible for 5/],
    [['--modules', 'plot'], /^--modules is no more; say --options '\{"modules":\["plot","trapper"\]\}' instead\.$/],
  ])('%j is refused in words', async (args, words) => {
    await expect(command.run([...BASE, ...args])).rejects.toThrow(words);
  });
});

describe('reseau arena', () => {
  test('prints who wins, a row for each pair', async () => {
    const said = await prints(arena, ...BASE, '--bots', 'strong:easy,easy');
    expect(said).toContain('2 games per cell, seed "arena".');
    expect(said).toMatch(/^\| the resistance wins \| 5 players \|$/m);
    expect(said).toMatch(/^\| strong against easy \| \d+\.0 \(/m);
    expect(said).toMatch(/^\| easy against easy \| \d+\.0 \(/m);
  });

  test('a part stands for its pairs, and a module adds what it counts', async () => {
    const options = '{"modules":["rogue"],"extras":["resistanceRogue"]}';
    const said = await prints(arena, ...BASE, '--parts', 'blind', '--options', options);
    expect(said).toMatch(/^\| the Rogue of the resistance wins alone \| 5 players \|$/m);
    expect(said.match(/blind against strong/g)).toHaveLength(2);
  });

  test('as JSON, and with the time of moves', async () => {
    const said = await prints(arena, ...BASE, '--bots', 'easy', '--json', '--speed');
    const { game, lines } = JSON.parse(said);
    expect(game).toBe('resistance');
    expect(lines).toEqual([
      {
        one: 'easy',
        others: 'easy',
        seats: 5,
        outcomes: [expect.objectContaining({ name: 'the resistance wins', games: 2 })],
        times: [expect.any(Number), expect.any(Number), expect.any(Number)],
      },
    ]);
  });

  test('the same seed gives the same figures', async () => {
    const args = ['--game', 'insurrection', '--seats', '2', '--games', '3', '--bots', 'medium:random'];
    expect(await prints(arena, ...args)).toBe(await prints(arena, ...args));
  });

  test.each([['a:b:c'], ['hindsight20']])('--bots %s is refused', async (bots) => {
    await expect(arena.run(['--game', 'project', '--bots', bots])).rejects.toThrow(/^(badBots|unknownBot): /);
  });
});

describe('reseau winrates', () => {
  const island = ['--game', 'project', '--seats', '2', '--games', '1'];

  test('options fix some of the tables, and a list stands for several', async () => {
    const options = '{"difficulty":"heroic","scenario":["siege","landing"]}';
    const said = await prints(winrates, ...island, '--options', options);
    expect(said).toMatch(/^\| heroic: the team wins \| 2 players \|$/m);
    expect(said.split('\n').filter((line) => /^\| [a-z]+ \| \d/.test(line))).toHaveLength(3);
    expect(said).not.toContain('initiation');
  });

  test('a table that is no row of the list is measured by itself', async () => {
    const said = await prints(winrates, ...BASE, '--options', '{"modules":["plot","trapper"]}', '--json');
    const { lines } = JSON.parse(said);
    expect(lines).toHaveLength(1);
    expect(lines[0].tables).toEqual([{ modules: ['plot', 'trapper'] }]);
  });

  test('a module alone has the choices that it needs', async () => {
    const said = await prints(winrates, ...BASE, '--bots', 'easy', '--games', '1');
    expect(said).toMatch(/^\| no module \| /m);
    expect(said).toMatch(/^\| rogue, resistanceRogue, spyRogue \| /m);
  });

  test.each(['easy,medium', 'strong:easy', 'easy:easy'])('--bots %s: two kinds are one too many', async (bots) => {
    await expect(winrates.run([...island, '--bots', bots])).rejects.toThrow('badBots: ');
  });

  test('--parts leaders,leaders: a part is measured once', async () => {
    await expect(winrates.run([...island, '--parts', 'leaders,leaders'])).rejects.toThrow(
      'listedTwice: --parts lists "leaders" more than once.',
    );
  });

  test('--alone names what has taken its place', async () => {
    await expect(winrates.run(['--alone'])).rejects.toThrow('say --parts leaders --seats 1 instead');
  });
});

describe('reseau balance', () => {
  test('prints every card of every table, and marks what is out of bounds', async () => {
    const said = await prints(balance, '--seats', '2', '--games', '8', '--options', '{"side":"base"}');
    expect(said).toMatch(/^\| {2}\| 2 base \|$/m);
    expect(said).toMatch(/^\| leaders \| 2 base \|$/m);
    expect(said).toMatch(/^\| [a-zA-Z]+ \| \d\.\d\d! \|$/m);
  });

  test('as JSON', async () => {
    const { columns } = JSON.parse(await prints(balance, '--seats', '2', '--games', '2', '--json'));
    expect(columns.map(({ name }: { readonly name: string }) => name)).toEqual(['2 base', '2 advanced']);
  });

  test('a game without a measure of it is refused', async () => {
    await expect(balance.run(['--game', 'resistance'])).rejects.toThrow(/^notMeasured: resistance has nothing/);
  });
});

describe('reseau solve and reseau fit', () => {
  test('a plan, and its value', async () => {
    expect(await prints(solve, '--seats', '5', '--restarts', '5')).toMatch(/^Beats \d of 10 sets of spies/);
  });

  test.each([
    [solve, [], /^badNumber: --seats/],
    [solve, ['--seats', '4'], /^tooFewSeats: /],
    [solve, ['--seats', '5,5'], /^listedTwice: --seats lists 5 more than once\.$/],
    [solve, ['--seats', '5,6'], /^badNumber: --seats must be one number\.$/],
    [solve, ['--seats', '5', '--game', 'project'], /^notMeasured: project/],
    [fit, ['--games', 'many'], /^badNumber: --games/],
    [fit, ['--game', 'resistance'], /^notMeasured: resistance/],
  ])('$summary %j is refused in words', async (command, args, words) => {
    await expect(command.run(args)).rejects.toThrow(words);
  });
});
