import { optionsFor, Rng, sample } from '@reseau/core';
import { expect, test } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import type { Append } from '../store/store.ts';
import { alarmFaults } from '../testing/alarm-faults.ts';
import { house, TIMINGS, table } from '../testing/clocked-house.ts';
import { DrivenMachine } from '../testing/driven-machine.ts';
import { decideMove } from './moves.ts';

/** A disk that takes its time while it is told to. */
class SlowStore extends MemoryStore {
  held: Promise<void> = Promise.resolve();
  override async append(append: Append): Promise<boolean> {
    await this.held;
    return super.append(append);
  }
}

test('a clock that rings while the answers are on their way to the disk does not decide the next question', async () => {
  const store = new SlowStore();
  const machine = new DrivenMachine();
  const { rooms, close } = house(store, machine);
  const { code, room } = await table(rooms);
  const { match, deadline = 0 } = room.room.play ?? {};
  if (match === undefined) throw new Error('no match');
  const { question, must } = match.turn;
  await machine.pass(deadline - machine.wall() - 1);
  let release = (): void => {};
  store.held = new Promise((resolve) => {
    release = resolve;
  });
  for (const actor of must) {
    const move = sample(optionsFor(match, actor), Rng.seeded('slow'));
    room.perform((value, now) => decideMove(value, { actor, match: 1, question, move }, now));
  }
  await machine.pass(1);
  release();
  await machine.pass(0);
  expect(room.room.play?.match.turn.question).toBe(question + 1);
  await close();
  const stored = await store.read(code);
  expect(stored.filter((text) => text.includes('"actor":"clock"'))).toEqual([]);
  expect(alarmFaults(stored, { timings: TIMINGS, lateBy: 0 })).toEqual([]);
});
