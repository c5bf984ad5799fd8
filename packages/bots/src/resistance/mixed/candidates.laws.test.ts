import { type Match, optionsFor, Rng, type Seat, seatsOf, start, submit } from '@reseau/core';
import {
  type Character,
  type Extra,
  type ResistanceKind as Kind,
  type Known,
  type ModuleId,
  type ResistanceGame,
  type SeatCount,
  type Secret,
  setUp,
} from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { moveOf } from '../move.ts';
import { PLAYERS } from '../player.ts';
import { beliefOf } from './belief.ts';
import { candidatesOf } from './candidates.ts';
import { botsAt } from './compose.ts';
import { codeOf } from './kinds.ts';

type Mix = readonly [SeatCount, readonly ModuleId[], readonly Extra[]];

const MIXES: readonly Mix[] = [
  [5, ['defector', 'plot', 'inquisitor'], []],
  [6, ['sergeant', 'trapper', 'plot'], []],
  [7, ['trapper', 'reverser', 'rogue'], ['resistanceReverser', 'spyReverser', 'resistanceRogue', 'spyRogue']],
  [7, ['plot', 'hunter'], ['dummyAgent', 'deepAgent', 'blame']],
  [8, ['defector', 'inquisitor'], ['secretSwitch']],
  [8, ['plot', 'assassin', 'inquisitor'], ['bodyGuard', 'falseCommander', 'deepCover']],
  [10, ['hunter', 'trapper'], ['coordinator', 'deepAgent', 'blame']],
  [7, ['blindSpies', 'rogue', 'plot'], ['resistanceRogue', 'spyRogue']],
];

const hears = (match: Match<Kind>, seat: Seat): Known => ({
  table: match.table,
  secret: match.secrets[seat] as Secret,
});

function play(match: Match<Kind>, game: ResistanceGame, rng: Rng): Match<Kind> {
  const [seat] = match.turn.must.filter((one) => match.sealed[one] === undefined);
  if (seat === undefined) throw new Error('nobody is asked');
  const known = hears(match, seat);
  const move = moveOf(PLAYERS.medium, { game, seat, known, options: optionsFor(match, seat), rng });
  const done = submit(match, { actor: seat, question: match.turn.question, move });
  if (!done.ok) throw new Error(done.code);
  return done.match;
}

test.each(MIXES)('%i seats, %j %j: nobody ever rules out the truth', (seats, modules, extras) => {
  const made = setUp(seats, { modules, extras });
  if (!made.ok) throw new Error(made.problem);
  const { game } = made;
  const { rules } = botsAt(game);
  for (const seed of ['one', 'two']) {
    const rng = Rng.seeded(seed);
    let { match } = start(game, seed);
    while (match.outcome === undefined) {
      const truth = match.server.characters as readonly Character[];
      for (const viewer of [...seatsOf(seats), undefined]) {
        const known = viewer === undefined ? { table: match.table, secret: game.empty.secret } : hears(match, viewer);
        const candidates = candidatesOf(rules, known, viewer);
        for (const seat of seatsOf(seats)) {
          expect(
            (candidates[seat]! >> codeOf(truth[seat]!)) & 1,
            `${truth[seat]} ${match.table.at.stack[0]?.step}`,
          ).toBe(1);
        }
      }
      match = play(match, game, rng);
    }
  }
});

test('at a small table the true deal is among those weighed, to the end', () => {
  const made = setUp(7, { modules: ['trapper', 'reverser'], extras: ['resistanceReverser', 'spyReverser'] });
  if (!made.ok) throw new Error(made.problem);
  const rng = Rng.seeded('weights');
  let { match } = start(made.game, 'weights');
  while (match.outcome === undefined) {
    const truth = match.server.characters.map((character) => codeOf(character!)).join();
    for (const seat of seatsOf(7)) {
      const { deals, weights } = beliefOf(botsAt(made.game).rules, hears(match, seat), seat);
      const at = deals.findIndex(({ cast }) => cast.join() === truth);
      expect(weights[at]).toBeGreaterThan(0);
    }
    match = play(match, made.game, rng);
  }
});

test('a move follows from what the seat was told, whatever was thought of before', () => {
  const made = setUp(7, { modules: ['plot', 'hunter', 'inquisitor'], extras: ['dummyAgent'] });
  if (!made.ok) throw new Error(made.problem);
  const rng = Rng.seeded('again');
  let { match } = start(made.game, 'again');
  for (let moves = 0; moves < 30 && match.outcome === undefined; moves += 1) {
    for (const seat of match.turn.must) {
      const asked = { game: made.game, seat, options: optionsFor(match, seat) };
      const first = moveOf(PLAYERS.strong, { ...asked, known: hears(match, seat), rng: Rng.seeded('same') });
      const told = structuredClone(hears(match, seat));
      expect(moveOf(PLAYERS.strong, { ...asked, known: told, rng: Rng.seeded('same') })).toEqual(first);
    }
    match = play(match, made.game, rng);
  }
});
