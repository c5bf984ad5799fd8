import { createHash } from 'node:crypto';
import { GAMES } from '@reseau/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../command.ts';
import { verify } from './verify.ts';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

const seed = 'an evening';
const commitment = createHash('sha256').update(seed).digest('hex');
const checked = (...more: readonly string[]) => verify.run(['--seed', seed, '--commitment', commitment, ...more]);

describe('reseau verify', () => {
  test('a seed that is not the one that was promised', async () => {
    expect(await verify.run(['--seed', 'another', '--commitment', commitment])).toBe(1);
    expect(printed.join()).toContain('does not match');
  });

  test.each([
    ['resistance', '5', undefined, ['leader: ', 'characters, seat 4: ']],
    ['resistance', '7', { modules: ['hunter'], extras: ['deepAgent', 'blame'] }, ['"deepAgent"', '"pretender"']],
    ['resistance', '5', { modules: ['plot'] }, ['decks: {"plot":[']],
    ['insurrection', '4', undefined, ['hands, seat 3: ', 'leaders, seat 0: ', 'path, seat']],
    ['insurrection', '3', { side: 'advanced' }, ['hands, seat 2: ', 'path: [']],
    ['project', '2', undefined, ['opening: ', 'decks: ']],
  ])('%s for %s with %j: the deal that this seed gives', async (game, seats, options, says) => {
    const chosen = options === undefined ? [] : ['--options', JSON.stringify(options)];
    expect(await checked('--game', game, '--seats', seats, ...chosen)).toBe(0);
    for (const words of says) expect(printed.join('\n')).toContain(words);
    const first = printed;
    printed = [];
    await checked('--game', game, '--seats', seats, ...chosen);
    expect(printed).toEqual(first);
  });

  test.each([
    [['--seats', '4'], 'tooFewSeats'],
    [['--game', 'chess', '--seats', '5'], 'unknownGame'],
    [['--seats', '5', '--options', '{'], 'not valid JSON'],
    [['--seats', '5', '--options', '{"moduls":[]}'], 'badOptions'],
    [['--options', '{"nonsense":1}'], 'badOptions'],
    [['--seats', '99'], 'tooManySeats'],
    [['--seats', '5', '--options', '{"modules":["assassin","hunter"]}'], 'assassinAndHunter'],
  ])('%j is refused in words, whatever the seal, before anything is printed', async (more, says) => {
    for (const seal of [commitment, 'wrong']) {
      const refused = verify.run(['--seed', seed, '--commitment', seal, ...more]);
      await expect(refused).rejects.toThrow(UsageError);
      await expect(refused).rejects.toThrow(says);
    }
    expect(printed).toEqual([]);
  });

  test('options that are left out are those of a new table', async () => {
    const deal = async (...options: readonly string[]): Promise<readonly string[]> => {
      printed = [];
      await checked('--game', 'project', '--seats', '2', ...options);
      return printed;
    };
    const whole = await deal('--options', JSON.stringify(GAMES.project.defaults));
    expect(await deal()).toEqual(whole);
    expect(await deal('--options', '{"difficulty":"initiation"}')).toEqual(whole);
    expect(await deal('--options', '{"soldiers":"byLeaders"}')).not.toEqual(whole);
  });
});
