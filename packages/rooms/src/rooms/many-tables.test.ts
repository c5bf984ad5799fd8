import type { GameId } from '@reseau/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseMove } from '../bots/bot-runner.ts';
import { BotThreadPool } from '../bots/bot-thread-pool.ts';
import type { Task, Thread } from '../bots/thread.ts';
import { SteadyClock } from '../clock.ts';
import { CONFIG } from '../config.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begin } from '../testing/begin.ts';
import { SILENT } from '../testing/silent-log.ts';
import { decideCommand } from './commands.ts';
import { writeEvent } from './event.ts';
import { LiveRoom } from './live-room.ts';
import { decideJoin } from './membership.ts';
import { systemRandom } from './random-source.ts';
import { readEvent } from './read-event.ts';
import { RoomRecord } from './record.ts';
import type { Subscriber } from './subscribers.ts';
import type { Verdict } from './verdict.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const TIMINGS = { ...CONFIG.timings, roles: 0, linger: 3000, hostAway: 60_000, holdsUp: 30_000, comeBack: 0 };
const HELLO = { t: 'hello', version: 3, match: 0, facts: 0, lines: 0 } as const;
/** Whoever left is stood in for by a bot that does not think long. */
const STAND_IN = 0;
const screen = (): Subscriber => ({ member: undefined, from: 'here', send: () => {}, end: () => {} });

/** A thread that takes as long as it is told by the fake clock, however little it was allowed. */
const thread = (ms: number): Thread => ({
  think: async ({ input }: Task) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return chooseMove({ ...input, level: 'medium' });
  },
  close: async () => {},
});

interface HandedIn {
  readonly code: string;
  readonly actor: unknown;
  readonly at: number;
  readonly due: readonly number[];
}

/** A table of bots alone, whose moves are noted with the times that were drawn for them. */
async function table(
  code: string,
  game: GameId,
  seats: number,
  botRunner: BotThreadPool,
  moves: HandedIn[],
): Promise<LiveRoom> {
  const store = new MemoryStore();
  const options = game === 'resistance' ? { modules: [] } : { side: 'base' };
  const opened = writeEvent({ type: 'opened', at: 0, code, game, options, seed: code });
  await store.append({ stream: code, expected: 0, events: [opened] });
  const context = {
    log: SILENT,
    clock: new SteadyClock(),
    botRunner,
    chance: systemRandom,
    botPace: 1,
    timings: TIMINGS,
    limits: CONFIG.limits,
    defaultOptions: {},
    storing: { isFailing: false },
    onBroken: () => {},
  };
  const room = new LiveRoom(store, context, new RoomRecord().read([opened]));
  const perform = (decide: Parameters<LiveRoom['perform']>[0]): Promise<Verdict> =>
    new Promise((resolve) => {
      room.perform(decide, resolve);
    });
  const command = (what: Parameters<typeof decideCommand>[1]): Promise<Verdict> =>
    perform((value, now) => decideCommand(value, what, now, { member: 'm1', id: 'r', sum: 0 }, () => 's'));
  await perform((value, now) => decideJoin(value, { name: 'Ann', key: 'Ann' }, now));
  for (let bots = 1; bots < seats; bots += 1) await command({ do: 'addBot', level: 'strong' });
  room.attach(screen(), HELLO);
  const append = store.append.bind(store);
  vi.spyOn(store, 'append').mockImplementation((what) => {
    for (const event of what.events.map((stored) => readEvent(stored, game))) {
      if (event.type !== 'moved') continue;
      const { actor } = event.entry;
      moves.push({ code, actor, at: Date.now(), due: room.room.play?.due.map(([, at]) => at) ?? [] });
    }
    return append(what);
  });
  await begin(room);
  await command({ do: 'leave' });
  return room;
}

test('ten tables that think long do not delay the votes of another by a millisecond', async () => {
  const moves: HandedIn[] = [];
  const pool = new BotThreadPool([thread(5)], [thread(5000)]);
  for (let deep = 0; deep < 10; deep += 1) await table(`DEEP${deep}`, 'insurrection', 4, pool, moves);
  await table('VOTE', 'resistance', 5, pool, moves);
  await vi.advanceTimersByTimeAsync(60_000);

  const votes = moves.filter(({ code }) => code === 'VOTE');
  expect(votes.length).toBeGreaterThan(10);
  for (const { at, due } of votes) expect(due).toContain(at);

  // The first table was alone in line when its second thought came; after that each has its turn before any has another.
  const others = moves.filter(({ code, actor }) => code !== 'VOTE' && actor !== STAND_IN).map(({ code }) => code);
  expect(others.length).toBeGreaterThanOrEqual(11);
  expect(new Set(others.slice(0, 11)).size).toBe(10);
  for (const { at, due } of moves) expect(due.some((one) => (at - one) % 1000 === 0)).toBe(true);
});
