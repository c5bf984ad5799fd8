import type { ServerMessage } from '@reseau/protocol';
import { beforeEach, expect, test } from 'vitest';
import { type Bye, Connection, type ConnectionState, type Environment, type Hello } from './connection.ts';
import { Outbox, type Request } from './outbox.ts';

type Ends = Parameters<Environment['connect']>[0];

/** A world whose clock and wires are in the test's hand. */
class HeldWorld implements Environment {
  readonly sent: { readonly wire: number; readonly message: { readonly t: string; readonly id?: string } }[] = [];
  readonly texts: string[] = [];
  network = true;
  time = 0;
  #ends: Ends[] = [];
  #waiting: { readonly at: number; readonly run: () => void }[] = [];

  connect(ends: Ends) {
    const wire = this.#ends.push(ends) - 1;
    return {
      send: (text: string) => {
        this.texts.push(text);
        this.sent.push({ wire, message: JSON.parse(text) as { t: string } });
      },
      close: () => undefined,
    };
  }
  after(ms: number, then: () => void) {
    const entry = { at: this.time + ms, run: then };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== entry);
    };
  }
  now() {
    return this.time;
  }
  random() {
    return 0.5;
  }
  hasNetwork() {
    return this.network;
  }

  get wires(): number {
    return this.#ends.length;
  }
  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = this.#waiting.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.time = next.at;
      next.run();
    }
    this.time = until;
  }
  open(): void {
    this.#ends.at(-1)?.open();
  }
  cut(): void {
    this.#ends.at(-1)?.close();
  }
  tell(message: ServerMessage, wire = this.#ends.length - 1): void {
    this.say(JSON.stringify(message), wire);
  }
  say(text: string, wire = this.#ends.length - 1): void {
    this.#ends[wire]?.message(text);
  }
  welcome(): void {
    this.open();
    this.tell({ t: 'welcome', version: 1, now: 0 });
  }
  types(): readonly string[] {
    return this.sent.map(({ message }) => message.t);
  }
}

let world: HeldWorld;
let states: (ConnectionState | Bye)[];
let heard: ServerMessage[];
let line: Connection;
let hello: Hello = { t: 'hello', version: 3, match: 0, facts: 0, lines: 0 };
const vote: Request = { t: 'move', id: 'vote0000', match: 1, question: 3, move: { type: 'vote', approve: true } };
const start: Request = { t: 'command', id: 'start000', command: { do: 'start' } };

beforeEach(() => {
  world = new HeldWorld();
  states = [];
  heard = [];
  const content = new Map<string, string>();
  const drawer = {
    keys: () => [...content.keys()],
    read: (key: string) => content.get(key),
    write: (key: string, value: string) => void content.set(key, value),
    remove: (key: string) => void content.delete(key),
  };
  line = new Connection(
    {
      hello: () => hello,
      heard: (message) => void heard.push(message),
      changed: (state, bye) => void states.push(state, ...(bye === undefined ? [] : [bye])),
    },
    new Outbox(drawer),
    world,
  );
  line.open();
});

test('it says hello, and is online once it is welcome', () => {
  world.open();
  expect(world.types()).toEqual(['hello']);
  expect(states).toEqual([]);
  world.tell({ t: 'welcome', version: 1, now: 0 });
  expect(states).toEqual(['online']);
});

test('a move made while the line is down goes out with the next welcome, once per connection, until it is answered', () => {
  world.welcome();
  world.cut();
  line.send(vote);
  expect(world.types()).toEqual(['hello']);
  world.pass(1000);
  world.welcome();
  expect(world.types()).toEqual(['hello', 'hello', 'move']);
  world.cut();
  world.pass(2000);
  world.welcome();
  expect(world.types()).toEqual(['hello', 'hello', 'move', 'hello', 'move']);
  world.tell({ t: 'done', id: 'vote0000' });
  world.cut();
  world.pass(4000);
  world.welcome();
  expect(world.types().slice(5)).toEqual(['hello']);
});

test('a refusal is an answer; being too fast is not, for a move', () => {
  world.welcome();
  line.send(vote);
  line.send(start);
  world.tell({ t: 'refused', id: 'vote0000', code: 'tooMany' });
  world.tell({ t: 'refused', id: 'start000', code: 'tooMany' });
  expect(heard.filter(({ t }) => t === 'refused')).toHaveLength(1);
  world.pass(2000);
  expect(world.types().filter((type) => type === 'move')).toHaveLength(2);
  world.tell({ t: 'refused', id: 'vote0000', code: 'stale' });
  expect(heard.filter(({ t }) => t === 'refused')).toHaveLength(2);
});

