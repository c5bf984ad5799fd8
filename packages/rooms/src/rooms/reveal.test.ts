import { hasMove, isOpen, type Kind, optionsFor, Rng, sample, sha256 } from '@reseau/core';
import { GAMES, type GameId } from '@reseau/games';
import { describe, expect, test } from 'vitest';
import { CONFIG } from '../config.ts';
import { saltFor } from '../testing/salt.ts';
import { decideCommand } from './commands.ts';
import { type RoomEvent, writeEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { followUps } from './follow-ups.ts';
import { decideJoin } from './membership.ts';
import { decideMove } from './moves.ts';
import { readEvent } from './read-event.ts';
import { phaseOf, type Room } from './room.ts';
import type { DecisionContext, Verdict } from './verdict.ts';

type Moved = Extract<RoomEvent, { type: 'moved' }>;

const BEGIN: DecisionContext = {
  now: 1_000_000,
  scale: 1,
  chance: () => 0.5,
  newSeed: () => 'seed',
  isSpent: false,
  hasSaidAll: () => false,
  hasRuledAll: () => false,
  hasSetAll: () => false,
  isCrowded: () => false,
  hasRoom: () => true,
  timings: { ...CONFIG.timings, roles: 0 },
  defaultOptions: {},
  onlineSince: () => 0,
  awayFor: () => 0,
};
/** No bot answers sooner after it could have seen what was told. */
const LEAST = 1200;
const CLOCK = 30;

const partOf = (verdict: Verdict): readonly RoomEvent[] => {
  if (!verdict.ok) throw new Error(verdict.code);
  return verdict.events;
};

/** A table with one person and bots for the rest, about to begin. */
function tableOf(game: GameId, seats: number, options: object): Room {
  const opened: RoomEvent = { type: 'opened', at: 0, code: 'ABCD', game, options, seed: 'seed' };
  let room = foldRoom([opened]);
  room = foldRoom(partOf(decideJoin(room, { name: 'Ann', key: 'Ann' }, BEGIN)), room);
  room = foldRoom(followUps(room, BEGIN), room);
  const tell = (command: Parameters<typeof decideCommand>[1]): void => {
    const by = { member: 'm1', id: 'r', sum: 0 };
    room = foldRoom(partOf(decideCommand(room, command, BEGIN, by, () => 's')), room);
  };
  for (let bots = 1; bots < seats; bots += 1) tell({ do: 'addBot', level: 'easy' });
  tell({ do: 'clock', alone: CLOCK, together: CLOCK, talk: 0 });
  return room;
}

/** The cards are dealt, and the one person has looked at hers. */
function begun(table: Room, now: DecisionContext): Room {
  let room = table;
  const which = { match: 1, attempt: 1 };
  const salt = saltFor('m1');
  for (const command of [
    { do: 'start' },
    { do: 'seal', ...which, hash: sha256(salt) },
    { do: 'unseal', ...which, salt },
    { do: 'ready' },
  ] as const) {
    const verdict = decideCommand(room, command, now, { member: 'm1', id: 'r', sum: 0 }, () => 's');
    room = foldRoom(partOf(verdict), room);
    room = foldRoom(followUps(room, now), room);
  }
  return room;
}

/** Plays at random, a move every so often, and hands over each event with the room it led to. */
function* moves(room: Room, now: DecisionContext, every: number): Generator<readonly [Moved, Room]> {
  const rng = Rng.seeded('moves');
  let [table, at] = [begun(room, now), now.now];
  while (phaseOf(table) === 'playing' && table.play !== undefined) {
    at += every;
    const { match } = table.play;
    const { must, may, question } = match.turn;
    const actor = must.find((seat) => match.sealed[seat] === undefined) ?? rng.choose(may);
    // Whoever takes back at random what was done never comes to an end.
    const options = optionsFor(match, actor).filter(({ type }) => type !== 'notDone');
    if (actor === 'clock' || !hasMove<Kind['move']>(options)) continue;
    const done = must.length === 0 && rng.below(6) === 0;
    const move = done ? { type: 'done' } : sample<Kind['move']>(options, rng);
    const verdict = decideMove(table, { actor, match: 1, question, move }, { ...now, now: at });
    // A choice that the game does not offer any more; anything else would go on for ever.
    if (!verdict.ok && verdict.code === 'illegal') continue;
    if (!verdict.ok) throw new Error(verdict.code);
    const event = readEvent(writeEvent(verdict.events[0] as RoomEvent), room.game) as Moved;
    table = foldRoom([event], table);
    yield [event, table];
  }
}

const scenesOf = (room: Room, event: Moved): number =>
  GAMES[room.game]
    .showing(event.entry.facts.filter(isOpen))
    .flat()
    .reduce((sum, ms) => sum + ms, 0);

describe.each<readonly [GameId, number, object]>([
  ['resistance', 7, { modules: ['plot', 'inquisitor'], extras: [] }],
  ['resistance', 10, { modules: ['hunter', 'trapper'], extras: ['dummyAgent', 'coordinator', 'deepAgent', 'blame'] }],
  ['insurrection', 4, { side: 'base' }],
  ['project', 2, { difficulty: 'hard', clock: 'actions', actionsPerStep: 3, lastTurn: 8 }],
])('at a table of %s for %i, %o', (game, seats, options) => {
  test.each([60_000, 500])('nobody who moves every %i ms makes a bot answer before the reveal is over', (every) => {
    let seen = 0;
    let reveals = 0;
    for (const [event, room] of moves(tableOf(game, seats, options), BEGIN, every)) {
      const scenes = scenesOf(room, event);
      if (scenes > 0) [seen, reveals] = [Math.max(seen, event.at) + scenes, reveals + 1];
      const due = event.asked?.due ?? event.due ?? [];
      for (const [, at] of due) expect(at).toBeGreaterThanOrEqual(Math.max(event.at, seen) + LEAST);
      for (const [, at] of due) expect(at).toBeLessThanOrEqual(Math.max(event.at, seen) + 8000);
    }
    expect(reveals).toBeGreaterThan(4);
  });
});

test('people have their full time to think once the reveal could have been seen', () => {
  const table = tableOf('resistance', 5, { modules: [], extras: [] });
  let votes = 0;
  for (const [event, room] of moves(table, BEGIN, 60_000)) {
    if (event.asked === undefined || phaseOf(room) === 'over') continue;
    expect(event.asked.deadline).toBe(event.at + scenesOf(room, event) + CLOCK * 1000);
    if (scenesOf(room, event) > 0) votes += 1;
  }
  expect(votes).toBeGreaterThan(5);
});

test('a pace of 0 waits for nothing', () => {
  const table = tableOf('resistance', 5, { modules: [], extras: [] });
  for (const [{ asked, at: told }] of moves(table, { ...BEGIN, scale: 0 }, 500)) {
    for (const [, at] of asked?.due ?? []) expect(at).toBe(told);
  }
});
