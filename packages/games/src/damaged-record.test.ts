import { dealSeedOf, heardAt, momentsOf, Rng, rebuild, sha256 } from '@reseau/core';
import { entriesOf, randomGame } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import { GAMES } from './catalogue.ts';
import { faultIn } from './check-record.ts';
import { GAME_IDS, type GameId } from './ids.ts';
import { readMatchFile } from './read-match-file.ts';
import type { RecordProblem } from './record-problem.ts';
import { seatings, sittingsIn } from './sittings.ts';

const TIMES = 250;
const CODES: readonly RecordProblem['code'][] = [
  'notRecord',
  'later',
  'lacks',
  'wrong',
  'unknown',
  'tooLong',
  'table',
  'order',
  'untold',
];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Whatever may stand in a file where something else should. */
const ANYTHING: readonly Json[] = [
  ...[null, true, false, 0, 1, -1, 7, 0.5, 1e21, 4294967296, '', 'x', 'spy', '__proto__', 'é'.repeat(3000)],
  ...[[], [[]], [null], {}, { type: 'vote' }, { __proto__: null, to: 'all' }, { constructor: {} }],
];

function recordOf(game: GameId): Json {
  const seats = Math.max(2, GAMES[game].seats[0] ?? 0);
  const made = GAMES[game].setUp(seats, GAMES[game].defaults);
  if (!made.ok) throw new Error(made.problem);
  const options = made.lasting ?? made.setup;
  const seating = Array.from({ length: seats }, (_, seat) => `m${seat + 1}`);
  const parts = { seed: 'an evening', attempt: 1, seating, salts: { m1: sha256('salt') } };
  const dealtFrom = dealSeedOf({ ...parts, game, options });
  const entries = entriesOf(randomGame(made.game, dealtFrom, { longest: 60 }));
  const deal = { ...parts, commitment: sha256(parts.seed), hashes: { m1: sha256(parts.salts.m1) }, dealtFrom };
  const phrases = [{ after: 1, seat: 1, phrase: { says: 'opinion', about: [0] } }];
  const sittings = [{ after: 5, phrases: 0, seat: 0, who: 'another', name: 'Flo', of: { name: 'Ann', mark: 1 } }];
  const beside = { table: 'GSQZ', match: 2, at: 5, people: [{ name: 'Flo', mark: 4 }], sittings };
  return copy({ reseau: 'match', version: 3, game, seats, options, deal, entries, phrases, beside });
}

const oneOf = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)] as T;
const copy = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
const isHolder = (value: Json): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null;

/** Goes down into the file, and changes something there. */
function damage(value: Json, rng: Rng): void {
  if (!isHolder(value)) return;
  const keys = Object.keys(value);
  if (keys.length === 0) return;
  const holder = value as Record<string, Json>;
  const key = oneOf(keys, rng);
  const part = holder[key] ?? null;
  if (isHolder(part) && Object.keys(part).length > 0 && rng.fraction() < 0.85) {
    damage(part, rng);
    return;
  }
  const other = oneOf(keys, rng);
  const ways: readonly (() => void)[] = [
    () => (Array.isArray(value) ? void value.splice(Number(key), 1) : void delete holder[key]),
    () => void Object.assign(holder, { [key]: oneOf(ANYTHING, rng) }),
    () => void Object.assign(holder, { [key]: holder[other] ?? null, [other]: part }),
    () =>
      Array.isArray(value)
        ? void value.splice(Number(other), 0, copy(part))
        : void Object.assign(holder, { [`${key}x`]: part }),
    () => void (Array.isArray(value) && value.splice(Number(key))),
    () => void (typeof part === 'number' && Object.assign(holder, { [key]: part + (rng.fraction() < 0.5 ? 1 : -1) })),
  ];
  oneOf(ways, rng)();
}

/** Everything that is done with a record: reading it must have made sure that it can be. */
function use(raw: Json): RecordProblem['code'] | 'read' {
  const read = readMatchFile(raw);
  if (!read.ok) {
    const isSaid = read.problems.length > 0 && read.problems.every((says) => says.trim() !== '');
    if (!isSaid || !CODES.includes(read.problem.code)) throw new Error(`refused without a word: ${read.problem.code}`);
    return read.problem.code;
  }
  const { played, file } = read;
  const { game } = played;
  faultIn(read);
  rebuild(game, played.seed, played.entries);
  for (const moment of momentsOf(game, played.entries))
    for (const viewer of ['table', ...game.seats] as const) heardAt(moment, viewer);
  const { phrases = [], beside = {} } = file;
  seatings(game, beside, sittingsIn({ ...played, phrases, beside }));
  return 'read';
}

describe.each(GAME_IDS)('a record of %s that somebody or something has damaged', (game) => {
  test('is refused in words or can be used, whatever was done to it', () => {
    const whole = recordOf(game);
    expect(use(whole)).toBe('read');
    const rng = Rng.seeded(`damage to ${game}`);
    for (let time = 0; time < TIMES; time += 1) {
      const damaged = copy(whole);
      for (let more = 0; more <= rng.below(3); more += 1) damage(damaged, rng);
      try {
        use(damaged);
      } catch (error) {
        throw new Error(`damage number ${time} was not refused`, { cause: error });
      }
    }
  });
});

describe('what is wrong comes with its place', () => {
  const whole = recordOf('resistance') as Record<string, Json>;
  const entries = whole['entries'] as Record<string, Json>[];
  const deal = whole['deal'] as Record<string, Json>;
  const { seats: _, ...seatless } = whole;
  const { dealtFrom: __, ...partless } = deal;
  test.each<readonly [what: string, raw: Json, problem: RecordProblem]>([
    ['no file of ours', { hello: 1 }, { code: 'notRecord' }],
    ['a list', [], { code: 'notRecord' }],
    ['many records', { reseau: 'matches', version: 1, matches: [] }, { code: 'notRecord' }],
    ['of a later version', { ...whole, version: 9, entries: 7 }, { code: 'later', version: 9 }],
    ['without seats', seatless, { code: 'lacks', part: 'seats' }],
    ['without a part of the deal', { ...whole, deal: partless }, { code: 'lacks', part: 'deal.dealtFrom' }],
    ['a hash that is none', { ...whole, deal: { ...deal, commitment: 7 } }, { code: 'wrong', part: 'deal.commitment' }],
    ['a key that means nothing', { ...whole, more: 7 }, { code: 'unknown', part: 'more' }],
    ['too few seats', { ...whole, seats: 1 }, { code: 'table' }],
    ['entries out of order', { ...whole, entries: entries.toReversed() }, { code: 'order', entry: 0 }],
    ['two of them exchanged', { ...whole, entries: swapped(entries) }, { code: 'order', entry: entries.length - 1 }],
  ])('%s', (_what, raw, problem) => {
    const read = readMatchFile(raw);
    if (read.ok) throw new Error('it was read');
    expect(read.problem).toEqual(problem);
  });
});

/** The first entry after the deal at the end, and the last in its place. */
const swapped = (entries: readonly Json[]): Json[] => [
  ...entries.slice(0, 1),
  ...entries.slice(2),
  ...entries.slice(1, 2),
];
