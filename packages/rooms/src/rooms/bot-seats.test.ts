import type { GameId } from '@reseau/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BotInput, type BotRunner, chooseMove } from '../bots/bot-runner.ts';
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
import { RoomRecord } from './record.ts';
import type { Bye, Subscriber } from './subscribers.ts';
import type { Verdict } from './verdict.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const TIMINGS = { ...CONFIG.timings, roles: 0, linger: 3000, hostAway: 60_000, holdsUp: 30_000, comeBack: 15_000 };
const HELLO = { t: 'hello', version: 3, match: 0, facts: 0, lines: 0 } as const;

class Ear implements Subscriber {
  readonly member: string | undefined;
  readonly from: string;
  readonly #room: LiveRoom;
  constructor(room: LiveRoom, member?: string, from = 'here') {
    this.member = member;
    this.from = from;
    this.#room = room;
    room.attach(this, HELLO);
  }
  send(): void {}
  end(_code: Bye): void {
    this.#room.detach(this);
  }
}

const runnerOf = (move: BotRunner['move']): BotRunner => ({ move, close: async () => {} });

function roomOn(store: MemoryStore, stored: readonly string[], botRunner: BotRunner, botPace = 1): LiveRoom {
  const context = {
    log: SILENT,
    clock: new SteadyClock(),
    botRunner,
    chance: systemRandom,
    botPace,
    timings: TIMINGS,
    limits: CONFIG.limits,
    defaultOptions: {},
    storing: { isFailing: false },
    onBroken: () => {},
  };
  return new LiveRoom(store, context, new RoomRecord().read(stored));
}

let requests = 0;
function command(room: LiveRoom, what: Parameters<typeof decideCommand>[1]): Promise<Verdict> {
  requests += 1;
  const by = { member: 'm1', id: `r${requests}`, sum: 0 };
  return new Promise((resolve) => {
    room.perform((value, now) => decideCommand(value, what, now, by, () => 's'), resolve);
  });
}

interface Laid {
  readonly game?: GameId;
  readonly options?: object;
  readonly seats?: number;
  readonly seconds?: 0 | 30;
  readonly seed?: string;
}

/** A match of one person, who is there, and bots; and what is stored of it. */
async function laid(botRunner: BotRunner, { game = 'resistance', options = { modules: [] }, ...more }: Laid = {}) {
  const { seats = 5, seconds = 0, seed = 'seed' } = more;
  const store = new MemoryStore();
  const opened = writeEvent({ type: 'opened', at: 0, code: 'ABCD', game, options, seed });
  await store.append({ stream: 'ABCD', expected: 0, events: [opened] });
  const room = roomOn(store, [opened], botRunner);
  await new Promise<Verdict>((resolve) => {
    room.perform((value, now) => decideJoin(value, { name: 'Ann', key: 'Ann' }, now), resolve);
  });
  for (let bots = 1; bots < seats; bots += 1) await command(room, { do: 'addBot', level: 'easy' });
  await command(room, { do: 'clock', alone: seconds, together: seconds, talk: 0 });
  await command(room, { do: 'seatOrder', members: ['m2', 'm3', 'm4', 'm5', 'm6'].slice(0, seats - 1).concat('m1') });
  const ann = new Ear(room, 'm1');
  await begin(room);
  return { room, store, ann };
}

const playOf = ({ room }: LiveRoom) => {
  if (room.play === undefined) throw new Error('no match');
  return room.play;
};

/** When each bot handed something in, by the clock of the store, beside when it was to. */
async function handIns(room: LiveRoom, store: MemoryStore, ms: number) {
  const due = new Map<string, number>();
  const keep = (): void => {
    const { match } = playOf(room);
    for (const [seat, at] of playOf(room).due) due.set(`${match.turn.question} ${seat}`, at);
  };
  keep();
  for (let past = 0; past < ms; past += 100) {
    await vi.advanceTimersByTimeAsync(100);
    if (room.room.play !== undefined) keep();
  }
  const moved = (await store.read('ABCD')).map((body) => JSON.parse(body)).filter(({ type }) => type === 'moved');
  return { due, times: moved.map(({ at, entry }) => [entry.actor, at] as const) };
}

