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

describe('reseau explain', () => {
  test('names the cards, by the name in scenario files and in words', async () => {
    const said = await explained('--seats', '7', '--options', '{"modules":["assassin"]}');
    expect(said).toMatch(/^ {2}commander +Commander\. You know some or all of the spies\./m);
    expect(said).toMatch(/^ {2}spy × 2 +Spy\. /m);
  });

  test('reads the reveal aloud', async () => {
    const said = await explained('--seats', '7', '--options', '{"modules":["assassin","rogue"],"extras":["spyRogue"]}');
    expect(said).toContain('Spies, open your eyes and find each other. Rogue, keep yours shut.');
    expect(said).toContain('Commander, open your eyes. Rogue, keep your thumb down.');
  });

  test('with Blind Spies there is no reveal to print', async () => {
    const said = await explained('--options', '{"modules":["blindSpies"]}');
    expect(said).toContain('There’s no reveal: the spies don’t know each other.');
    expect(said).not.toMatch(/eyes/i);
  });

  test('says in words what is asked, and keeps the names of the steps', async () => {
    const said = await explained('--options', '{"modules":["plot","trapper"]}');
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
    [['--game', 'chess'], /^unknownGame: there is no game "chess"; please choose from /],
  ])('%j is refused in a sentence', async (args, words) => {
    await expect(explain.run(args)).rejects.toThrow(words);
  });
});
