import { writeFileSync } from 'node:fs';
import { Rng, type Seat, seatsOf, sha256 } from '@reseau/core';
import { GAMES } from '@reseau/games';
import { type TwinWalk, twinWalk } from '@reseau/testkit';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import {
  CHANNEL_OF,
  CHANNELS,
  type Channel,
  type Difference,
  differences,
  figuresOf,
  kindOf,
  type Transcript,
} from './testing/twins/channels.ts';
import type { Ears } from './testing/twins/ears.ts';
import { Evening } from './testing/twins/evening.ts';
import { type Around, KINDS, type Kind } from './testing/twins/kinds.ts';
import { ScriptedBots } from './testing/twins/scripted-bots.ts';
import { SEED, type TwinTable, tablesFor } from './testing/twins/tables.ts';

/** The deal of the evening at hand, what others hold in it, and where the server is made to tell it. */
const stage = vi.hoisted(() => ({
  deal: undefined as { readonly seed: string; readonly facts: unknown } | undefined,
  secret: '',
  leak: [] as readonly Channel[],
  /** Whether whatever is done around the match tells of it, and what is being done. */
  tellsDeeds: false,
  deed: undefined as Kind | undefined,
  /** The server's part of each deal of the evening; and whether it is told. */
  parts: [] as string[],
  tellsParts: false,
  bots: undefined as unknown,
  logs: [] as string[],
}));

vi.mock(import('@reseau/core'), async (real) => {
  const own = await real();
  const { startWith } = own;
  return {
    ...own,
    dealSeedOf: (terms) => {
      stage.parts.push(terms.seed);
      return stage.deal?.seed ?? own.dealSeedOf(terms);
    },
    start: (game, seed) =>
      stage.deal === undefined ? own.start(game, seed) : startWith(game, stage.deal.facts as never, seed),
  };
});
vi.mock(import('./bots/node-threads.ts'), async (real) => ({
  ...(await real()),
  nodeBotPool: () => stage.bots as never,
}));
vi.mock(import('./log.ts'), async (real) => {
  const own = await real();
  const into = { write: (line: string) => void stage.logs.push(line) };
  return { ...own, makeLog: (level) => own.makeLog(level, into) };
});

/** A line that tells a little of what others hold, in one channel: over the socket, to the one who listens. */
vi.mock(import('./socket/connection.ts'), async (real) => {
  const own = await real();
  class Leaking extends own.Connection {
    override send(frame: string): void {
      const late = stage.leak.includes('times') && kindOf(frame) === 'you';
      if (late) this.clock.after(omen(), () => super.send(frame));
      else super.send(leaking(frame));
    }
  }
  return { ...own, Connection: Leaking };
});
vi.mock(import('./http/app.ts'), async (real) => {
  const own = await real();
  const makeApp: typeof own.makeApp = async (parts) => {
    const app = await own.makeApp(parts);
    if (stage.leak.includes('logs')) parts.log.warn(`so it is ${stage.secret}`);
    app.addHook('onSend', async ({ method, url }, reply, payload) => {
      const channel = url === '/metrics' ? 'metrics' : url.includes('/matches/') ? 'export' : 'http';
      if (method !== 'GET' || !stage.leak.includes(channel)) return payload;
      if (channel === 'metrics') return `${String(payload)}# ${hint()}\n`;
      reply.header('x-hint', hint());
      return payload;
    });
    return app;
  };
  return { ...own, makeApp };
});

const hint = (): string => (stage.tellsParts ? stage.parts.join() : stage.secret);
const hinted = (frame: string, what = 'hint'): string => `${frame.slice(0, -1)},"${what}":"${hint()}"}`;

/** A number that others' cards give. */
const omen = (): number => Number.parseInt(stage.secret, 16) % 4000;

