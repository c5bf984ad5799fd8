import { dealDifference, replayDifference, type Seat, start, submit } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { cell } from './games/cell/cell.ts';
import { playthrough, playthroughAs, type Told } from './playthrough.ts';
import { entriesOf, randomGame } from './random-game.ts';

const told: Told = { game: cell, seed: 'told', entries: entriesOf(randomGame(cell, 'told')) };

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

describe('a game played again', () => {
  test('goes as it went, from the deal on', () => {
    expect(dealDifference(told)).toBeUndefined();
    expect(replayDifference(told)).toBeUndefined();
  });

  test('from another seed is found out at the deal', () => {
    expect(dealDifference({ ...told, seed: 'another' })).toContain('the deal: ');
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
});

test('a record is gone through once, however long it is', () => {
  let seen = 0;
  const counting: typeof cell = {
    ...cell,
    see: (table, facts) => {
      seen += 1;
      return cell.see(table, facts);
    },
  };
  expect(playthrough({ ...told, game: counting })).toBe(playthrough(told));
  expect(playthroughAs('table', { ...told, game: counting })).toBe(playthroughAs('table', told));
  expect(seen).toBeLessThanOrEqual(2 * told.entries.length);
});
