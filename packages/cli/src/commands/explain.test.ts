import { GAME_IDS } from '@reseau/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { explain } from './explain.ts';

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => void printed.push(words.join(' ')));
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function explained(...args: readonly string[]): Promise<string> {
  expect(await explain.run(args)).toBe(0);
  return printed.join('\n');
}

describe('reseau explain --game resistance', () => {
  const mixed = (...args: readonly string[]) => explained('--game', 'resistance', ...args);

  test('names the cards, by the name in scenario files and in words', async () => {
    const said = await mixed('--seats', '7', '--options', '{"modules":["assassin"]}');
    expect(said).toMatch(/^ {2}commander +Commander\. You know some or all of the spies\./m);
    expect(said).toMatch(/^ {2}spy × 2 +Spy\. /m);
  });

  test('reads the reveal aloud', async () => {
    const said = await mixed('--seats', '7', '--options', '{"modules":["assassin","rogue"],"extras":["spyRogue"]}');
    expect(said).toContain('Spies, open your eyes and find each other. Rogue, keep yours shut.');
    expect(said).toContain('Commander, open your eyes. Rogue, keep your thumb down.');
  });

  test('with Blind Spies there is no reveal to print', async () => {
    const said = await mixed('--options', '{"modules":["blindSpies"]}');
    expect(said).toContain('There’s no reveal: the spies don’t know each other.');
    expect(said).not.toMatch(/eyes/i);
  });

  test('says in words what is asked, and keeps the names of the steps', async () => {
    const said = await mixed('--options', '{"modules":["plot","trapper"]}');
    expect(said).toMatch(/^ {2}trapper\.trap +asks +Someone is setting a card aside$/m);
    expect(said).toMatch(/^ {2}plot\.noConfidence +runs +Someone may turn the team down$/m);
    expect(said).toMatch(/^ {2}propose +asks +The leader is choosing a team$/m);
    expect(said).toMatch(/^ {2}vote +asks +The table votes on this team$/m);
    expect(said).toMatch(/^ {2}departure +landmark$/m);
  });

  test.each([
    [['--options', '{"modules":["assassin","hunter"]}'], /^Assassin and Hunter each end the game in their own way/],
    [['--seats', '3'], /^tooFewSeats: --seats must be from 5 to 10, not 3\.$/],
    [['--seats', '11'], /^tooManySeats: --seats must be from 5 to 10, not 11\.$/],
    [['--seats', 'seven'], /^badNumber: --seats must be a whole number, 1 or more, not "seven"\.$/],
    [['--seats', '7,7'], /^listedTwice: --seats lists 7 more than once\.$/],
    [['--seats', '5,6'], /^badNumber: --seats must be one number\.$/],
    [
      ['--options', '{"modules":["plot","dragon"]}'],
      /^badOptions: there is no "dragon" for "modules"; please choose from /,
    ],
    [
      ['--options', '{"modules":["trappr"]}'],
      /^badOptions: there is no "trappr" for "modules"; did you mean "trapper"\?$/,
    ],
    [['--options', '{"modules":["plot","plot"]}'], /^A module was chosen twice\.$/],
    [['--options', 'plot'], /^badOptions: --options is not valid JSON\.$/],
    [['--modules', 'plot'], /^--modules is no more; say --options /],
  ])('%j is refused in a sentence', async (args, words) => {
    await expect(explain.run(['--game', 'resistance', ...args])).rejects.toThrow(words);
  });
});