test('tries come further and further apart, and start over once one succeeds', () => {
  world.welcome();
  world.cut();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const [wires, since] = [world.wires, world.time];
    while (world.wires === wires) world.pass(50);
    waits.push(world.time - since);
    world.cut();
  }
  expect(waits).toEqual([...waits].toSorted((a, b) => a - b));
  expect(waits[0]).toBeLessThan(500);
  expect(waits.at(-1)).toBeLessThanOrEqual(8000);
});

test('coming back to the page, or to the network, does not wait for the next try', () => {
  world.welcome();
  world.cut();
  world.cut();
  const { wires } = world;
  line.nudge();
  expect(world.wires).toBe(wires + 1);
});

test('a silent line is asked, and dropped when it does not answer', () => {
  world.welcome();
  world.pass(10_000);
  expect(world.types()).toEqual(['hello', 'ping']);
  world.tell({ t: 'pong' });
  world.pass(12_000);
  expect(states).toEqual(['online']);
  world.pass(30_000);
  expect(states).toEqual(['online', 'reconnecting']);
});

test('after a nap the line must prove itself within seconds', () => {
  world.welcome();
  world.time += 60_000;
  line.nudge();
  expect(world.types()).toEqual(['hello', 'ping']);
  world.pass(3000);
  expect(states.at(-1)).toBe('reconnecting');
});

test('without a network it says offline', () => {
  world.welcome();
  world.network = false;
  line.networkLost();
  expect(states).toEqual(['online', 'offline']);
  world.network = true;
  line.nudge();
  world.welcome();
  expect(states.at(-1)).toBe('online');
});

test.each<Bye>(['kicked', 'moved', 'badToken', 'noSuchRoom', 'badVersion'])(
  'after %s it does not knock again',
  (code) => {
    world.welcome();
    world.tell({ t: 'bye', code });
    world.cut();
    world.pass(60_000);
    expect(states).toEqual(['online', 'ended', code]);
    expect(world.wires).toBe(1);
  },
);

test('a restart of the server is no farewell', () => {
  world.welcome();
  world.tell({ t: 'bye', code: 'restarting' });
  world.cut();
  world.pass(1000);
  world.welcome();
  expect(states.at(-1)).toBe('online');
});

test('why it is sent away while it calls again is told, and forgotten once it is let in', () => {
  world.welcome();
  world.cut();
  world.pass(1000);
  world.open();
  world.tell({ t: 'bye', code: 'cannotStore' });
  world.cut();
  world.pass(1000);
  world.welcome();
  expect(states).toEqual(['online', 'reconnecting', 'reconnecting', 'cannotStore', 'online']);
});

test('what an abandoned wire still says is not heard', () => {
  world.welcome();
  line.reopen();
  world.tell({ t: 'pong' }, 0);
  world.tell({ t: 'lines', from: 0, lines: [] }, 0);
  expect(heard.map(({ t }) => t)).toEqual(['welcome']);
});

const UNREADABLE = [
  '',
  '{"t":"room","ro',
  'null',
  '7',
  '"pong"',
  '[]',
  '{}',
  '{"t":5}',
  '{"t":"toString"}',
  '{"t":"later"}',
];

test.each(UNREADABLE)('%j is not heard, and the line goes on', (text) => {
  world.welcome();
  world.say(text);
  world.tell({ t: 'lines', from: 0, lines: [] });
  expect(heard.map(({ t }) => t)).toEqual(['welcome', 'lines']);
  expect(states).toEqual(['online']);
});

test('a line on which nothing can be read is dropped like a silent one', () => {
  world.welcome();
  for (let second = 0; second < 23; second += 1) {
    world.say('{"t":"later"}');
    world.pass(1000);
  }
  expect(states).toEqual(['online', 'reconnecting']);
});

test('how long a move is tells nothing of it', () => {
  world.welcome();
  const moves = [
    { type: 'play', card: 'success' },
    { type: 'play', card: 'fail' },
    { type: 'vote', approve: true },
  ];
  for (const [at, move] of moves.entries()) line.send({ ...vote, id: `move-000${at}`, move });
  line.send(start);
  const lengths = world.texts.slice(-4).map(({ length }) => length);
  expect(new Set(lengths).size).toBe(1);
});

test('a hello is of the same length, however many facts one has heard', () => {
  for (const facts of [9, 10, 1000]) {
    line.reopen();
    hello = { ...hello, facts };
    world.open();
  }
  expect(new Set(world.texts.map(({ length }) => length)).size).toBe(1);
});
