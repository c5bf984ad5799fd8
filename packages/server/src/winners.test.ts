import { Rng } from '@reseau/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Player, playOut, seatPeople, startTestServer, type TestServer } from './testing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seed: 'winners' });
});
afterAll(() => server.close());

const winsAt = ({ room }: Player): readonly number[] => room?.members.map(({ wins = 0 }) => wins) ?? [];

/** What a match came to, by seat: one for each who has won it. */
const wonIn = ({ game, known }: Player): readonly number[] =>
  game.outcome(known.table)?.degrees.map((degree) => (degree === 'won' ? 1 : 0)) ?? [];

test('wins are counted as soon as a match is over, once, and from match to match', async () => {
  const players = await seatPeople(server.base, ['Ann', 'Bob', 'Cy', 'Di', 'Ed']);
  const [host] = players;
  if (host === undefined) throw new Error('nobody came');
  let sum = [0, 0, 0, 0, 0];
  for (let match = 1; match <= 3; match += 1) {
    await host.command({ do: 'start' });
    await Promise.all(players.map((player) => player.until('dealt', ({ memory }) => memory.match === match)));
    expect(winsAt(host)).toEqual(sum);
    await Promise.all(players.map((player, seat) => playOut(player, Rng.seeded(`${match} ${seat}`))));
    await host.until('over', ({ isOver }) => isOver);
    const won = wonIn(host);
    sum = sum.map((wins, seat) => wins + (won[seat] ?? 0));
    expect(won).toContain(1);
    expect(winsAt(host)).toEqual(sum);
    await host.command({ do: 'rematch' });
    await host.until('in the lobby', ({ room }) => room?.phase === 'lobby');
    expect(winsAt(host)).toEqual(sum);
  }
});
