import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical, dealSeedOf, sha256 } from '@reseau/core';
import { GAME_IDS, GAMES, type GameId } from '@reseau/games';
import { entriesOf, randomGame } from '@reseau/testkit';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('reseau verify with a record', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reseau-verify-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const recordOf = (game: GameId) => {
    const seats = GAMES[game].seats[0] ?? 0;
    const made = GAMES[game].setUp(seats, GAMES[game].defaults);
    if (!made.ok) throw new Error(made.problem);
    const options = made.lasting ?? made.setup;
    const seating = Array.from({ length: seats }, (_, seat) => `m${seat + 1}`);
    const salts = Object.fromEntries(seating.slice(0, 2).map((id) => [id, sha256(id)]));
    const hashes = Object.fromEntries(Object.entries(salts).map(([id, salt]) => [id, sha256(salt)]));
    const parts = { seed, attempt: 1, seating, salts };
    const dealtFrom = dealSeedOf({ ...parts, game, options });
    const entries = entriesOf(randomGame(made.game, dealtFrom));
    return {
      reseau: 'match',
      version: 2,
      game,
      seats,
      options,
      deal: { ...parts, commitment, hashes, dealtFrom },
      entries,
    };
  };

  const file = (content: object): string => {
    const path = join(folder, 'record.json');
    writeFileSync(path, JSON.stringify(content));
    return path;
  };

  test.each(GAME_IDS)('%s: seal, deal and every later draw', async (game) => {
    expect(await verify.run([file(recordOf(game)), '--commitment', commitment])).toBe(0);
    expect(printed.join('\n')).toContain('It is the seal that you noted.');
    expect(printed.join('\n')).toMatch(/The salts of \d devices? match/);
    expect(printed.join('\n')).toMatch(/so do all \d+ moves after it/);
    expect(printed.join('\n')).toContain('they are not checked');
  });

  const another = 'another evening';
  const record = recordOf('resistance');
  const [dealt, ...moves] = record.entries;
  const { salts, hashes } = record.deal;
  const withDeal = (change: object) => ({ ...record, deal: { ...record.deal, ...change } });
  test.each<[name: string, record: object, flags: readonly string[], says: string]>([
    [
      'a seal that is not the one of the seed',
      { ...record, deal: { ...record.deal, seed: another } },
      [],
      'but the record says',
    ],
    ['a seal that is not the one noted', record, ['--commitment', 'b'.repeat(64)], 'but you noted'],
    [
      'a deal of another seed, with its own seal',
      { ...record, version: 1, deal: { seed: another, commitment: sha256(another) } },
      [],
      'the deal: ',
    ],
    [
      'another seed with its own seal',
      withDeal({ seed: another, commitment: sha256(another) }),
      [],
      'the parts of the deal',
    ],
    ['a changed salt', withDeal({ salts: { ...salts, m1: sha256('x') } }), [], 'the salt of m1 has the hash'],
    ['a changed hash', withDeal({ hashes: { ...hashes, m2: sha256('x') } }), [], 'the salt of m2 has the hash'],
    [
      'a salt and its hash, both changed',
      withDeal({ salts: { ...salts, m1: sha256('x') }, hashes: { ...hashes, m1: sha256(sha256('x')) } }),
      [],
      'the parts of the deal',
    ],
    ['a salt that was taken out', withDeal({ salts: {}, hashes: {} }), [], 'the parts of the deal'],
    ['changed seats', withDeal({ seating: record.deal.seating.toReversed() }), [], 'the parts of the deal'],
    ['another attempt', withDeal({ attempt: 2 }), [], 'the parts of the deal'],
    [
      'changed parts with a sum to match',
      withDeal({
        attempt: 2,
        dealtFrom: dealSeedOf({ ...record.deal, attempt: 2, game: record.game, options: record.options }),
      }),
      [],
      'the deal: ',
    ],
    ['a move that was taken out', { ...record, entries: [dealt, ...moves.slice(1)] }, [], 'cannot have happened'],
  ])('%s is found out', async (_name, changed, flags, says) => {
    expect(await verify.run([file(changed), ...flags])).toBe(1);
    expect(printed.join()).toContain(says);
  });

  /** The record of a match that somebody has dealt from a seed of their choice. */
  const chosen = (version: 1 | 2) => {
    const made = GAMES.resistance.setUp(5, record.options);
    if (!made.ok) throw new Error(made.problem);
    const parts = { seed: 'chosen', attempt: 1, seating: record.deal.seating, salts: {} };
    const dealtFrom =
      version === 1 ? parts.seed : dealSeedOf({ ...parts, game: 'resistance', options: record.options });
    const own = { seed: parts.seed, commitment: sha256(parts.seed) };
    const deal = version === 1 ? own : { ...parts, ...own, hashes: {}, dealtFrom };
    return { ...record, version, deal, entries: entriesOf(randomGame(made.game, dealtFrom)) };
  };

  test.each([1, 2] as const)(
    'a deal in which no device had a part is not passed for fair (version %i)',
    async (version) => {
      expect(await verify.run([file(chosen(version)), '--commitment', sha256('chosen')])).toBe(3);
      expect(printed.join('\n')).toContain('whoever ran the server could choose it alone');
    },
  );

  test('what only fits itself is said to', async () => {
    await verify.run([file(record)]);
    expect(printed.join('\n')).toContain('only shows that it fits itself');
  });

  const { seating } = record.deal;
  const optionsHash = sha256(canonical(record.options));
  const terms = { commitment, game: 'resistance', options: optionsHash, seating };
  /** As the page of the first device would have stored it. */
  const kept = { at: 1, match: 1, attempt: 1, lobby: commitment, terms, hashes, salt: salts['m1'] };
  const keptFile = (content: object): string => {
    const path = join(folder, 'kept.json');
    writeFileSync(path, JSON.stringify(content));
    return path;
  };

  test('what a device has kept binds the salts, too', async () => {
    expect(await verify.run([file(record), '--kept', keptFile(kept)])).toBe(0);
    expect(printed.join('\n')).toContain('those that the device has kept');
    const { hashes: _, ...none } = kept;
    expect(await verify.run([file(record), '--kept', keptFile(none)])).toBe(0);
    expect(printed.join('\n')).toContain('cannot vouch for the salts');
  });

  test.each<[name: string, kept: object, says: string]>([
    // A server that made up a whole deal after the fact: it fits itself in all its parts.
    ['other hashes', { ...kept, hashes: { ...hashes, m2: sha256('shown') } }, 'the hashes of all salts'],
    ['another seal in the lobby', { ...kept, lobby: sha256('shown') }, 'the seal in the lobby'],
    ['another seal', { ...kept, terms: { ...terms, commitment: sha256('shown') } }, 'the seal: '],
    ['other seats', { ...kept, terms: { ...terms, seating: seating.toReversed() } }, 'the seats'],
    ['other options', { ...kept, terms: { ...terms, options: sha256('shown') } }, 'the hash of the options'],
    ['another game', { ...kept, terms: { ...terms, game: 'project' } }, 'the game'],
    ['another attempt', { ...kept, attempt: 2 }, 'the attempt'],
    ['a salt of its own that is not there', { ...kept, salt: sha256('mine') }, 'own salt is not in the deal'],
  ])('a device that kept %s finds the record out', async (_name, seen, says) => {
    expect(await verify.run([file(record)])).toBe(0);
    expect(await verify.run([file(record), '--kept', keptFile(seen)])).toBe(1);
    expect(printed.join('\n')).toContain(says);
  });

  test('a match that is not over is refused in words', async () => {
    expect(await verify.run([file({ ...record, entries: record.entries.slice(0, -1) })])).toBe(1);
    expect(printed.join('\n')).toContain('This match is not over');
  });

  test('what is no keepsake is refused', async () => {
    await expect(verify.run([file(record), '--kept', keptFile({ hello: 1 })])).rejects.toThrow(UsageError);
    await expect(verify.run([file(record), '--kept', join(folder, 'missing')])).rejects.toThrow(UsageError);
    await expect(verify.run(['--seed', seed, '--commitment', commitment, '--kept', 'x'])).rejects.toThrow(UsageError);
  });

  test('what the record says already is not taken from elsewhere', async () => {
    await expect(verify.run([file(record), '--seed', seed])).rejects.toThrow(UsageError);
    await expect(verify.run([file(record), 'other.json'])).rejects.toThrow(UsageError);
    await expect(verify.run([join(folder, 'missing.json')])).rejects.toThrow(UsageError);
  });
});
