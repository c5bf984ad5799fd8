import { measuresOf } from '@reseau/bots';
import { start } from '@reseau/core';
import { GAME_IDS, type GameId } from '@reseau/games';
import { startTestServer, type TestServer } from '@reseau/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameOf, halfPlayed, measureGames } from './games.ts';
import { measureMatchBytes } from './memory.ts';
import { sealedQuestion } from './sealed-question.ts';
import { Waverer } from './waverer.ts';

const plainest = (id: GameId) => {
  const [table] = measuresOf(id).bench.tables();
  if (table === undefined) throw new Error('no table');
  return table;
};

describe.each(GAME_IDS)('the benchmark of %s', (id) => {
  const table = plainest(id);
  const { idle } = measuresOf(id).bench;

  test('plays whole games', () => {
    const { name, perSecond, movesPerGame } = measureGames(id, table, { rounds: 2, milliseconds: 20 });
    expect(name).toBe(table.name);
    expect(perSecond).toBeGreaterThan(0);
    expect(movesPerGame).toBeGreaterThan(10);
  });

  test('comes to matches that are neither new nor over', () => {
    const game = gameOf(id, table);
    const match = halfPlayed(game, 'half', idle);
    expect(match.outcome).toBeUndefined();
    expect(match.table).not.toEqual(start(game, 'half').match.table);
  });
});

test('a match has some weight', () => {
  expect(measureMatchBytes('resistance', plainest('resistance'), 500)).toBeGreaterThan(1000);
});

describe('a choice that several make in secret', () => {
  test.each(['resistance', 'insurrection'] as const)('%s has one, written as the server does', (id) => {
    const sealed = sealedQuestion(id);
    const { entry, type } = JSON.parse(sealed?.event ?? '{}');
    expect(type).toBe('moved');
    expect(entry).toMatchObject({ question: sealed?.question, move: sealed?.move, facts: [] });
  });

  test('a game without one says so', () => {
    expect(sealedQuestion('project')).toBeUndefined();
  });
});

describe('somebody who wavers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test.each(['resistance', 'insurrection'] as const)(
    '%s: goes on at the next table, and stops at the last',
    async (id) => {
      const waverer = await Waverer.sitDown(server.base, id, 2);
      let written = 0;
      while (await waverer.write()) written += 1;
      waverer.close();
      expect(written).toBe(200);
    },
  );
});
