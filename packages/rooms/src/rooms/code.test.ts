import { expect, test } from 'vitest';
import { SteadyClock } from '../clock.ts';
import { CONFIG } from '../config.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { SILENT } from '../testing/silent-log.ts';
import { codeLengthFor, newCode } from './code.ts';
import { systemRandom } from './random-source.ts';
import { Rooms } from './rooms.ts';

test.each([
  [0, 4],
  [6635, 4],
  [6636, 5],
  [159_252, 5],
  [159_253, 6],
  [100_000_000, 6],
])('where %i rooms are kept, a new code has %i letters', (rooms, length) => {
  expect(codeLengthFor(rooms)).toBe(length);
  expect(newCode(length)).toHaveLength(length);
});

test('codes grow as rooms fill, and those of old are still found', async () => {
  const store = new MemoryStore();
  let streams = 6635;
  store.census = async () => ({ streams, untouched: 0 });
  const botRunner = { move: () => Promise.reject(new Error('no bots here')), close: async () => {} };
  const clock = new SteadyClock();
  const rooms = new Rooms(store, {
    ...CONFIG,
    log: SILENT,
    clock,
    botRunner,
    chance: systemRandom,
    botPace: 1,
    defaultOptions: {},
  });
  const codes = [await rooms.open('resistance'), await rooms.open('resistance')];
  expect(codes.map(({ length }) => length)).toEqual([4, 5]);
  for (const code of codes) expect((await rooms.find(code))?.room.code).toBe(code);
  // They are counted anew, but not at every opening.
  streams = 0;
  expect(await rooms.open('resistance')).toHaveLength(5);
  await rooms.close();
  clock.close();
});