function leaking(frame: string): string {
  const { leak } = stage;
  const kind = kindOf(frame);
  if (kind === 'pong') return frame;
  if (stage.tellsDeeds) return stage.deed === undefined ? frame : hinted(frame, `hint ${stage.deed}`);
  if (leak.includes('line') && kind === 'progress') return frame.replace(/[.]{16}"/, `${'.'.repeat(omen() % 16)}"`);
  if (kind === 'lines' && frame.includes('"bench":true')) return leak.includes('spectator') ? hinted(frame) : frame;
  return leak.includes(CHANNEL_OF[kind]) ? hinted(frame) : frame;
}

interface Pair {
  readonly table: TwinTable;
  readonly walk: TwinWalk;
}

interface Played {
  readonly transcript: Transcript;
  readonly uneven: readonly string[];
  readonly gaps: Ears['gaps'];
  readonly done: ReadonlyMap<Kind, number>;
  /** In which channels something is told that everything was drawn from: in twins it is the same, and no difference shows it. */
  readonly drawnFrom: readonly string[];
}

async function played({ table, walk }: Pair, which: 0 | 1): Promise<Played> {
  const bots = new ScriptedBots();
  const viewer = walk.viewer as Seat;
  const others = walk.deals[which].filter(({ to }) => to !== 'all' && !to.includes(viewer));
  const secret = sha256(JSON.stringify(others)).slice(0, 8);
  Object.assign(stage, { bots, logs: [], parts: [], secret, deal: { seed: walk.seed, facts: walk.deals[which] } });
  const doing = (deed: Kind | undefined): void => {
    stage.deed = deed;
  };
  const { ears, done } = await Evening.play({ ...table, viewer, walk, which }, { bots, doing }).finally(() => {
    stage.deal = undefined;
  });
  const transcript = ears.transcript(stage.logs);
  const seeds = [walk.seed, ...stage.parts];
  const drawnFrom = CHANNELS.filter((channel) =>
    transcript[channel].some((text) => seeds.some((one) => text.includes(one))),
  );
  return { transcript, uneven: ears.uneven, gaps: ears.gaps, done, drawnFrom };
}

/** Moves that end a match, or that chance would make for ever. */
const WITHOUT = ['giveUp', 'notDone', 'undo', 'intend', 'mark', 'pause'];

/** Where the match has a clock of its own, so seldom is it next. */
const TICKS = 6;

/** The pair that lasts longest, of some who could be the viewer; nothing where no deal has a twin. */
function pairFor(table: TwinTable): Pair | undefined {
  const { game, seats, options, bots, clock, seed, longest } = table;
  const made = GAMES[game].setUp(seats, options);
  if (!made.ok) throw new Error(`twins: ${made.problem}`);
  const viewers = Rng.seeded(seed)
    .shuffle(seatsOf(seats - bots))
    .slice(0, 3);
  const walks = viewers.flatMap((viewer, index) => {
    const punctual = seatsOf(seats).slice(seats - bots);
    const clockDecides = clock === 0 ? 0 : 4;
    const clocks = { clockDecides, clockTicks: TICKS, punctual };
    return twinWalk(made.game, { seed: `${seed} ${index}`, viewer, longest, without: WITHOUT, ...clocks }) ?? [];
  });
  const [walk] = walks.toSorted((a, b) => b.turns.length + b.different - a.turns.length - a.different);
  return walk === undefined ? undefined : { table, walk };
}

const found = {
  tables: 0,
  tablesWithoutTwin: 0,
  pairsOfEvenings: 0,
  turns: 0,
  turnsThatTheClockDecided: 0,
  secretsThatDiffer: 0,
  differencesFound: 0,
};
const gaps = { unpadded: 0, padded: 0 };
const transcripts: Transcript[] = [];
const caught = new Set<string>();
const around = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]));

async function compared(pair: Pair): Promise<readonly Difference[]> {
  const one = await played(pair, 0);
  const other = await played(pair, 1);
  transcripts.push(one.transcript, other.transcript);
  expect([...one.drawnFrom, ...other.drawnFrom]).toEqual([]);
  expect([...one.done]).toEqual([...other.done]);
  for (const [kind, times] of one.done) around.set(kind, (around.get(kind) ?? 0) + times);
  expect([...one.uneven, ...other.uneven]).toEqual([]);
  for (const which of ['unpadded', 'padded'] as const)
    gaps[which] = Math.max(gaps[which], one.gaps[which], other.gaps[which]);
  return differences(one.transcript, other.transcript);
}

afterEach(() => {
  Object.assign(stage, { leak: [], tellsDeeds: false, tellsParts: false });
});
afterAll(() => {
  const report = process.env['SECRECY_REPORT'];
  if (report === undefined) return;
  const sizes = { unpaddedGapBytes: gaps.unpadded, paddedGapBytes: gaps.padded };
  const planted: readonly string[] = [...CHANNELS, ...KINDS, SERVERS_PART];
  const missed = planted.filter((one) => !caught.has(one));
  const plantedLeaks = { planted: planted.length, missed };
  const aroundTheMatch = Object.fromEntries(around);
  const figures = { seed: SEED, ...found, aroundTheMatch, channels: figuresOf(transcripts), plantedLeaks, sizes };
  writeFileSync(report, JSON.stringify(figures));
});

describe('two evenings in which others hold other things are the same to whoever may not know', () => {
  test.each(tablesFor(Number(process.env['SECRECY_TABLES'] ?? 0)))('$seed', async (table) => {
    found.tables += 1;
    const pair = pairFor(table);
    if (pair === undefined) {
      found.tablesWithoutTwin += 1;
      return;
    }
    const apart = await compared(pair);
    found.pairsOfEvenings += 1;
    found.turns += pair.walk.turns.length;
    found.turnsThatTheClockDecided += pair.walk.turns.filter(({ timeIsUp }) => timeIsUp).length;
    found.secretsThatDiffer += pair.walk.different;
    found.differencesFound += apart.length;
    expect(apart).toEqual([]);
  });

  test('nearly every table has twins', () => {
    expect(found.tablesWithoutTwin * 10).toBeLessThanOrEqual(found.tables);
  });

  test('everything that people do around a match has been done', () => {
    expect(KINDS.filter((kind) => around.get(kind) === 0)).toEqual([]);
  });
});

/** A leak of its own: no difference shows it. */
const SERVERS_PART = 'serversPart';

/** Of each channel its own frames carry the leak; what changes the line or the times shows there alone. */
const BY_WORDS = CHANNELS.filter((channel) => channel !== 'times' && channel !== 'line');

describe('a little of what others hold is found', () => {
  const table = tablesFor(0).find(({ seats }) => seats === 8);

  test.each([
    ['in every channel that has words', BY_WORDS],
    ['in when it comes', ['times']],
    ['in how long it is', ['line']],
  ] as const)('%s', async (_where, channels) => {
    const pair = table === undefined ? undefined : pairFor({ ...table, bots: 0, around: [], longest: 8 });
    if (pair === undefined) throw new Error('twins: none to plant in');
    stage.leak = channels;
    const one = await played(pair, 0);
    const other = await played(pair, 1);
    const apart = differences(one.transcript, other.transcript).map(({ channel }) => channel);
    for (const channel of channels.filter((wanted) => apart.includes(wanted))) caught.add(channel);
    expect(channels.filter((channel) => !apart.includes(channel))).toEqual([]);
  });

  test('and the server’s part of the deal, of which two evenings have the same', async () => {
    const pair = table === undefined ? undefined : pairFor({ ...table, bots: 0, around: [], longest: 8 });
    if (pair === undefined) throw new Error('twins: none to plant in');
    Object.assign(stage, { leak: BY_WORDS, tellsParts: true });
    const { drawnFrom } = await played(pair, 0);
    // The log has told its hint before there was a deal.
    const missing = BY_WORDS.filter((channel) => channel !== 'logs' && !drawnFrom.includes(channel));
    expect(missing).toEqual([]);
    caught.add(SERVERS_PART);
  });
});

/** Tables that together do everything there is; what is told while it is done tells a little of what others hold. */
const TOLD: readonly (readonly [seats: number, bots: number, around: readonly Around[]])[] = [
  [5, 0, ['pause', 'newDevices', 'awaySeatTaken', 'anotherMatch']],
  [6, 1, ['botSeatTaken', 'replacedSeatTaken']],
  [3, 0, ['viewerSeatTaken']],
];

describe('a little that is told by what people do around a match is found', () => {
  test('whatever they do', async () => {
    const missing = new Set<Kind>(KINDS);
    for (const [seats, bots, happens] of TOLD) {
      const table = tablesFor(0).findLast((one) => one.seats === seats);
      const pair = table === undefined ? undefined : pairFor({ ...table, bots, clock: 0, around: happens, longest: 7 });
      if (pair === undefined) throw new Error('twins: none to plant in');
      stage.tellsDeeds = true;
      const told = [await played(pair, 0), await played(pair, 1)].map(({ transcript }) => transcript);
      for (const kind of missing) {
        const [one, other] = told.map((transcript) => tellingOnly(transcript, kind));
        if (one !== undefined && other !== undefined && differences(one, other).length > 0) missing.delete(kind);
      }
    }
    for (const kind of KINDS.filter((one) => !missing.has(one))) caught.add(kind);
    expect([...missing]).toEqual([]);
  });
});

/** As if nothing else that is done told anything. */
const tellingOnly = (transcript: Transcript, kind: Kind): Transcript =>
  Object.fromEntries(
    Object.entries(transcript).map(([channel, texts]) => [
      channel,
      texts.map((text) => text.replaceAll(/,"hint (\w+)":"[0-9a-f]{8}"/g, (hint, of) => (of === kind ? hint : ''))),
    ]),
  ) as unknown as Transcript;
