import { Rng, sample, start } from '@reseau/core';
import { GAMES } from '@reseau/games';
import { HOUSE_SET } from '@reseau/games/insurrection';
import { keyOf, MemoryStore } from '@reseau/rooms';
import { type RoomEvent, RoomRecord, readEvent, writeEvent } from '@reseau/rooms/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Player, startTestServer, type TestServer } from './testing/index.ts';

const CODE = 'LNGR';
const TOKEN = 'a-token-of-twenty-and-more-letters';
const PASS = { code: CODE, token: TOKEN, id: 'm1' };
/** So long that sixteen matches fill a table. */
const LONG = 'seed'.repeat(250_000);

/** The house's cards with the longest names there may be. */
const longNames = <T extends { readonly names: object }>(cards: readonly T[]): readonly T[] =>
  cards.map((card) => ({ ...card, names: { en: 'n'.repeat(80), fr: 'n'.repeat(80), ja: 'n'.repeat(80) } }));
const { file } = HOUSE_SET;
const OPTIONS = {
  side: 'base',
  cards: {
    ...file,
    people: longNames(file.people),
    leaders: longNames(file.leaders),
    locations: longNames(file.locations),
  },
};

/** Ann's room after so many matches, each stored with its box as it once was; back in the lobby or in the last of them. */
function recordOf(matches: number, where: 'lobby' | 'playing', seed = 'seed'): readonly string[] {
  const made = GAMES.insurrection.setUp(2, OPTIONS);
  if (!made.ok) throw new Error(made.problem);
  const at = Date.now();
  const { entry } = start(made.game, seed);
  const started: RoomEvent = { type: 'started', at, seed, options: made.lasting ?? {}, entry, asked: { due: [] } };
  const opened: readonly RoomEvent[] = [
    { type: 'opened', at, code: CODE, game: 'insurrection', options: made.setup, seed: 'seed' },
    { type: 'joined', at, member: 'm1', name: 'Ann', key: keyOf(TOKEN) },
    { type: 'hostPassed', at, member: 'm1' },
    { type: 'joined', at, member: 'm2', name: 'Bea', key: 'none' },
  ];
  const played = Array.from({ length: matches }, (): readonly RoomEvent[] => [
    started,
    { type: 'rematch', at, seed: 'seed' },
  ]).flat();
  return [...opened, ...(where === 'lobby' ? played : played.slice(0, -1))].map(writeEvent);
}

const lengthOf = (stored: readonly string[]): number => stored.reduce((sum, { length }) => sum + length, 0);

let store: MemoryStore;
let server: TestServer | undefined;
beforeEach(() => {
  store = new MemoryStore();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.close();
  server = undefined;
});

async function stored(events: readonly string[]): Promise<void> {
  await store.append({ stream: CODE, expected: 0, events });
}

const door = async ({ base }: TestServer): Promise<number> => (await fetch(`${base}/api/rooms/${CODE}`)).status;

test('of a hundred matches, the one under way alone is compiled when the table is looked at', async () => {
  await stored(recordOf(110, 'playing'));
  server = await startTestServer({}, store);
  const compiled = vi.spyOn(GAMES.insurrection, 'setUp');
  expect(await door(server)).toBe(200);
  expect(compiled).toHaveBeenCalledTimes(1);
});

test('a long record is read in turns with everybody else', async () => {
  const events = recordOf(110, 'playing');
  let turns = 0;
  let done = false;
  const others = (): void => {
    turns += 1;
    if (!done) setImmediate(others);
  };
  setImmediate(others);
  const record = await RoomRecord.load(events);
  done = true;
  expect(record.length).toBe(events.length);
  expect(turns).toBeGreaterThan(10);
});

test('whatever is stored has its weight, matches too', async () => {
  const events = recordOf(3, 'playing');
  expect((await RoomRecord.load(events)).weight).toBe(lengthOf(events));
});

