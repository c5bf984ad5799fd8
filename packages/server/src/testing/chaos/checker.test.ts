import { CONFIG } from '@reseau/rooms';
import { describe, expect, test } from 'vitest';
import { byeFaults } from './check-byes.ts';
import { clockFaults } from './check-clocks.ts';
import { factFaults } from './check-facts.ts';
import { requestFaults } from './check-requests.ts';
import { checkTable } from './checker.ts';
import type { History, Note } from './history.ts';
import { readLog } from './stored.ts';

type Json = Readonly<Record<string, unknown>>;
type Unstamped = Note extends infer N ? (N extends Note ? Omit<N, 'at' | 'line'> : never) : never;

const history = (member: string | undefined, ...notes: readonly Unstamped[]): History => ({
  code: 'ABCD',
  member,
  notes: notes.map((note, at) => ({ ...note, at, line: 1 })),
});

const open = (n: number): Json => ({ type: 'step', to: 'all', n });
const whisper = (n: number): Json => ({ type: 'card', to: [0, 1], n });
const by = (member: string, id: string): Json => ({ member, id, sum: 0 });
const vote = (id: string, approve = true): Unstamped => ({
  said: { t: 'move', id, match: 1, question: 1, move: { type: 'vote', approve } },
});
const says = (id: string, text: string): Unstamped => ({ said: { t: 'say', id, text } });
const done = (id: string): Unstamped => ({ heard: { t: 'done', id } });
const refused = (id: string, code: 'stale' | 'unavailable'): Unstamped => ({ heard: { t: 'refused', id, code } });
const listens = (as: number | 'table'): Unstamped => ({ listens: { match: 1, as } });
const hello = (match: number, facts: number): Unstamped => ({
  said: { t: 'hello', version: 1, match, facts, lines: 0 },
});
const told = (from: number, ...facts: readonly Json[]): Unstamped => ({ heard: { t: 'facts', match: 1, from, facts } });
const settled: Unstamped = { settled: true };

const moved = (member: string, id: string, actor: number, approve = true, facts: readonly Json[] = []): Json => ({
  type: 'moved',
  by: by(member, id),
  entry: { actor, question: 1, move: { approve, type: 'vote' }, facts, drawn: 0 },
});

const byItself = (actor: number): Json => ({
  type: 'moved',
  entry: { actor, question: 1, move: { approve: true, type: 'vote' }, facts: [], drawn: 0 },
});

/** Two people have voted; both heard four facts, one of them a whisper. */
const LOG: readonly Json[] = [
  { type: 'opened' },
  { type: 'started', roles: {}, entry: { facts: [open(1), whisper(2)], drawn: 1 } },
  { type: 'began' },
  moved('m1', 'first', 0),
  { type: 'said', member: 'm1', text: 'so', by: by('m1', 'line') },
  moved('m2', 'second', 1, false, [open(3), open(4)]),
];
const HEARD = [open(1), { ...whisper(2), to: [0] }, open(3), open(4)] as const;
const ANN = [listens(0), vote('first'), done('first'), says('line', 'so'), done('line')] as const;
const BOB = [listens(1), vote('second', false), done('second')] as const;

const written = (log: readonly Json[]): readonly string[] => log.map((event) => JSON.stringify(event));
const read = (log: readonly Json[]) => readLog(written(log));
const without = (id: string): readonly Json[] =>
  LOG.filter((event) => (event['by'] as Json | undefined)?.['id'] !== id);

describe('exactly once', () => {
  const rules = (log: readonly Json[], ann: readonly Unstamped[] = ANN, bob: readonly Unstamped[] = BOB) =>
    requestFaults('ABCD', read(log), [history('m1', ...ann), history('m2', ...bob)]).map(({ rule }) => rule);

  test('nothing is wrong with an evening that kept it', () => {
    expect(rules(LOG)).toEqual([]);
    // Cut off before the answer, and sent again.
    expect(rules(LOG, [listens(0), vote('first'), vote('first'), done('first'), ...ANN.slice(3)])).toEqual([]);
    // Sent and not acknowledged: stored or not, both are right.
    expect(rules(without('first'), [listens(0), vote('first'), ...ANN.slice(3)])).toEqual([]);
    expect(rules(LOG, [listens(0), vote('first'), refused('first', 'unavailable'), ...ANN.slice(3)])).toEqual([]);
    // The same choice once more leaves nothing to store.
    expect(rules(LOG, [...ANN, vote('again'), done('again')])).toEqual([]);
    // Nor does the choice that a bot had made from the seat meanwhile.
    expect(rules([...without('first'), byItself(0)])).toEqual([]);
  });

  test.each([
    ['a move that was lost', 'lost', without('first'), ANN],
    ['a move that was lost, where another seat chose the same', 'lost', [...without('first'), byItself(1)], ANN],
    ['a line that was lost', 'lost', without('line'), ANN],
    ['another choice that was lost', 'lost', LOG, [...ANN, vote('other', false), done('other')]],
    ['a move that was doubled', 'doubled', [...LOG, moved('m1', 'first', 0)], ANN],
    ['one noted with another', 'doubled', [...LOG, { type: 'said', also: [by('m1', 'first')] }], ANN],
    ['a move stored as another', 'altered', [...without('first'), moved('m1', 'first', 0, false)], ANN],
    ['a move that nobody sent', 'forged', [...LOG, moved('m1', 'third', 0)], ANN],
    ['a move for the seat of another', 'forged', [...without('first'), moved('m1', 'first', 1)], ANN],
    ['a stored move that was refused', 'denied', LOG, [...ANN, refused('first', 'stale')]],
  ] as const)('%s is found', (_what, rule, log, ann) => {
    expect(rules(log, ann)).toEqual([rule]);
  });
});

