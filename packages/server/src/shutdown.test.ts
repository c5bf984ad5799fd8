import { MemoryStore } from '@reseau/rooms';
import { expect, test } from 'vitest';
import { Player, playOut, seatPeople, startTestServer } from './testing/index.ts';

/** Supervisors kill what has not ended by itself after 10 s. */
const GRACE = 8000;

test('everybody is told that the server restarts, and the game goes on afterwards', async () => {
  const store = new MemoryStore();
  const before = await startTestServer({ botPace: 0.01 }, store);
  const [ann] = await seatPeople(before.base, ['Ann']);
  if (ann === undefined) throw new Error('nobody came');
  for (let bot = 0; bot < 4; bot += 1) await ann.command({ do: 'addBot', level: 'easy' });
  await ann.command({ do: 'start' });
  const began = performance.now();
  await before.close();
  expect(performance.now() - began).toBeLessThan(GRACE);
  expect(ann.bye).toBe('restarting');

  const after = await startTestServer({}, store);
  const back = await new Player(after.base, ann.pass, ann.memory).ready();
  await playOut(back);
  expect(back.isOver).toBe(true);
  await after.close();
});
