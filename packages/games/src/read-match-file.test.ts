import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dealDifference, dealSeedOf, replayDifference, sha256 } from '@reseau/core';
import { entriesOf, randomGame } from '@reseau/testkit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { GAMES } from './catalogue.ts';
import { faultIn } from './check-record.ts';
import { GAME_IDS, type GameId } from './ids.ts';
import { readMatchFile } from './read-match-file.ts';

const SCHEMA = join(import.meta.dirname, '../../../docs/record.schema.json');
const SEED = 'an evening';

function fileOf(game: GameId) {
  const seats = GAMES[game].seats[0] ?? 0;
  const made = GAMES[game].setUp(seats, GAMES[game].defaults);
  if (!made.ok) throw new Error(made.problem);
  const options = made.lasting ?? made.setup;
  const seating = Array.from({ length: seats }, (_, seat) => `m${seat + 1}`);
  const salts = { m1: sha256('salt') };
  const parts = { seed: SEED, attempt: 2, seating, salts };
  const dealtFrom = dealSeedOf({ ...parts, game, options });
  const entries = entriesOf(randomGame(made.game, dealtFrom, { longest: 120 }));
  return {
    reseau: 'match',
    version: 3,
    game,
    seats,
    options,
    deal: { ...parts, commitment: sha256(SEED), hashes: { m1: sha256(salts.m1) }, dealtFrom },
    entries,
    phrases: seats < 2 ? [] : [{ after: 1, seat: 1, phrase: { says: 'opinion', about: [0] } }],
    beside: {
      table: 'GSQZ',
      match: 2,
      at: 5,
      people: [
        { name: 'Flo', mark: 4 },
        { name: 'Blaise', bot: 'strong' },
      ],
      sittings: [
        { question: 3, seat: 0, who: 'standIn', name: 'Ann' },
        { after: 5, phrases: 0, seat: 0, who: 'another', name: 'Flo', of: { name: 'Ann', mark: 1 } },
      ],
      lines: [
        { name: 'Ann', text: 'hello', at: 7, after: 1 },
        { name: 'Flo', text: 'hush', at: 8, bench: true },
      ],
    },
  };
}

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const problemsOf = (raw: unknown): readonly string[] => {
  const read = readMatchFile(raw);
  return read.ok ? [] : read.problems;
};

describe.each(GAME_IDS)('a record of %s', (game) => {
  const file = stored(fileOf(game));

  test('is read whole, and played again from the deal on', () => {
    const read = readMatchFile(file);
    if (!read.ok) throw new Error(read.problems.join());
    expect(read.file.beside).toEqual(file.beside);
    expect(read.file.phrases).toEqual(file.phrases);
    expect(dealDifference(read.played)).toBeUndefined();
    expect(replayDifference(read.played)).toBeUndefined();
    expect(faultIn(read)).toBeUndefined();
  });

  test('of the first version, dealt from one seed, is still read', () => {
    const { options, seats } = file;
    const made = GAMES[game].setUp(seats, options);
    if (!made.ok) throw new Error(made.problem);
    const entries = stored(entriesOf(randomGame(made.game, SEED, { longest: 40 })));
    const first = { ...file, version: 1, deal: { seed: SEED, commitment: sha256(SEED) }, entries };
    const read = readMatchFile(first);
    if (!read.ok) throw new Error(read.problems.join());
    expect(faultIn(read)).toBeUndefined();
    expect(new Ajv2020().compile(JSON.parse(readFileSync(SCHEMA, 'utf8')))(first)).toBe(true);
  });

  test('of the second version, without a box, is still read', () => {
    const { box: _, ...options } = file.options as { readonly box?: object };
    const dealtFrom = dealSeedOf({ ...file.deal, game, options });
    const made = GAMES[game].setUp(file.seats, options);
    if (!made.ok) throw new Error(made.problem);
    const entries = stored(entriesOf(randomGame(made.game, dealtFrom, { longest: 40 })));
    const read = readMatchFile({ ...file, version: 2, options, deal: { ...file.deal, dealtFrom }, entries });
    if (!read.ok) throw new Error(read.problems.join());
    expect(faultIn(read)).toBeUndefined();
  });

  test('fits the schema', () => {
    const fits = new Ajv2020().compile(JSON.parse(readFileSync(SCHEMA, 'utf8')));
    expect(fits(file)).toBe(true);
    expect(fits({ ...file, deal: { seed: SEED } })).toBe(false);
  });

  test('from before there were phrases is read as it was', () => {
    const { phrases: _, ...rest } = file;
    const read = readMatchFile(rest);
    expect(read.ok && read.file.phrases).toBeUndefined();
  });

  test('holds without what stands beside it', () => {
    const { beside: _, ...rest } = file;
    expect(problemsOf(rest)).toEqual([]);
  });

  test('as it was written before it had a version', () => {
    const { game: id, seats, options, entries } = file;
    expect(problemsOf({ game: id, seats, options, seed: SEED, entries })).toEqual([]);
  });
});

