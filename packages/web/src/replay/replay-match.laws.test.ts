// @vitest-environment happy-dom
import { heardAt, type Kind, knownTo, Rng, rebuild, type Seat, sha256, type Viewer } from '@reseau/core';
import { GAME_IDS, GAMES, type GameId, MATCH_FILE } from '@reseau/games';
import { entriesOf, randomGame, same } from '@reseau/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../games/load.ts';
import { logOf } from '../session/log.ts';
import { ClientMatch } from '../session/match.svelte.ts';
import { app, openAppWords } from '../words/app.ts';
import { openRecord, type PlayedRecord } from './record.ts';
import { ReplayMatch } from './replay-match.svelte.ts';

const OPTIONS: Readonly<Record<GameId, readonly object[]>> = {
  resistance: [
    { modules: [] },
    { modules: ['trapper', 'plot'] },
    { modules: ['hunter', 'inquisitor'] },
    { modules: ['defector'], extras: ['secretSwitch'] },
    { modules: ['reverser', 'rogue'], extras: ['spyReverser', 'spyRogue'] },
  ],
  insurrection: [{ side: 'base' }, { side: 'advanced' }],
  project: [{ clock: 'actions', lastTurn: 2 }],
};
const SIZES: Readonly<Record<GameId, readonly number[]>> = {
  resistance: [7, 10],
  insurrection: [2, 5],
  project: [1, 3],
};
const TABLES = GAME_IDS.flatMap((game) =>
  OPTIONS[game].flatMap((options) => SIZES[game].map((seats) => ({ game, seats, options }))),
);
const SELDOM = ['giveUp', 'notDone', 'pause', 'mark', 'intend'];

interface Sat {
  readonly after: number;
  readonly phrases: number;
  readonly seat: number;
  readonly who: 'another';
  readonly name: string;
  readonly of: { readonly name: string };
}

/** Of many a match: so many times somebody new sits down, anywhere in it. */
const SATS = 6;

/** People who sit down in one another's seats, and who had the seats at the end. */
function seating(seats: readonly Seat[], entries: number, seed: string) {
  const rng = Rng.seeded(`seats of ${seed}`);
  const names = seats.map((seat) => `P${seat}`);
  const places = Array.from({ length: SATS }, () => 1 + rng.below(entries)).toSorted((a, b) => a - b);
  const sittings = places.map((after, index): Sat => {
    const seat = rng.choose(seats);
    const of = { name: names[seat] ?? '' };
    names[seat] = `Q${index}`;
    return { after, phrases: 0, seat, who: 'another', name: `Q${index}`, of };
  });
  return { sittings, people: names.map((name) => ({ name })) };
}

async function recordOf({ game, seats, options }: (typeof TABLES)[number], seed: string) {
  const made = GAMES[game].setUp(seats, options);
  if (!made.ok) throw new Error(`${JSON.stringify(options)}: ${made.problem}`);
  const entries = entriesOf(randomGame(made.game, seed, { seldom: SELDOM }));
  const { sittings, people } = seating(made.game.seats, entries.length, seed);
  const raw = {
    reseau: MATCH_FILE,
    version: 1,
    game,
    seats,
    options: made.lasting ?? made.setup,
    deal: { seed, commitment: sha256(seed) },
    entries,
    beside: { people, sittings },
  };
  const read = await openRecord(JSON.parse(JSON.stringify(raw)), loadGame);
  if (!read.ok) throw new Error('no record');
  return { record: read.record, entries, game: made.game, sittings };
}

/** Its scenes are over, and the result is counted out: the log holds nothing back. */
function showAll(match: ClientMatch): void {
  while (match.scene !== undefined) match.advance(match.scene.beats.length);
  match.counted();
}

/** The client of this viewer at the live table: it hears one moment after the other, and reads what is told while it is told. */
function* live(
  { client, game, options, moments }: PlayedRecord,
  viewer: Viewer,
  sitting: (at: number) => readonly Sat[],
) {
  const match = new ClientMatch(client, game, options);
  const names = game.seats.map((seat) => `P${seat}`);
  const read: string[] = [];
  for (const [at, moment] of moments.entries()) {
    for (const { seat, name, of } of sitting(at)) {
      names[seat] = name;
      read.push(app.words.around.happened.another(name, of.name));
    }
    const { facts, late } = heardAt(moment, viewer);
    const lines = match.entries.length;
    if (facts.length > 0) match.hear(facts, { live: true, late });
    showAll(match);
    read.push(...match.entries.slice(lines).map((entry) => entry.tell(names)));
    yield { match, names, read };
  }
}

beforeAll(openAppWords);

describe('looking back shows a seat what its own device had shown it', () => {
  test.each(TABLES.map((table) => [JSON.stringify(table), table] as const))('%s', async (name, table) => {
    const { record, entries, game, sittings } = await recordOf(table, name);
    const momentsBy = (after: number) => entries.slice(0, after).filter(({ facts }) => facts.length > 0).length;
    const sitting = (at: number) => sittings.filter(({ after }) => momentsBy(after) === at);
    const otherwise: string[] = [];
    const viewers: readonly Viewer[] = ['table', ...game.seats.slice(0, 3)];
    for (const viewer of viewers) {
      const stepped = new ReplayMatch(record, { as: viewer });
      let at = 0;
      for (const { match: then, names, read } of live(record, viewer, sitting)) {
        const jumped = new ReplayMatch(record, { as: viewer, at });
        if (at > 0) stepped.step();
        showAll(stepped.match);
        const last = record.moments.slice(0, at + 1).reduce((sum, { choices }) => sum + choices.length, 0);
        for (const past of [jumped, stepped]) {
          expect(same(past.sight.known, then.known), `${viewer} at ${at}`).toBe(true);
          expect(past.names).toEqual(names);
          expect(past.sight.members.map(({ name: called }) => called)).toEqual(names);
          expect(logOf(past.match, past).map((line) => line.tell(past.names))).toEqual(read);
        }
        // And that is what the rules say it knew.
        if (last % 7 === 0) {
          const known = knownTo(rebuild<Kind>(game, name, entries.slice(0, last)), viewer);
          if (!same(jumped.sight.known, known)) otherwise.push(`${viewer} at ${at}`);
        }
        at += 1;
      }
    }
    expect(otherwise).toEqual([]);
  });
});

test('a step plays its scenes, a jump plays none, and masks never change what a seat knows', async () => {
  const { record } = await recordOf({ game: 'resistance', seats: 7, options: { modules: [] } }, 'scenes');
  const past = new ReplayMatch(record);
  let scenes = 0;
  while (past.at < past.last) {
    past.step();
    if (past.sight.scene !== undefined) scenes += 1;
  }
  expect(scenes).toBeGreaterThan(3);
  past.go(past.last);
  expect(past.sight.scene).toBeUndefined();
  past.goRound(-1);
  const known = JSON.stringify(past.sight.known);
  past.unmasked = true;
  expect(JSON.stringify(past.sight.known)).toBe(known);
  past.lookAs(record.game.seats[2] ?? 'table');
  expect(JSON.stringify(past.sight.known)).not.toBe(known);
});