describe('order', () => {
  const rules = (...notes: readonly Unstamped[]) =>
    factFaults(read(LOG), history('m1', ...notes)).faults.map(({ rule }) => rule);
  const [one, two, three, four] = HEARD;

  test('nothing is wrong with whoever hears all of it, in one go or over two lines', () => {
    expect(factFaults(read(LOG), history('m1', listens(0), told(0, ...HEARD), settled))).toMatchObject({
      faults: [],
      checked: 4,
    });
    expect(rules(listens(0), hello(0, 0), told(0, one, two), hello(1, 2), told(2, three, four), settled)).toEqual([]);
    // A device that knows nothing any more asks for all of it.
    expect(rules(listens(0), told(0, ...HEARD), hello(0, 0), told(0, ...HEARD), settled)).toEqual([]);
    // Before the match has begun, nobody is told anything.
    expect(factFaults(read(LOG.slice(0, 2)), history('m1', listens(0), settled)).faults).toEqual([]);
    expect(
      factFaults(read(LOG), history(undefined, listens('table'), told(0, one, three, four), settled)).faults,
    ).toEqual([]);
  });

  test.each([
    ['facts that were swapped', ['untrue', 'untrue'], [told(0, one, two, four, three)]],
    ['a fact twice on one line', ['repeated', 'missed'], [told(0, one, two), told(1, two, three)]],
    ['a fact again after a cut', ['repeated'], [told(0, ...HEARD), hello(1, 4), told(3, four)]],
    ['a fact left out', ['missed'], [told(0, one, two), told(3, four)]],
    ['a fact left out over a cut', ['missed'], [told(0, one, two), hello(1, 2), told(3, four)]],
    ['the last fact left out', ['missed'], [told(0, one, two, three)]],
    ['a fact that is not stored', ['untrue'], [told(0, ...HEARD, open(5))]],
    ['a fact that is another', ['untrue'], [told(0, one, two, three, open(5))]],
    ['a whisper for another', ['untrue'], [told(0, one, whisper(2), three, four)]],
  ] as const)('%s: found', (_what, found, notes) => {
    expect(rules(listens(0), hello(0, 0), ...notes, settled)).toEqual(found);
  });
});

describe('clocks', () => {
  const CALL = 60_000;
  const call = { type: 'called', at: 3, kind: 'host', member: 'm2', caller: 'm2', until: CALL };
  const stored = (over: number | undefined) =>
    written([
      { type: 'opened', at: 0, code: 'ABCD', game: 'resistance', options: {}, seed: 's' },
      { type: 'joined', at: 1, member: 'm1', name: 'Ann', key: 'a' },
      { type: 'joined', at: 2, member: 'm2', name: 'Bob', key: 'b' },
      call,
      ...(over === undefined ? [] : [{ type: 'callOver', at: over, vain: true }]),
    ]);
  const welcome = (now: number): Unstamped => ({ heard: { t: 'welcome', version: 1, now } });
  /** A screen that looks on from the start, by notes and when they were made. */
  const screen = (...notes: readonly (readonly [number, Unstamped])[]): History => ({
    code: 'ABCD',
    member: undefined,
    notes: notes.map(([at, note]) => ({ ...note, at, line: 1 })),
  });
  const pong: Unstamped = { heard: { t: 'pong' } };
  const stays = screen([0, welcome(0)], [200_000, pong]);
  const faults = (over: number | undefined, who = stays) =>
    clockFaults(stored(over), CONFIG.timings, who).map(({ who: kind, what }) => `${kind} ${what.split(',')[0]}`);

  test('one that ends at its time is right', () => {
    expect(faults(CALL)).toEqual([]);
    expect(faults(CALL + 5000)).toEqual([]);
  });

  test('one that ended late, or never, is found', () => {
    expect(faults(CALL + 40_000)).toEqual(['call late by 40000']);
    expect(faults(undefined)).toEqual(['call never']);
  });

  test('while nobody was there, or the server was down, none had to end', () => {
    // By its own time the server is ahead of the screen.
    const away = screen(
      [0, welcome(0)],
      [50_000, pong],
      [50_001, { lost: true }],
      [90_000, welcome(95_000)],
      [90_100, pong],
    );
    expect(faults(undefined, away)).toEqual([]);
    expect(faults(95_000 + CONFIG.timings.comeBack, away)).toEqual([]);
    expect(faults(170_000, away)).toEqual(['call late by 60000']);
  });
});

test('whoever belongs there and was sent away is found', () => {
  const bye = (code: 'restarting' | 'badToken'): Unstamped => ({ heard: { t: 'bye', code } });
  const found = byeFaults(history('m1', bye('restarting'), bye('badToken'), refused('first', 'unavailable')));
  expect(found.map(({ rule, what }) => [rule, what])).toEqual([['sentAway', 'badToken']]);
});

test('a table is checked as a whole, and counted', () => {
  const report = checkTable({
    code: 'ABCD',
    log: written(LOG),
    timings: CONFIG.timings,
    devices: [history('m1', hello(0, 0), ...ANN, told(0, ...HEARD), settled), history('m2', ...BOB)],
  });
  expect(report).toEqual({ faults: [], sent: 2, acknowledged: 2, stored: 2, facts: 4, clocks: 0 });
});
