import { type FactOf, heardBy, knownTo, Rng, type Seat, start } from '@reseau/core';
import { type InsurrectionKind as Kind, setUp } from '@reseau/games/insurrection';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../level.ts';
import { answered } from '../testing/answered.ts';
import { insurrectionOf } from '../testing/whole-insurrection.ts';
import { moveOf } from './move.ts';
import { PLAYERS } from './player.ts';

const MOST_GAMES = 60;

// At the smugglers' everybody draws two, and so is asked for one back.
const made = setUp(4, { side: 'advanced', locations: ['smugglers', 'oathstone', 'watchtower', 'council'] });
if (!made.ok) throw new Error(made.problem);
const { game } = made;

const steps = new Map<string, string>();
for (let one = 0; one < MOST_GAMES && steps.size < game.asking.length; one += 1)
  for (const [step, answer] of answered('insurrection', game, `answers ${one}`))
    if (steps.get(step) !== answer) steps.set(step, steps.has(step) ? 'not always answered' : answer);

describe('every step that asks is answered by bots', () => {
  test.each(game.asking)('%s', (step) => {
    expect(steps.get(step)).toBe('answered');
  });
});

test.each(LEVELS)('a question that a %s bot has no answer to is no matter of chance', (level) => {
  const game = insurrectionOf(2, 'base');
  const { match, entry } = start(game, 'seed');
  const [seat] = match.turn.must as readonly [Seat];
  const { table, secret } = knownTo(match, seat);
  const known = { table: { ...table, at: { ...table.at, stack: [{ step: 'curfew' }] } }, secret };
  const heard: readonly FactOf<Kind>[] = heardBy(entry.facts, seat);
  expect(() => moveOf(PLAYERS[level], { game, seat, known, heard, rng: Rng.seeded('seed') })).toThrow('curfew');
});
