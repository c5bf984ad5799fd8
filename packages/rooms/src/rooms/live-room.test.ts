import { nth, optionsFor, pick, Rng, type Seat, sample, size } from '@reseau/core';
import type { ServerMessage } from '@reseau/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BotRunner, chooseMove } from '../bots/bot-runner.ts';
import { SteadyClock } from '../clock.ts';
import { CONFIG } from '../config.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { Append, Store } from '../store/store.ts';
import { begin } from '../testing/begin.ts';
import { SILENT } from '../testing/silent-log.ts';
import { decideCommand } from './commands.ts';
import { writeEvent } from './event.ts';
import { LiveRoom } from './live-room.ts';
import { decideJoin } from './membership.ts';
import { decideMove } from './moves.ts';
import { systemRandom } from './random-source.ts';
import { RoomRecord } from './record.ts';
import type { RoomMatch } from './room-match.ts';
import type { Bye, Subscriber } from './subscribers.ts';
import type { Verdict } from './verdict.ts';

const OPENED = writeEvent({
  type: 'opened',
  at: 0,
  code: 'ABCD',
  game: 'resistance',
  options: { modules: [] },
  seed: 'seed',
});
const botRunner: BotRunner = { move: async (input) => chooseMove(input), close: async () => {} };

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

class Ear implements Subscriber {
  readonly heard: ServerMessage[] = [];
  bye: Bye | undefined;
  readonly member: string | undefined;
  readonly from = 'here';
  readonly #room: LiveRoom;
  constructor(room: LiveRoom, member?: string) {
    this.member = member;
    this.#room = room;
    room.attach(this, { t: 'hello', version: 3, match: 0, facts: 0, lines: 0 });
  }
  send(frame: string): void {
    this.heard.push(JSON.parse(frame));
  }
  end(code: Bye): void {
    this.bye = code;
    this.#room.detach(this);
  }
  last<T extends ServerMessage['t']>(t: T): Extract<ServerMessage, { t: T }> | undefined {
    return this.heard.findLast((message): message is Extract<ServerMessage, { t: T }> => message.t === t);
  }
}

async function live(
  store: Store,
  { comeBack = 0, runners = botRunner, pace = 1, opened = OPENED } = {},
): Promise<LiveRoom> {
  if ((await store.read('ABCD')).length === 0) await store.append({ stream: 'ABCD', expected: 0, events: [opened] });
  return new LiveRoom(
    store,
    {
      log: SILENT,
      clock: new SteadyClock(),
      botRunner: runners,
      chance: systemRandom,
      botPace: pace,
      timings: { ...CONFIG.timings, roles: 0, linger: 3000, hostAway: 60_000, holdsUp: 30_000, comeBack },
      limits: CONFIG.limits,
      defaultOptions: {},
      storing: { isFailing: false },
      onBroken: () => {},
    },
    new RoomRecord().read(await store.read('ABCD')),
  );
}

const perform = (room: LiveRoom, decide: Parameters<LiveRoom['perform']>[0]): Promise<Verdict> =>
  new Promise((resolve) => {
    room.perform(decide, resolve);
  });

let requests = 0;
const command = (room: LiveRoom, what: Parameters<typeof decideCommand>[1], member = 'm1') => {
  requests += 1;
  return perform(room, (value, now) =>
    decideCommand(value, what, now, { member, id: `r${requests}`, sum: 0 }, () => 's'),
  );
};

async function people(room: LiveRoom, ...names: readonly string[]): Promise<void> {
  for (const name of names) await perform(room, (value, now) => decideJoin(value, { name, key: name }, now));
}

async function startedWith(store: Store, bots: number, seconds: 0 | 30, more?: Parameters<typeof live>[1]) {
  const room = await live(store, more);
  await people(room, ...['Ann', 'Bob', 'Cy', 'Di', 'Ed'].slice(0, 5 - bots));
  for (let bot = 0; bot < bots; bot += 1) await command(room, { do: 'addBot', level: 'easy' });
  await command(room, { do: 'clock', alone: seconds, together: seconds, talk: 0 });
  await begin(room);
  return room;
}

const playOf = ({ room }: LiveRoom): RoomMatch => {
  if (room.play === undefined) throw new Error('no match');
  return room.play;
};

const questionOf = ({ room }: LiveRoom): number => room.play?.match.turn.question ?? 0;

