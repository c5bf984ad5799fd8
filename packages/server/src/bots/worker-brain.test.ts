import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { heardBy, pick, type Seat, start } from '@reseau/core';
import { GAMES } from '@reseau/games';
import { expect, test } from 'vitest';
import type { Sight } from './brain.ts';
import { WorkerBrain } from './worker-brain.ts';

const made = GAMES.resistance.setUp(5, { modules: [] });
if (!made.ok) throw new Error(made.problem);
const { match, entry } = start(made.game, 'seed');
const leader = match.turn.must[0] as Seat;
const sight: Sight = {
  gameId: 'resistance',
  seats: 5,
  setup: made.setup,
  seat: leader,
  level: 'easy',
  heard: heardBy(entry.facts, leader),
};

test('a bot moves from what its seat heard', async () => {
  const brain = new WorkerBrain();
  const move = await brain.move(sight);
  expect(pick(made.game.options({ table: match.table, secret: match.secrets[leader] }, leader), move)).toEqual(move);
  await brain.close();
});

test('a bot that throws is said to have failed', async () => {
  const brain = new WorkerBrain();
  await expect(brain.move({ ...sight, seats: 99 })).rejects.toThrow('Error');
  await brain.close();
});

test('a bot that never finishes or ends its thread is given up, and the others are asked again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reseau-brain-'));
  const script = join(folder, 'stuck.mjs');
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';
     parentPort.postMessage('ready');
     parentPort.on('message', ({ id, sight }) => {
       if (sight.seat === 9) for (;;);
       if (sight.seat === 8) process.exit(1);
       parentPort.postMessage({ id, move: { type: 'vote', approve: true } });
     });`,
  );
  const brain = new WorkerBrain(300, pathToFileURL(script));
  const stuck = brain.move({ ...sight, seat: 9 as Seat });
  const waiting = brain.move(sight);
  await expect(stuck).rejects.toThrow('too slow');
  expect(await waiting).toEqual({ type: 'vote', approve: true });
  const deadly = brain.move({ ...sight, seat: 8 as Seat });
  const survivor = brain.move(sight);
  await expect(deadly).rejects.toThrow('too slow');
  expect(await survivor).toEqual({ type: 'vote', approve: true });
  await brain.close();
  rmSync(folder, { recursive: true });
});
