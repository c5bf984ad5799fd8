import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BotRunner, chooseMove } from '../bots/bot-runner.ts';
import { SteadyClock } from '../clock.ts';
import { CONFIG } from '../config.ts';
import type { Log } from '../log.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begin } from '../testing/begin.ts';
import { decideCommand } from './commands.ts';
import { writeEvent } from './event.ts';
import { LiveRoom } from './live-room.ts';
import { decideJoin } from './membership.ts';
import { systemRandom } from './random-source.ts';
import { RoomRecord } from './record.ts';
import { Rooms } from './rooms.ts';
import type { Bye, Subscriber } from './subscribers.ts';
import { accept, type Verdict } from './verdict.ts';

// An error that nobody catches fails the whole run: that is what these tests are about.

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const HELLO = { t: 'hello', version: 3, match: 0, facts: 0, lines: 0 } as const;
const OPENED = {
  type: 'opened',
  at: 0,
  code: 'ABCD',
  game: 'resistance',
  options: { modules: [] },
  seed: 's',
} as const;
const TIMINGS = { ...CONFIG.timings, roles: 0, linger: 3000, hostAway: 60_000, holdsUp: 30_000, comeBack: 0 };
const good: BotRunner = { move: async (input) => chooseMove(input), close: async () => {} };

/** Whoever is told anything while `broken` makes the teller trip. */
class Pit implements Subscriber {
  readonly member = 'm1';
  readonly from = 'here';
  broken = false;
  bye: Bye | undefined;
  send(): void {
    if (this.broken) throw new Error('pit');
  }
  end(code: Bye): void {
    this.bye = code;
  }
}

async function laid(botRunner: BotRunner = good) {
  const failures: string[] = [];
  const log: Log = { info: () => {}, warn: () => {}, failed: (what) => void failures.push(what) };
  const store = new MemoryStore();
  await store.append({ stream: 'ABCD', expected: 0, events: [writeEvent(OPENED)] });
  const broken: string[] = [];
  const onBroken = (code: string): void => void broken.push(code);
  const context = {
    log,
    clock: new SteadyClock(),
    botRunner,
    chance: systemRandom,
    botPace: 1,
    timings: TIMINGS,
    limits: CONFIG.limits,
    defaultOptions: {},
  };
  const room = new LiveRoom(
    store,
    { ...context, storing: { isFailing: false }, onBroken },
    new RoomRecord().read(await store.read('ABCD')),
  );
  await perform(room, (value, now) => decideJoin(value, { name: 'Ann', key: 'Ann' }, now));
  return { room, store, failures, broken, context };
}

const perform = (room: LiveRoom, decide: Parameters<LiveRoom['perform']>[0]): Promise<Verdict> =>
  new Promise((resolve) => {
    room.perform(decide, resolve);
  });

let requests = 0;
function command(room: LiveRoom, what: Parameters<typeof decideCommand>[1]): Promise<Verdict> {
  requests += 1;
  const by = { member: 'm1', id: `r${requests}`, sum: 0 };
  return perform(room, (value, now) => decideCommand(value, what, now, by, () => 's'));
}

async function started(room: LiveRoom): Promise<void> {
  for (let bot = 0; bot < 4; bot += 1) await command(room, { do: 'addBot', level: 'easy' });
  await command(room, { do: 'clock', alone: 30, together: 30, talk: 0 });
  expect(await begin(room)).toMatchObject({ ok: true });
}

describe('a mistake of ours in a room', () => {
  test('while deciding is refused, and the room goes on', async () => {
    const { room, failures } = await laid();
    const thrown = perform(room, () => {
      throw new Error('rules');
    });
    expect(await thrown).toEqual({ ok: false, code: 'internal' });
    // A move where there is no match cannot have happened.
    const entry = { facts: [] } as never;
    expect(await perform(room, () => accept({ type: 'moved', at: 0, entry }))).toEqual({ ok: false, code: 'internal' });
    expect(failures).toEqual(['decision', 'decision']);
    expect(await command(room, { do: 'addBot', level: 'easy' })).toMatchObject({ ok: true });
  });

  test('while telling costs this copy of the room: everybody calls again and finds what is stored', async () => {
    const { room, store, failures, broken } = await laid();
    const pit = new Pit();
    room.attach(pit, HELLO);
    pit.broken = true;
    expect(await command(room, { do: 'rename', name: 'Anna' })).toEqual({ ok: false, code: 'unavailable' });
    expect([failures, broken, pit.bye]).toEqual([['telling'], ['ABCD'], 'restarting']);
    expect((await store.read('ABCD')).at(-1)).toContain('Anna');
    expect(await command(room, { do: 'rename', name: 'Ann' })).toEqual({ ok: false, code: 'unavailable' });
  });

  test('while answering harms neither the room nor those who wait behind', async () => {
    const { room, failures } = await laid();
    const trip = (): never => {
      throw new Error('answer');
    };
    room.perform((_, { now }) => accept({ type: 'clockSet', at: now, seconds: 30 }), undefined);
    room.perform(() => accept(), trip);
    expect(await perform(room, () => accept())).toMatchObject({ ok: true });
    expect(failures).toEqual(['answer']);
  });

  test('when the time is up is tried again', async () => {
    const { room, failures } = await laid();
    room.attach(new Pit(), HELLO);
    await started(room);
    const { play } = room.room;
    if (play === undefined) throw new Error('no match');
    const match = vi.spyOn(play, 'match', 'get').mockImplementation(() => {
      throw new Error('replay');
    });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(failures).toContain('alarm');
    match.mockRestore();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(room.room.play?.record.length).toBeGreaterThan(play.record.length);
  });

  test('while looking around leaves the rest as it is', async () => {
    const { room, failures } = await laid();
    await perform(room, (value, now) => decideJoin(value, { name: 'Bea', key: 'Bea' }, now));
    const ann = new Pit();
    const bea = Object.assign(new Pit(), { member: 'm2' as never });
    const screen = Object.assign(new Pit(), { member: undefined as never });
    for (const one of [screen, ann, bea]) room.attach(one, HELLO);
    room.detach(bea);
    screen.broken = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(failures).toEqual(['look around']);
    screen.broken = false;
    expect(await command(room, { do: 'rename', name: 'Anna' })).toMatchObject({ ok: true });
  });

  test('in a bot costs that bot a random move', async () => {
    const bad: BotRunner = { move: () => Promise.reject(new Error('bot')), close: async () => {} };
    const { room, failures } = await laid(bad);
    room.attach(new Pit(), HELLO);
    await started(room);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(failures).toContain('bot');
    expect(room.room.play?.record.length).toBeGreaterThan(1);
  });

  test('in the handing in of a bot’s move goes no further', async () => {
    const { room, failures } = await laid();
    const pit = new Pit();
    room.attach(pit, HELLO);
    await started(room);
    pit.broken = true;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(failures).toEqual(['telling']);
    expect(pit.bye).toBe('restarting');
  });

  test('while sweeping leaves the next sweep as it is', async () => {
    const { store, context, failures } = await laid();
    const rooms = new Rooms(store, { ...context, defaultOptions: {} });
    const loaded = await rooms.find('ABCD');
    if (loaded === undefined) throw new Error('no room');
    vi.spyOn(loaded, 'idle', 'get').mockImplementationOnce(() => {
      throw new Error('idle');
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(failures).toEqual(['sweep']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(rooms.count).toBe(0);
    await rooms.close();
  });
});