describe('a table whose matches have filled it', () => {
  test('begins no other', async () => {
    await stored(recordOf(17, 'lobby', LONG));
    server = await startTestServer({}, store);
    const ann = await new Player(server.base, PASS).ready();
    expect(await ann.command({ do: 'start' })).toMatchObject({ t: 'refused', code: 'tableSpent' });
    expect(await ann.command({ do: 'leave' })).toMatchObject({ t: 'done' });
  });

  test('plays the one under way to its end', async () => {
    await stored(recordOf(17, 'playing', LONG));
    server = await startTestServer({ timings: { holdsUp: 0 } }, store);
    const ann = await new Player(server.base, PASS).ready();
    expect(await ann.command({ do: 'standIn', member: 'm2' })).toMatchObject({ t: 'done' });
    const rng = Rng.seeded('to the end');
    for (;;) {
      await ann.until('asked', ({ options, isOver }) => isOver || options.length > 0);
      if (ann.isOver) break;
      expect(await ann.move(sample(ann.options, rng))).toMatchObject({ t: 'done' });
    }
    expect(await ann.command({ do: 'rematch' })).toMatchObject({ t: 'refused', code: 'tableSpent' });
  }, 60_000);
});

test('the box of cards is stored with the first match and not again', async () => {
  const before = recordOf(1, 'lobby');
  await stored(before);
  server = await startTestServer({}, store);
  const ann = await new Player(server.base, PASS).ready();
  expect(await ann.command({ do: 'bench', member: 'm2' })).toMatchObject({ t: 'done' });
  expect(await ann.command({ do: 'addBot', level: 'easy' })).toMatchObject({ t: 'done' });
  expect(await ann.command({ do: 'start' })).toMatchObject({ t: 'done' });
  const after = (await store.read(CODE, before.length)).slice(2);
  const types = after.map((event) => readEvent(event, 'insurrection').type);
  expect(types).toEqual(['sealing', 'saltSealed', 'saltOpened', 'started']);
  expect(after.join()).not.toContain('cards');
  await server.close();
  server = await startTestServer({}, store);
  const again = await new Player(server.base, PASS).ready();
  expect(again.room).toMatchObject({ phase: 'playing', match: 2, options: OPTIONS });
});

test('whoever makes the server read a long record pays for it, once', async () => {
  await stored(recordOf(110, 'playing'));
  const costs = Math.floor(lengthOf(recordOf(110, 'playing')) / 16_384);
  server = await startTestServer({ limits: { work: costs + 10 } }, store);
  expect(await door(server)).toBe(200);
  expect(await door(server)).toBe(200);
  const answers = await Promise.all(Array.from({ length: 20 }, () => door(server as TestServer)));
  expect(answers).toContain(429);
});

test('whoever calls twice at once pays for the first before the second is looked for', async () => {
  await stored(recordOf(110, 'playing'));
  const costs = Math.floor(lengthOf(recordOf(110, 'playing')) / 16_384);
  const tight = await startTestServer({ limits: { work: Math.floor(costs / 2) } }, store);
  server = tight;
  expect(await Promise.all([door(tight), door(tight)])).toEqual([200, 429]);
});

test('whoever asks for the record of a match pays for the reading before it is read', async () => {
  await stored(recordOf(110, 'playing'));
  const costs = Math.floor(lengthOf(recordOf(110, 'playing')) / 16_384);
  const tight = await startTestServer({ limits: { work: Math.floor(2.5 * costs) } }, store);
  server = tight;
  await new Player(tight.base, PASS).ready();
  const reads = vi.spyOn(store, 'read');
  const headers = { authorization: `Bearer ${TOKEN}` };
  const ask = async (): Promise<number> =>
    (await fetch(`${tight.base}/api/rooms/${CODE}/matches/1`, { headers })).status;
  const answers = await Promise.all(Array.from({ length: 5 }, ask));
  expect(answers.toSorted((a, b) => a - b)).toEqual([409, 429, 429, 429, 429]);
  expect(reads).toHaveBeenCalledTimes(1);
});
