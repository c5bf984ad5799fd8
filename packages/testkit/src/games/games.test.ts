import type { Frame } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import type { LawGame } from '../moment.ts';
import { entriesOf, momentsIn, type RandomGame, randomGame } from '../random-game.ts';
import { hunt } from './hunt/hunt.ts';
import type { HuntTable } from './hunt/kind.ts';
import { look } from './look/look.ts';
import { plot } from './plot/plot.ts';
import type { RaidTable } from './raid/kind.ts';
import { raid } from './raid/raid.ts';

const some = (game: LawGame, count = 60): readonly RandomGame[] =>
  Array.from({ length: count }, (_, number) => randomGame(game, `case ${number}`));

const stackOf = (table: unknown): readonly Frame[] => (table as { at: { stack: readonly Frame[] } }).at.stack;

/** Decisions with the stack before and after, as step ids from the bottom. */
const stacks = (games: readonly RandomGame[]) =>
  games.flatMap(momentsIn).map(({ knowledge, after, facts }) => ({
    before: stackOf(knowledge.server.table).map(({ step }) => step),
    after: stackOf(after.server.table).map(({ step }) => step),
    facts: facts.map(({ type }) => type),
  }));

test('a random game is the same for the same seed', () => {
  expect(entriesOf(randomGame(plot, 'twice'))).toEqual(entriesOf(randomGame(plot, 'twice')));
  expect(entriesOf(randomGame(plot, 'once'))).not.toEqual(entriesOf(randomGame(plot, 'twice')));
});

describe('the games come to the cases they were made for', () => {
  const plots = some(plot);

  test('plot: cards that arrive together ask one player after the other, the leader first', () => {
    const called = plots
      .flatMap(momentsIn)
      .filter(({ step, after }) => step === 'give' && stackOf(after.server.table).length > 2);
    expect(called.length).toBeGreaterThan(10);
    for (const { after } of called) {
      const { leader } = after.server.table as { leader: number };
      const turns = stackOf(after.server.table)
        .slice(1)
        .toReversed()
        .map(({ seat = 0 }) => (seat - leader + 4) % 4);
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    }
  });

  test('plot: a window is closed from within an answer while others still wait', () => {
    const closed = stacks(plots).filter(({ before }) => before.at(-1) === 'answer' && before.includes('chance'));
    expect(closed.length).toBeGreaterThan(0);
    for (const { after } of closed) expect(after).toEqual(['ends']);
    expect(stacks(plots).some(({ before, after }) => before.at(-1) === 'give' && after.at(-1) === 'give')).toBe(true);
  });

  test('hunt: accusations alternate, some are early, and the rogue has a second chance', () => {
    const ends = some(hunt, 300).map(({ turns }) => turns.at(-1)!.accepted.match.table as HuntTable);
    expect(ends.filter(({ missed }) => missed.spy.length > 0 && missed.resistance.length > 1).length).toBeGreaterThan(
      5,
    );
    expect(ends.filter(({ early }) => early !== undefined).length).toBeGreaterThan(5);
    expect(ends.filter(({ over }) => over?.winner === 'rogue').length).toBeGreaterThan(0);
    const second = ends.filter(({ over, missed }) => over?.winner === 'rogue' && missed.spy.length > 0);
    expect(second.length).toBeGreaterThan(0);
  });

  test('raid: ticks fall between moves, time runs out over sealed choices, a nap tells nothing', () => {
    const games = some(raid);
    const triggers = games.flatMap(momentsIn).filter(({ step, trigger }) => step === 'choose' && trigger === 'clock');
    expect(triggers.some(({ choices }) => choices.size > 1)).toBe(true);
    expect(
      games
        .flatMap(entriesOf)
        .some(({ actor, move, facts }) => actor !== 'clock' && move?.type === 'nap' && facts.length === 0),
    ).toBe(true);
    const speeds = games.map(({ turns }) => (turns.at(-1)!.accepted.match.table as RaidTable).speed);
    expect(Math.max(...speeds)).toBeGreaterThan(2);
  });

  test('look: a card is put back on top of turns that still wait, wherever it goes', () => {
    const looks = stacks(some(look)).filter(({ facts }) => facts.includes('looked'));
    const depths = looks.map(({ after }) => after.length);
    expect(Math.max(...depths)).toBe(5);
    for (const { after } of looks) expect(after.slice(-2)).toEqual(['turn', 'put']);
    const places = some(look)
      .flatMap(entriesOf)
      .flatMap(({ move }) => (move?.type === 'put' ? [JSON.stringify(move)] : []));
    expect(new Set(places).size).toBe(3);
  });
});
