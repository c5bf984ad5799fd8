import type { BotLevel } from '@reseau/bots';
import { heardBy, type Seat, start } from '@reseau/core';
import { GAMES, type GameId } from '@reseau/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BotInput, chooseMove } from './bot-runner.ts';
import { BotThreadPool } from './bot-thread-pool.ts';
import type { Task, Thread } from './thread.ts';

/** A thread that takes as long as it is told, by the fake clock. */
class Scripted implements Thread {
  readonly tasks: Task[] = [];
  closed = false;
  #busy = false;
  readonly #ms: number;
  constructor(ms: number) {
    this.#ms = ms;
  }
  async think(task: Task) {
    if (this.#busy) throw new Error('one thought at a time');
    this.#busy = true;
    this.tasks.push(task);
    await new Promise((resolve) => setTimeout(resolve, this.#ms));
    this.#busy = false;
    if (task.input.seats === 99) throw new Error('stuck');
    return { type: `seat ${task.input.seat}` };
  }
  async close() {
    this.closed = true;
  }
}

const inputFor = (seat: number, gameId: GameId = 'insurrection', level: BotLevel = 'strong', seats = 4): BotInput => ({
  gameId,
  seats,
  setup: {},
  seat: seat as Seat,
  level,
  heard: [],
  said: [],
  seed: 'seed',
});

const from = 'here';
const NEVER = new AbortController().signal;

describe('whose turn it is', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('quick thought never waits behind deep thought', async () => {
    const pool = new BotThreadPool([new Scripted(1)], [new Scripted(10_000)]);
    const order: string[] = [];
    for (let room = 0; room < 10; room += 1) {
      void pool.move(inputFor(1), { room: `deep ${room}`, from, signal: NEVER }).then(() => order.push('deep'));
    }
    for (const input of [
      inputFor(1, 'resistance'),
      inputFor(2, 'insurrection', 'medium'),
      inputFor(3, 'project', 'easy'),
    ]) {
      void pool.move(input, { room: 'quick', from, signal: NEVER }).then(() => order.push('quick'));
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(order).toEqual(['quick', 'quick', 'quick', 'deep']);
  });

  test('rooms take turns, and every thread takes part', async () => {
    const deep = [new Scripted(100), new Scripted(100)];
    const pool = new BotThreadPool([], deep);
    const order: string[] = [];
    const ask = (room: string, seat: number) =>
      pool.move(inputFor(seat), { room, from, signal: NEVER }).then(() => order.push(`${room}${seat}`));
    const all = [ask('a', 1), ask('b', 1), ask('c', 1), ask('c', 2), ask('c', 3), ask('d', 1)];
    await vi.advanceTimersByTimeAsync(300);
    await Promise.all(all);
    expect(order).toEqual(['a1', 'b1', 'c1', 'd1', 'c2', 'c3']);
    expect(deep.map(({ tasks }) => tasks.length)).toEqual([3, 3]);
  });

  test('the more thoughts wait, the less each may take', async () => {
    const thread = new Scripted(10);
    const pool = new BotThreadPool([], [thread]);
    for (let asked = 0; asked < 201; asked += 1)
      void pool.move(inputFor(1), { room: `${asked % 9}`, from, signal: NEVER });
    await vi.advanceTimersByTimeAsync(3000);
    const budgets = thread.tasks.map(({ budget }) => budget);
    expect(budgets[0]).toBe(800);
    expect(Math.min(...budgets)).toBe(30);
    expect(budgets.at(-1)).toBe(800);
  });

  test('whoever opens a hundred tables keeps no other network from thinking, nor from thinking long', async () => {
    const thread = new Scripted(10);
    const pool = new BotThreadPool([], [thread]);
    for (let room = 0; room < 100; room += 1)
      void pool.move(inputFor(1), { room: `flood ${room}`, from: 'elsewhere', signal: NEVER });
    for (let turn = 0; turn < 3; turn += 1) void pool.move(inputFor(2), { room: 'home', from, signal: NEVER });
    await vi.advanceTimersByTimeAsync(2000);
    const ours = thread.tasks.flatMap(({ input, budget }, at) => (input.seat === 2 ? [[at, Math.round(budget)]] : []));
    expect(ours).toEqual([
      [2, 667],
      [4, 800],
      [6, 800],
    ]);
    expect(thread.tasks[1]?.budget).toBe(30);
  });

  test('one that fails or gets stuck costs nobody else a thing', async () => {
    const pool = new BotThreadPool([], [new Scripted(10)]);
    const stuck = pool.move(inputFor(1, 'insurrection', 'strong', 99), { room: 'a', from, signal: NEVER });
    const next = pool.move(inputFor(2), { room: 'a', from, signal: NEVER });
    const failed = stuck.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20);
    expect(await failed).toMatchObject({ message: 'stuck' });
    expect(await next).toEqual({ type: 'seat 2' });
  });

  test('a thought that nobody waits for any more is not thought', async () => {
    const thread = new Scripted(100);
    const pool = new BotThreadPool([], [thread]);
    const gone = new AbortController();
    void pool.move(inputFor(1), { room: 'a', from, signal: NEVER });
    void pool.move(inputFor(2), { room: 'b', from, signal: gone.signal });
    void pool.move(inputFor(3), { room: 'b', from, signal: NEVER });
    gone.abort();
    void pool.move(inputFor(4), { room: 'b', from, signal: gone.signal });
    await vi.advanceTimersByTimeAsync(1000);
    expect(thread.tasks.map(({ input }) => input.seat)).toEqual([1, 3]);
  });

  test('all threads end with it', async () => {
    const threads = [new Scripted(1), new Scripted(1), new Scripted(1)];
    await new BotThreadPool(threads.slice(0, 1), threads.slice(1)).close();
    expect(threads.map(({ closed }) => closed)).toEqual([true, true, true]);
  });
});

test.each(['insurrection', 'project'] as const)('deep thought of %s without time answers all the same', (gameId) => {
  const made = GAMES[gameId].setUp(2, GAMES[gameId].defaults);
  if (!made.ok) throw new Error(made.problem);
  const { match, entry } = start(made.game, 'seed');
  const heard = heardBy(entry.facts, 0 as Seat);
  const input: BotInput = {
    gameId,
    seats: 2,
    setup: made.setup,
    seat: 0 as Seat,
    level: 'strong',
    heard,
    said: [],
    seed: 'seed',
  };
  expect(match.outcome).toBeUndefined();
  expect(chooseMove(input, 0)).toMatchObject({ type: expect.any(String) });
});