describe('reseau explain --game insurrection', () => {
  const path = (...args: readonly string[]) => explained('--game', 'insurrection', ...args);

  test('says what is dealt, and from how many', async () => {
    const said = await path();
    expect(said).toMatch(
      /^Dealt to each player\n {2}people × 3 +From a pile of \d+\.\n {2}leaders × 2 +From a pile of \d+\./m,
    );
  });

  test('names the cards with all that is printed on them', async () => {
    const said = await path();
    expect(said).toMatch(
      /^ {2}gnoll × 3 +Gnoll\. Initiative \d+, \d+, \d+\. 1 Minion\. 1 Corruption\. If Good wins: .*\. If Evil wins: .* Eliminate\.$/m,
    );
    expect(said).toMatch(/^ {2}yel +Yel, the Druid\. /m);
  });

  test('lists the locations that the pawn may come to, with the sides that may lie up', async () => {
    const named = await path('--options', '{"side":"mixed","locations":["ford","mill","altar","abbey"]}');
    const [, between = ''] = /^Path\n([\s\S]*?)\nSteps$/m.exec(named) ?? [];
    expect(between.split('\n').map((line) => line.trim().split(' ')[0])).toEqual([
      'fortress',
      'ford',
      'ford',
      'mill',
      'mill',
      'altar',
      'altar',
      'abbey',
      'abbey',
      'keep',
    ]);
    expect(between).toMatch(/ford +The Flooded Ford \(A\), advanced side\. First, every card without Corruption/);
  });

  test('the steps that others call are there too', async () => {
    const said = await path();
    expect(said).toMatch(/^ {2}choose +asks +Everyone plays a card face down$/m);
    expect(said).toMatch(/^Steps that others call\n {2}turn +asks +Someone takes a card$/m);
  });

  test('a table that cannot be is refused in the words of the screen', async () => {
    await expect(path('--options', '{"side":"base","locations":["ford"]}')).rejects.toThrow(
      /^Choose four locations between the Fortress and the Keep\.$/,
    );
  });
});

describe('reseau explain --game project', () => {
  const island = (...args: readonly string[]) => explained('--game', 'project', ...args);

  test('says what the options come to', async () => {
    const said = await island('--seats', '2', '--options', '{"difficulty":"hard","clock":"actions"}');
    expect(said).toMatch(/^ {2}difficulty +Hard\. 5 bases, 10 hardened soldiers\.$/m);
    expect(said).toMatch(/^ {2}clock +The army’s actions\. One more soldier .* 58 army actions\.$/m);
  });

  test('names those who may be played, and where it may begin', async () => {
    const any = await island('--options', '{"characters":[["stark"]]}');
    expect(any).toMatch(/^Characters\n {2}stark +John Stark, Elite agent\. /m);
    expect(any).toMatch(/^ {2}randles +/m);
    expect(any).toMatch(/^ {2}siege +The siege\. .* 6 red soldiers\.$/m);
    printed = [];
    const one = await island('--seats', '1', '--options', '{"characters":[["stark"]],"scenario":"coup"}');
    expect(one).not.toMatch(/^ {2}(randles|siege) /m);
  });

  test('names the cards of every deck, and how many there are', async () => {
    const said = await island();
    expect(said).toMatch(/^Clues\n {2}mountain × 3 +Mountains\. /m);
    expect(said).toMatch(/^ {2}slow × 5 +Slow them down\. Major: .* Minor: /m);
    expect(said).toMatch(/^ {2}tools × 2 +Tools\. \+1 when crafting\.$/m);
    expect(said).toMatch(/^ {2}players +asks +The Resistance acts$/m);
  });
});

describe.each(GAME_IDS)('reseau explain --game %s', (game) => {
  test('says in words what each step asks', async () => {
    const said = await explained('--game', game);
    expect(said).toMatch(/^Steps$/m);
    expect(said.match(/^ {2}\S+ +asks +\S.*$/gm)?.length).toBeGreaterThan(0);
    expect(said).not.toMatch(/^ {2}\S+ +asks$/m);
    expect(said).not.toMatch(/undefined|\[object|NaN/);
  });

  test('its help lists the options', () => {
    expect(explain.usage).toMatch(new RegExp(`^${game}\\n {2}[a-z]+`, 'm'));
  });
});

test('a game must be named', async () => {
  await expect(explain.run(['--options', '{"modules":["plot"]}'])).rejects.toThrow(
    'unknownGame: please name a game with --game: resistance, insurrection, project.',
  );
  await expect(explain.run(['--game', 'chess'])).rejects.toThrow(/^unknownGame: there is no game "chess"/);
});