test('bots think on account of where the host calls from; without a host, of whoever was there first', async () => {
  const asked: string[] = [];
  const { room, ann } = await laid(
    runnerOf(async (input, { from }) => {
      asked.push(from);
      return chooseMove(input);
    }),
  );
  ann.end('restarting');
  asked.length = 0;
  const screen = new Ear(room, undefined, 'screen');
  await vi.advanceTimersByTimeAsync(0);
  const host = new Ear(room, 'm1', 'home');
  await vi.advanceTimersByTimeAsync(60_000);
  // A bot proposes a team; then all four vote, and Ann does not.
  expect(asked).toEqual(['screen', 'home', 'home', 'home', 'home']);
  for (const ear of [screen, host]) ear.end('restarting');
});

describe('the time at which a bot hands in', () => {
  const slow =
    (ms: (input: BotInput) => number): BotRunner['move'] =>
    async (input) => {
      await new Promise((resolve) => setTimeout(resolve, ms(input)));
      return chooseMove(input);
    };

  test.each([
    ['at once', () => 0],
    ['for a second', () => 1000],
    ['longer the more it knows', ({ heard }: BotInput) => heard.length * 40],
    ['for longer as a spy', ({ heard }: BotInput) => (JSON.stringify(heard).includes('"spy"') ? 1100 : 0)],
    ['for longer as a leader', ({ seat }: BotInput) => seat * 250],
  ])('is the one that was drawn, if it thinks %s', async (_how, ms) => {
    const { room, store } = await laid(runnerOf(slow(ms)));
    const { due, times } = await handIns(room, store, 60_000);
    expect(times.length).toBeGreaterThan(3);
    const drawn = new Set(due.values());
    for (const [, at] of times) expect(drawn).toContain(at);
  });

  test.each([5100, 5600, 5999])('is a whole number of seconds later, if it thinks for %i ms', async (ms) => {
    const { room, store } = await laid(runnerOf(slow(() => ms)), { seed: 'late' });
    const [[, at] = [0, 0]] = playOf(room).due;
    const began = Date.now();
    const { times } = await handIns(room, store, 20_000);
    const [[, first] = [0, 0]] = times;
    expect((first - at) % 1000).toBe(0);
    expect(first).toBeGreaterThanOrEqual(at);
    expect(first - Math.max(at, began + ms)).toBeLessThan(1000);
  });

  test('is drawn when the question is asked, and kept over a restart', async () => {
    const { room, store } = await laid(runnerOf(slow(() => 0)));
    const [[, at] = [0, 0]] = playOf(room).due;
    await room.close('restarting');
    const again = roomOn(store, await store.read('ABCD'), runnerOf(slow(() => 0)));
    new Ear(again, 'm1');
    const { times } = await handIns(again, store, 10_000);
    expect(times[0]?.[1]).toBe(at);
  });

  test('is no reason to wait with thinking: a bot begins as soon as it is asked', async () => {
    const move = vi.fn<BotRunner['move']>(async (input) => chooseMove(input));
    await laid(runnerOf(move));
    expect(move).toHaveBeenCalledTimes(1);
  });
});

describe('a table that nobody looks at', () => {
  test('rests: no bot thinks and no time runs out, however long', async () => {
    const move = vi.fn<BotRunner['move']>(async (input) => chooseMove(input));
    const { room, ann } = await laid(runnerOf(move), { seconds: 30 });
    await vi.advanceTimersByTimeAsync(500);
    const asked = move.mock.calls.length;
    const entries = playOf(room).record.length;
    ann.end('moved');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(move).toHaveBeenCalledTimes(asked);
    expect(playOf(room).record.length).toBe(entries);
    expect(room.idle).toBe(true);
  });

  test('stops thoughts that still wait for their turn', async () => {
    let given: AbortSignal | undefined;
    const { ann } = await laid(
      runnerOf((_input, { signal }) => {
        given = signal;
        return new Promise(() => {});
      }),
    );
    expect(given?.aborted).toBe(false);
    ann.end('moved');
    expect(given?.aborted).toBe(true);
  });

  test.each(['m1', undefined])(
    'goes on for %s, after the same human delay, and with time to come back',
    async (who) => {
      const { room, store, ann } = await laid(
        runnerOf(async (input) => chooseMove(input)),
        { seconds: 30 },
      );
      ann.end('moved');
      await vi.advanceTimersByTimeAsync(3_600_000);
      const back = Date.now();
      const before = playOf(room).record.length;
      new Ear(room, who);
      await vi.advanceTimersByTimeAsync(1199);
      expect(playOf(room).record.length).toBe(before);
      const { times } = await handIns(room, store, 7000);
      const [[actor, first] = [0, 0]] = times;
      expect(actor).not.toBe('clock');
      expect(first).toBeGreaterThanOrEqual(back + 1200);
      expect(first).toBeLessThanOrEqual(back + 8000);
    },
  );
});
