import { type Entry, type Kind, replayDifference } from '@reseau/core';
import { GAME_IDS, GAMES, type GameId } from '@reseau/games';
import { entriesOf, randomGame } from '@reseau/testkit';
import { expect, test } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import { storePlayed } from '../testing/stored-match.ts';
import { foldRoom } from './fold-room.ts';
import { readEvents } from './read-events.ts';
import { repaired, tried } from './repair.ts';
import { phaseOf } from './room.ts';

type Twist = (entries: readonly Entry<Kind>[]) => readonly Entry<Kind>[];

/** What is stored of a match that was played at random, so far, by rules that told something else. */
async function stored(game: GameId, steps: number, twist: Twist = (entries) => entries): Promise<readonly string[]> {
  const seats = Math.min(...GAMES[game].seats);
  const made = GAMES[game].setUp(seats, GAMES[game].defaults);
  if (!made.ok) throw new Error(made.problem);
  const played = entriesOf(randomGame(made.game, 'mended', { longest: 400 })).slice(0, steps + 1);
  const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  const store = new MemoryStore();
  const options = made.lasting ?? made.setup;
  const seed = 'mended';
  const [{ code } = { code: '' }] = await storePlayed(store, { game, names, options, seed, entries: twist(played) });
  return store.read(code);
}

const matchIn = (record: readonly string[]) => {
  const { play } = foldRoom(readEvents(record));
  if (play === undefined) throw new Error('no match');
  return play;
};

/** The first step that tells this is made to tell it otherwise. */
const told =
  (type: string, change: (fact: object) => object): Twist =>
  (entries) => {
    const at = entries.findIndex(({ facts }, step) => step > 0 && facts.some((fact) => fact.type === type));
    if (at < 0) throw new Error(`nothing tells ${type}`);
    return entries.map((entry, step) => {
      if (step !== at) return entry;
      const facts = entry.facts.map((fact) => (fact.type === type ? change(fact) : fact));
      return { ...entry, facts: facts as Entry<Kind>['facts'] };
    });
  };

const failed = told('result', (fact) => ({ ...fact, success: !('success' in fact && fact.success === true) }));

test.each(GAME_IDS)('%s: a match that the rules tell as they did stays letter by letter', async (game) => {
  const record = await stored(game, 12);
  expect(tried(record)).toMatchObject({ game, match: 1, steps: 12, dealsOtherwise: false, result: { is: 'same' } });
  expect(repaired(record, 7)).toBe(record);
});

test('where the rules tell something else, it is said from which step on, and how, without saying what', async () => {
  const record = await stored('resistance', 26, failed);
  const { result } = tried(record) ?? {};
  expect(result).toMatchObject({
    is: 'differs',
    how: expect.stringMatching(/^seat \d, play: tells otherwise: result$/),
  });
  expect(JSON.stringify(result)).not.toMatch(/success|true|false/);
});

test('what is repaired is what the rules tell, is the same from then on, and puts the question at hand anew', async () => {
  const record = await stored('resistance', 26, failed);
  const was = matchIn(record);
  const mended = repaired(record, 1_900_000_000_000);
  const play = matchIn(mended);
  expect(replayDifference({ game: was.game, seed: was.seed, entries: was.record.list })).toContain('entry ');
  expect(replayDifference({ game: play.game, seed: play.seed, entries: play.record.list })).toBeUndefined();
  expect(play.record.list.map(({ move }) => move)).toEqual(was.record.list.map(({ move }) => move));
  expect(tried(mended)?.result.is ?? 'over').toMatch(/same|over/);
  const room = foldRoom(readEvents(mended));
  expect([room.edition, room.repaired]).toEqual([1, 1_900_000_000_000]);
  expect(mended).toHaveLength(record.length + 1);
  expect(mended.filter((body, index) => body !== record[index])).toHaveLength(2);
});

test('a move that is no longer possible ends the trial, and nothing is repaired', async () => {
  const record = await stored('resistance', 30, (entries) =>
    entries.map((entry, step) =>
      step === 1
        ? { ...entry, move: { ...entry.move, team: [0, 1, 2, 3] } as unknown as NonNullable<typeof entry.move> }
        : entry,
    ),
  );
  expect(tried(record)?.result).toEqual({
    is: 'impossible',
    step: 1,
    how: expect.stringMatching(/^seat \d, propose: refused \(illegal/),
  });
  expect(repaired(record, 7)).toBe(record);
});

test('a match that is over, or none, is left alone', async () => {
  const record = await stored('resistance', 400);
  expect(phaseOf(foldRoom(readEvents(record)))).toBe('over');
  expect([tried(record), tried(record.slice(0, 3))]).toEqual([undefined, undefined]);
  expect(repaired(record, 7)).toBe(record);
});

test('that other cards would be dealt now is said, and changes nothing', async () => {
  const record = await stored('project', 3);
  const other = record.map((body) => body.replace('"seed":"mended"', '"seed":"another"'));
  expect(tried(other)).toMatchObject({ dealsOtherwise: true });
});
