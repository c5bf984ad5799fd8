import { entryReader, type FactShapes, type MoveShapes, type Seat, start, submit } from '@reseau/core';
import { count, list, one, seat, truth } from '@reseau/core/parse';
import { describe, expect, test } from 'vitest';
import { cell } from './games/cell/cell.ts';
import { type CellMove, type CellOpen, type CellWhisper, ROLES } from './games/cell/kind.ts';
import { playthrough, playthroughAs, type Told } from './playthrough.ts';
import { entriesOf, randomGame } from './random-game.ts';
import { readRecord, replayDifference } from './record.ts';
import type { LookUp } from './scenario/run.ts';

const told: Told = { game: cell, seed: 'told', entries: entriesOf(randomGame(cell, 'told')) };
const lookUp: LookUp = (game) => (game === 'cell' ? { ok: true, game: cell } : { ok: false, problem: 'unknownGame' });

const card = one(['help', 'harm']);
const role = one(ROLES);
const facts: FactShapes<Exclude<CellOpen, { readonly type: 'at' }>, CellWhisper> = {
  open: {
    led: { leader: seat, weather: count },
    sent: { pair: list(seat) },
    voted: { votes: list(truth), goes: truth },
    turned: { harms: count },
    looked: { at: seat },
    over: { roles: list(role) },
  },
  whispered: {
    role: { seat, role },
    moles: { seats: list(seat) },
    laid: { round: count, seat, card },
    saw: { seat, role },
  },
};
const moves: MoveShapes<CellMove> = {
  send: { pair: list(seat) },
  vote: { yes: truth },
  lay: { card },
  look: { at: seat },
  timeUp: {},
};
const entryOf = () => entryReader({ seats: 5, facts: [facts], moves });

describe('a game as text', () => {
  test('every entry, every fact with its audience, the end', () => {
    const text = playthrough(told);
    expect(text.match(/^\d+\. /gm)).toHaveLength(told.entries.length);
    expect(text.match(/^ {3}(all|seat|server) /gm)?.length).toBeGreaterThan(
      told.entries.flatMap(({ facts }) => facts).length,
    );
    expect(text).toMatch(/^0\. deal\n {3}all {6}led /);
    expect(text).toMatch(/ over {5}(mole|loyal): .*\n$/);
  });

  test('for one viewer: nothing that it did not hear', () => {
    for (const viewer of ['table', ...cell.seats] as const) {
      const text = playthroughAs(viewer, told);
      const whispers = told.entries
        .flatMap(({ facts }) => facts)
        .filter(({ to }) => to !== 'all' && to.includes(viewer as Seat));
      expect(text.match(/^ {2}\* /gm) ?? []).toHaveLength(whispers.length);
      const own = told.entries.filter(({ actor }) => actor === viewer);
      expect(text.match(/^> /gm) ?? []).toHaveLength(own.length);
    }
    expect(playthroughAs('table', told)).not.toMatch(/role |laid |saw /);
  });
});

test('a changed mind does not show', () => {
  const { match, entry } = start(cell, 'mind');
  const { leader } = match.table;
  const entries = [entry];
  let now = match;
  const play = (actor: Seat, move: object) => {
    const answer = submit(now, { actor, question: now.turn.question, move });
    if (!answer.ok) throw new Error(answer.code);
    entries.push(answer.entry);
    now = answer.match;
  };
  play(leader, { type: 'send', pair: [0, 1] });
  for (const yes of [true, false, true]) play(2 as Seat, { type: 'vote', yes });
  const text = playthroughAs('table', { game: cell, seed: 'mind', entries });
  expect(text.match(/seat 2 has chosen/g)).toHaveLength(1);
});

describe('a record', () => {
  const record = { game: 'cell', seats: 5, options: {}, seed: told.seed, entries: told.entries };

  test('is read and played again', () => {
    const read = readRecord(JSON.parse(JSON.stringify(record)), lookUp, entryOf);
    expect(read.ok && replayDifference(read.told)).toBeUndefined();
  });

  test('that tells another story is found out, at its entry', () => {
    const entries = JSON.parse(JSON.stringify(told.entries));
    const at = entries.findIndex((entry: { facts: { type: string }[] }) =>
      entry.facts.some(({ type }) => type === 'turned'),
    );
    entries[at].facts.find((fact: { type: string }) => fact.type === 'turned').harms += 1;
    expect(replayDifference({ ...told, entries })).toContain(`entry ${at}: `);
  });

  test('with a move that is not legal is found out', () => {
    const entries = told.entries.map((entry) =>
      entry.actor === undefined ? entry : { ...entry, move: { type: 'cheat' } },
    );
    expect(replayDifference({ ...told, entries })).toContain('entry 1: {"type":"cheat"} is refused (illegal');
  });

  test.each<[name: string, raw: unknown, problem: string]>([
    ['no record', 7, 'record should be an object, not 7'],
    [
      'an unknown key',
      { ...record, players: [] },
      'record has "players", which means nothing here; expected "game", "seats", "options", "seed", "entries", "$schema", "note"',
    ],
    [
      'a fact that the game does not tell',
      { ...record, entries: [{ facts: [{ type: 'sang', to: 'all' }], drawn: 0 }] },
      'record.entries[0].facts[0].type should be a fact of this game, not "sang"',
    ],
    ['an unknown game', { ...record, game: 'chess' }, 'the table cannot be set up: unknownGame'],
  ])('%s', (_name, raw, problem) => {
    const read = readRecord(raw, lookUp, entryOf);
    expect(read.ok ? [] : read.problems).toContain(problem);
  });
});
