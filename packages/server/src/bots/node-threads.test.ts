import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { heardBy, pick, type Seat, start } from '@reseau/core';
import { GAMES } from '@reseau/games';
import { type BotInput, SteadyClock, WorkerThread } from '@reseau/rooms';
import { expect, test } from 'vitest';
import { nodeThinker } from './node-threads.ts';

const made = GAMES.resistance.setUp(5, { modules: [] });
if (!made.ok) throw new Error(made.problem);
const { match, entry } = start(made.game, 'seed');
const leader = match.turn.must[0] as Seat;
const input: BotInput = {
  gameId: 'resistance',
  seats: 5,
  setup: made.setup,
  seat: leader,
  level: 'easy',
  heard: heardBy(entry.facts, leader),
  said: [],
  seed: 'seed',
};
const budget = 100;

test('a bot moves from what its seat heard', async () => {
  const thread = new WorkerThread(nodeThinker(), new SteadyClock());
  const move = await thread.think({ input, budget });
  expect(pick(made.game.options({ table: match.table, secret: match.secrets[leader] }, leader), move)).toEqual(move);
  await thread.close();
});

test('a bot that throws is said to have failed', async () => {
  const thread = new WorkerThread(nodeThinker(), new SteadyClock());
  await expect(thread.think({ input: { ...input, seats: 99 }, budget })).rejects.toThrow('Error');
  await thread.close();
});

test('a bot that never finishes or ends its thread is given up, and the next has a new one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reseau-bots-'));
  const script = join(folder, 'stuck.mjs');
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';
     parentPort.postMessage('ready');
     parentPort.on('message', ({ input }) => {
       if (input.seat === 9) for (;;);
       if (input.seat === 8) process.exit(1);
       parentPort.postMessage({ move: { type: 'vote', approve: true } });
     });`,
  );
  const thread = new WorkerThread(nodeThinker(pathToFileURL(script)), new SteadyClock(), 300);
  for (const seat of [9, 8]) {
    await expect(thread.think({ input: { ...input, seat: seat as Seat }, budget })).rejects.toThrow('too slow');
    expect(await thread.think({ input, budget })).toEqual({ type: 'vote', approve: true });
  }
  await thread.close();
  rmSync(folder, { recursive: true });
});