test('whoever comes while the leader thinks sees of whom', async () => {
  const room = await startedWith(new MemoryStore(), 0, 0);
  const [leader = 0] = playOf(room).match.turn.must;
  room.draft.show(room.room, `m${leader + 1}`, questionOf(room), [1, 3]);
  expect(new Ear(room).last('draft')).toEqual({ t: 'draft', question: questionOf(room), seats: [1, 3] });
});

describe('the clock', () => {
  test('tells how much time is left, and decides when it is up', async () => {
    const room = await startedWith(new MemoryStore(), 0, 30);
    const ann = new Ear(room, 'm1');
    const question = questionOf(room);
    expect(ann.last('progress')?.progress.left).toBe(30_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(new Ear(room, 'm2').last('progress')?.progress.left).toBe(20_000);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(questionOf(room)).toBe(question);
    await vi.advanceTimersByTimeAsync(1);
    expect(questionOf(room)).toBeGreaterThan(question);
    expect(ann.last('progress')?.progress.left).toBe(30_000);
  });

  test('plays a whole match when nobody answers', async () => {
    const room = await startedWith(new MemoryStore(), 0, 30);
    const ann = new Ear(room, 'm1');
    await vi.advanceTimersByTimeAsync(30_000 * 60);
    expect(ann.last('room')?.room.phase).toBe('over');
    expect(room.idle).toBe(false);
    ann.end('moved');
    expect(room.idle).toBe(true);
  });

  test('goes on after a restart, with time to come back', async () => {
    const store = new MemoryStore();
    const before = await startedWith(store, 0, 30);
    const question = questionOf(before);
    await before.close('restarting');
    await vi.advanceTimersByTimeAsync(600_000);
    const after = await live(store, { comeBack: 15_000 });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(questionOf(after)).toBe(question);
    expect(new Ear(after, 'm1').last('progress')?.progress.left).toBe(15_000);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(questionOf(after)).toBe(question);
    await vi.advanceTimersByTimeAsync(1);
    expect(questionOf(after)).toBeGreaterThan(question);
  });

  test('says for whom it has answered: by name only where all see who has chosen', async () => {
    const store = new MemoryStore();
    const room = await startedWith(store, 0, 30);
    const listening = [undefined, 'm1', 'm2', 'm3', 'm4', 'm5'].map((member) => new Ear(room, member));
    const lateNow = () => listening.map((ear) => ear.last('facts')?.late);
    const answer = (actor: Seat, move: object) =>
      perform(room, (value, now) => decideMove(value, { actor, match: 1, question: questionOf(room), move }, now));
    const timeUp = async (question = questionOf(room)) => {
      while (questionOf(room) === question) await vi.advanceTimersByTimeAsync(1000);
    };
    const team = [0, 1];
    const propose = questionOf(room);
    const leader = playOf(room).match.turn.must[0] as Seat;
    expect(await answer(leader, { type: 'propose', mission: 1, team })).toMatchObject({ ok: true });
    expect(lateNow()).toEqual(listening.map(() => undefined));

    const vote = questionOf(room);
    expect(vote).toBeGreaterThan(propose);
    for (const seat of [0, 2, 4] as Seat[]) await answer(seat, { type: 'vote', approve: true });
    await timeUp();
    expect(lateNow()).toEqual(listening.map(() => [{ question: vote, seats: [1, 3] }]));

    // Cards are counted, not named: the clock's card is told to whoever owed it, and that there is one to all.
    const cards = questionOf(room);
    await answer(0 as Seat, { type: 'play', card: 'success' });
    await timeUp();
    const fresh = (seats?: readonly number[]) => [{ question: cards, ...(seats === undefined ? {} : { seats }) }];
    expect(lateNow()).toEqual([fresh(), fresh(), fresh([1]), fresh(), fresh(), fresh()]);

    // Told again to whoever comes later, and after a restart.
    const all = [{ question: vote, seats: [1, 3] }, ...fresh()];
    expect(new Ear(room).last('facts')?.late).toEqual(all);
    await room.close('restarting');
    const again = await live(store, { comeBack: 15_000 });
    expect(new Ear(again, 'm1').last('facts')?.late).toEqual(all);
    expect(new Ear(again, 'm2').last('facts')?.late).toEqual([all[0], { question: cards, seats: [1] }]);
  });

  test('says nothing where the rules hide even how many have chosen', async () => {
    const opened = writeEvent({
      type: 'opened',
      at: 0,
      code: 'ABCD',
      game: 'resistance',
      options: { modules: ['hunter'], extras: ['blame', 'deepAgent'] },
      seed: 'seed',
    });
    const room = await live(new MemoryStore(), { opened });
    await people(room, 'Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus');
    await command(room, { do: 'clock', alone: 30, together: 30, talk: 0 });
    expect(await begin(room)).toMatchObject({ ok: true });
    const [screen, bob] = [new Ear(room), new Ear(room, 'm2')];
    const hidden = new Set<number>();
    while (room.room.play?.isOver === false) {
      const { must, progress, question } = playOf(room).match.turn;
      if (progress === 'none' && must.includes(1 as Seat)) hidden.add(question);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    const lateFor = (ear: Ear) => ear.heard.flatMap((message) => (message.t === 'facts' ? (message.late ?? []) : []));
    expect(hidden.size).toBeGreaterThan(0);
    expect(lateFor(screen).filter(({ question }) => hidden.has(question))).toEqual([]);
    const own = lateFor(bob).filter(({ question }) => hidden.has(question));
    expect(own).toEqual([...hidden].map((question) => ({ question, seats: [1] })));
  });
});

describe('a clock that runs with the match', () => {
  const MINUTE = 60_000;
  const opened = writeEvent({
    type: 'opened',
    at: 0,
    code: 'ABCD',
    game: 'project',
    options: { clock: 'wall', minutesPerStep: 10 },
    seed: 'seed',
  });

  async function island(store: Store): Promise<LiveRoom> {
    const room = await live(store, { opened });
    await people(room, 'Ann', 'Bob');
    await begin(room);
    return room;
  }

  const speedOf = (room: LiveRoom) => (playOf(room).match.table as { readonly speed: number }).speed;
  const pause = (room: LiveRoom, seat: number, on: boolean) =>
    perform(room, (value, now) => {
      const question = value.play?.match.turn.question ?? 0;
      return decideMove(value, { actor: seat as Seat, match: 1, question, move: { type: 'pause', on } }, now);
    });

  test('a bot with nothing to do waits for somebody else to move', async () => {
    const asked = vi.fn<BotRunner['move']>(async () => 'wait');
    const room = await live(new MemoryStore(), { opened, runners: { move: asked, close: async () => {} } });
    await people(room, 'Ann');
    await command(room, { do: 'addBot', level: 'easy' });
    new Ear(room, 'm1');
    await begin(room);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toHaveBeenCalledTimes(1);
    await pause(room, 0, true);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('a bot whose move has become illegal while it thought thinks again', async () => {
    let thoughts = 0;
    const think = async () => {
      thoughts += 1;
      if (thoughts > 1) return 'wait' as const;
      await pause(room, 1, true);
      return { type: 'pause', on: true } as const;
    };
    const room = await live(new MemoryStore(), { opened, runners: { move: think, close: async () => {} } });
    await people(room, 'Ann');
    await command(room, { do: 'addBot', level: 'easy' });
    new Ear(room, 'm1');
    await begin(room);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(thoughts).toBe(2);
  });

  test('ticks in the middle of a question, again and again', async () => {
    const room = await island(new MemoryStore());
    const ann = new Ear(room, 'm1');
    expect(ann.last('progress')?.progress.left).toBe(10 * MINUTE);
    await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
    expect(speedOf(room)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(speedOf(room)).toBe(2);
    expect(ann.last('progress')?.progress.left).toBe(10 * MINUTE);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(speedOf(room)).toBe(3);
  });

  test('stands still while all want it to, and then has as much left as before', async () => {
    const room = await island(new MemoryStore());
    const ann = new Ear(room, 'm1');
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    await pause(room, 0, true);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await pause(room, 1, true);
    expect(ann.last('progress')?.progress).toMatchObject({ left: 5 * MINUTE, paused: true });
    await vi.advanceTimersByTimeAsync(100 * MINUTE);
    expect(speedOf(room)).toBe(1);
    await pause(room, 1, false);
    expect(ann.last('progress')?.progress).toMatchObject({ left: 5 * MINUTE });
    expect(ann.last('progress')?.progress.paused).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(speedOf(room)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(speedOf(room)).toBe(2);
  });

  test('keeps its time over a restart', async () => {
    const store = new MemoryStore();
    await (await island(store)).close('restarting');
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    const room = await live(store, { opened });
    expect(new Ear(room, 'm1').last('progress')?.progress.left).toBe(6 * MINUTE);
    await vi.advanceTimersByTimeAsync(6 * MINUTE - 1);
    expect(speedOf(room)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(speedOf(room)).toBe(2);
  });

  test('ticks once at most for a table that everybody has left', async () => {
    const room = await island(new MemoryStore());
    await vi.advanceTimersByTimeAsync(1000 * MINUTE);
    expect([speedOf(room), room.idle]).toEqual([1, true]);
    const ann = new Ear(room, 'm1');
    await vi.advanceTimersByTimeAsync(1);
    expect([speedOf(room), ann.last('progress')?.progress.left]).toEqual([2, 10 * MINUTE]);
  });
});

describe('bots', () => {
  test('finish a match among themselves in a human time', async () => {
    const room = await startedWith(new MemoryStore(), 4, 0);
    await command(room, { do: 'leave' });
    const screen = new Ear(room);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.last('room')?.room.phase).toBe('playing');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(screen.last('room')?.room.phase).toBe('over');
  });

  test.each([
    ['throws', () => Promise.reject(new Error('I am the spy'))],
    ['moves against the rules', () => Promise.resolve({ type: 'nonsense' })],
  ])('one that %s plays at random', async (_what, move) => {
    const runners: BotRunner = { move, close: async () => {} };
    const room = await startedWith(new MemoryStore(), 4, 0, { runners, pace: 0 });
    await command(room, { do: 'leave' });
    const screen = new Ear(room);
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.last('room')?.room.phase).toBe('over');
  });
});

/** A store whose writes the test lets through one by one. */
class HeldStore extends MemoryStore {
  readonly held: (() => void)[] = [];
  holding = false;
  override async append(append: Append): Promise<boolean> {
    if (this.holding) await new Promise<void>((resolve) => this.held.push(resolve));
    return super.append(append);
  }
}

describe('durability', () => {
  test('nobody is told anything before it is stored', async () => {
    const store = new HeldStore();
    const room = await live(store);
    await people(room, 'Ann', 'Bob');
    const ann = new Ear(room, 'm1');
    const before = ann.heard.length;
    store.holding = true;
    const answers: string[] = [];
    const say = { member: 'm1', id: 'say-something', sum: 1 };
    const said = { type: 'said', at: 0, member: 'm1', text: 'hello', by: say } as const;
    room.request(
      say,
      () => ({ ok: true, events: [said] }),
      () => answers.push('said'),
    );
    room.request(
      say,
      () => ({ ok: true, events: [said] }),
      () => answers.push('resent'),
    );
    room.perform(
      () => ({ ok: false, code: 'illegal' }),
      () => answers.push('refused'),
    );
    await vi.advanceTimersByTimeAsync(50);
    expect(answers).toEqual([]);
    expect(ann.heard).toHaveLength(before);
    expect(new Ear(room, 'm2').last('lines')).toBeUndefined();
    store.held.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual(['said', 'resent', 'refused']);
    expect(ann.last('lines')?.lines).toHaveLength(1);
  });

  test('moves of one room need not wait for each other’s commit', async () => {
    const store = new HeldStore();
    const room = await startedWith(store, 0, 0);
    const play = room.room.play;
    if (play === undefined) throw new Error('no match');
    const move = (actor: Seat, question: number) =>
      perform(room, (value, now) => {
        const options = optionsFor((value.play ?? play).match, actor);
        return decideMove(value, { actor, match: 1, question, move: sample(options, Rng.seeded('x')) }, now);
      });
    const { must, question } = play.match.turn;
    await move(must[0] as Seat, question);
    store.holding = true;
    const votes = [0, 1, 2, 3, 4].map((seat) => move(seat as Seat, question + 1));
    expect(store.held).toHaveLength(5);
    for (const release of store.held) release();
    expect((await Promise.all(votes)).every(({ ok }) => ok)).toBe(true);
  });

  test('a room that lost a race sends everybody away to ask again', async () => {
    const store = new MemoryStore();
    const room = await live(store);
    await people(room, 'Ann');
    const ann = new Ear(room, 'm1');
    const other = await live(store);
    await people(other, 'Bob');
    const verdict = await command(room, { do: 'rename', name: 'Zoe' });
    expect(verdict).toEqual({ ok: false, code: 'unavailable' });
    expect(ann.bye).toBe('restarting');
    expect((await live(store)).room.members.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  });

  test('a request sent again after a restart is done already', async () => {
    const store = new MemoryStore();
    const room = await live(store);
    await people(room, 'Ann');
    const stamp = { member: 'm1', id: 'say-something', sum: 1 };
    const say = (to: LiveRoom) =>
      new Promise<Verdict>((resolve) => {
        const said = { type: 'said', at: 0, member: 'm1', text: 'hello', by: stamp } as const;
        to.request(stamp, () => ({ ok: true, events: [said] }), resolve);
      });
    await say(room);
    await room.close('restarting');
    const again = await live(store);
    expect(await say(again)).toEqual({ ok: true, events: [] });
    expect(again.room.talk.said).toBe(1);
  });

  test('a decision that throws harms nobody', async () => {
    const room = await live(new MemoryStore());
    const verdict = await perform(room, () => {
      throw new Error('broken rule');
    });
    expect(verdict).toEqual({ ok: false, code: 'internal' });
    await people(room, 'Ann');
    expect(room.room.members).toHaveLength(1);
  });
});

describe('presence', () => {
  test('a refresh goes unnoticed', async () => {
    const room = await live(new MemoryStore());
    await people(room, 'Ann', 'Bob');
    const bob = new Ear(room, 'm2');
    const ann = new Ear(room, 'm1');
    const frames = bob.heard.length;
    ann.end('moved');
    await vi.advanceTimersByTimeAsync(2000);
    new Ear(room, 'm1');
    expect(bob.heard).toHaveLength(frames);
  });

  test('whoever stays away is shown as away, and is host no longer after a minute', async () => {
    const room = await live(new MemoryStore());
    await people(room, 'Ann', 'Bob', 'Cy');
    const ann = new Ear(room, 'm1');
    const cy = new Ear(room, 'm3');
    await vi.advanceTimersByTimeAsync(5000);
    new Ear(room, 'm2');
    ann.end('moved');
    await vi.advanceTimersByTimeAsync(4000);
    expect(cy.last('room')?.room.members.map(({ online }) => online)).toEqual([false, true, true]);
    await vi.advanceTimersByTimeAsync(57_000);
    expect(room.room.host).toBe('m3');
  });

  test('nobody becomes host in an empty room', async () => {
    const room = await live(new MemoryStore());
    await people(room, 'Ann', 'Bob');
    new Ear(room);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(room.room.host).toBe('m1');
  });
});

describe('a card laid face down', () => {
  /** A table at which a spy is about to lay a card and is not the last to do so. */
  async function spyAtPlay(): Promise<{ events: readonly string[]; spy: Seat; question: number }> {
    for (;;) {
      const store = new MemoryStore();
      const room = await startedWith(store, 0, 0);
      for (let asked = 0; asked < 2; asked += 1) {
        const { turn } = playOf(room).match;
        for (const seat of turn.must) await move(room, seat, { approve: true });
      }
      const match = playOf(room).match;
      const spy = match.turn.must.find((seat) => size(optionsFor(match, seat)) === 2);
      if (spy !== undefined) return { events: await store.read('ABCD'), spy, question: match.turn.question };
    }
  }

  const move = (room: LiveRoom, actor: Seat, wanted: object) =>
    perform(room, (value, now) => {
      const { play } = value;
      if (play === undefined) throw new Error('no match');
      const match = play.match;
      const made = pick(optionsFor(match, actor), { ...nth(optionsFor(match, actor), 0), ...wanted });
      const legal = made ?? nth(optionsFor(match, actor), 0);
      return decideMove(value, { actor, match: 1, question: match.turn.question, move: legal }, now);
    });

  test('sounds the same to everybody else, whichever it is', async () => {
    const { events, spy, question } = await spyAtPlay();
    const heard = await Promise.all(
      ['success', 'fail'].map(async (card) => {
        const store = new MemoryStore();
        await store.append({ stream: 'ABCD', expected: 0, events });
        const room = await live(store);
        const ears = [undefined, 'm1', 'm2', 'm3', 'm4', 'm5'].map((member) => new Ear(room, member));
        expect(await move(room, spy, { card })).toMatchObject({ ok: true });
        expect(playOf(room).match.sealed[spy]).toEqual({ type: 'play', card });
        return ears.map((ear) => (ear.member === `m${spy + 1}` ? ear.heard.map(({ t }) => t) : ear.heard));
      }),
    );
    expect(heard[0]).toEqual(heard[1]);
    expect(question).toBe(3);
  });
});

describe('the first to come to a table that rested', () => {
  test('has the host’s absence noticed, and becomes host', async () => {
    const store = new MemoryStore();
    await people(await live(store), 'Ann', 'Bob');
    const rested = await live(store);
    const bob = new Ear(rested, 'm2');
    await vi.advanceTimersByTimeAsync(5000);
    expect(rested.room.away).toHaveProperty('m1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rested.room.host).toBe('m2');
    expect(bob.last('room')?.room.members.map(({ host }) => host)).toEqual([false, true]);
  });
});