test('a box that cannot be read is refused with where and why', () => {
  const file = stored(fileOf('project'));
  const { box } = file.options as unknown as { readonly box: { readonly allies: readonly object[] } };
  const damaged = (change: object) => problemsOf({ ...file, options: { ...file.options, box: { ...box, ...change } } });
  expect(damaged({ bombs: -1 })).toEqual(['box.bombs should be a whole number from 0 to 200, not -1']);
  expect(damaged({ allies: [...box.allies.slice(1), box.allies[1]] })).toEqual(['box.allies lists somebody twice']);
  expect(damaged({ dragons: 3 })[0]).toContain('has "dragons", which means nothing here');
});

describe('a damaged record', () => {
  const file = stored(fileOf('resistance'));
  const told = file.entries.flatMap(({ facts }) => facts).length;
  test.each<[name: string, raw: unknown, problem: string]>([
    ['no record', 7, 'record should be an object, not 7'],
    ['a later version', { ...file, version: 4 }, 'record is of version 4; this program reads up to 3'],
    ['another file', { ...file, reseau: 'cards' }, 'record.reseau should be "match", not "cards"'],
    [
      'an unknown game',
      { ...file, game: 'chess' },
      'record.game should be "resistance" or "insurrection" or "project", not "chess"',
    ],
    ['a table that is none', { ...file, seats: 3 }, 'the table cannot be set up: tooFewSeats'],
    [
      'more than any match tells, in one entry or in many',
      { ...file, entries: [...file.entries, { facts: Array.from({ length: 40_000 }, () => 'told') }] },
      `record.entries tells ${40_000 + told} facts; no match has more than 40000`,
    ],
    ['no seal', { ...file, deal: { seed: SEED } }, 'record.deal lacks "commitment"'],
    [
      'no hash',
      { ...file, deal: { ...file.deal, commitment: 'abc' } },
      'record.deal.commitment should be a hash: 64 digits from 0 to 9 and a to f',
    ],
    [
      'no salt',
      { ...file, deal: { ...file.deal, salts: { m1: 'abc' } } },
      'record.deal.salts.m1 should be a hash: 64 digits from 0 to 9 and a to f',
    ],
    [
      'a phrase that the game does not have',
      { ...file, phrases: [{ after: 1, seat: 0, phrase: { says: 'goTo', thing: 3 } }] },
      'record.phrases[0].phrase should be a phrase of this game',
    ],
    [
      'a phrase from nowhere',
      { ...file, phrases: [{ after: 1, seat: 7, phrase: { says: 'agree' } }] },
      'record.phrases[0].seat should be 0 or 1 or 2 or 3 or 4, not 7',
    ],
    [
      'a phrase about nobody there',
      { ...file, phrases: [{ after: 1, seat: 0, phrase: { says: 'trust', about: [7] } }] },
      'record.phrases should be about seats of this table',
    ],
    [
      'a phrase before the deal',
      { ...file, phrases: [{ after: 0, seat: 0, phrase: { says: 'agree' } }] },
      `record.phrases[0].after should be a whole number from 1 to ${file.entries.length}, not 0`,
    ],
    ['no entries', { ...file, entries: [] }, 'record.entries should have 1 or more, not 0'],
    [
      'a fact that the game does not tell',
      { ...file, entries: [{ facts: [{ type: 'sang', to: 'all' }], drawn: 0 }] },
      'record.entries[0].facts[0].type should be a fact of this game, not "sang"',
    ],
  ])('%s is refused in words', (_name, raw, problem) => {
    expect(problemsOf(raw)).toContain(problem);
  });
});
