import { knownTo, type Match, optionsFor, Rng, type Seat, start, submit } from '@reseau/core';
import { type ResistanceGame, type ResistanceKind, setUp } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { LEVELS } from '../level.ts';
import { eligible, isLimited } from './eligible.ts';
import { moveOf } from './move.ts';
import { PLAYERS } from './player.ts';
import { setOf } from './seat-set.ts';

const BARRED = 2 as Seat;

function gameOf(modules: readonly string[]): ResistanceGame {
  const made = setUp(7, { modules });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
}

/** The rules of a table at which some never go along, as a module might have it. */
function limited(game: ResistanceGame, mayGo: (seat: Seat) => boolean): ResistanceGame {
  return {
    ...game,
    options: (known, actor) =>
      game
        .options(known, actor)
        .map((option) =>
          option.type === 'propose'
            ? { ...option, team: { ...option.team, some: option.team.some.filter(mayGo) } }
            : option,
        ),
  };
}

test('the rules say whom a leader may take along', () => {
  const game = limited(gameOf([]), (seat) => seat !== BARRED);
  const { match } = start(game, 'limited');
  expect(eligible(game, match.table, 0 as Seat, 1)).toBe(setOf(game.seats.filter((seat) => seat !== BARRED)));
  expect(eligible(game, match.table, 0 as Seat, 3)).toBe(0);
  expect(isLimited(game, match.table)).toBe(true);
});

test('at a table of today everybody may go', () => {
  const game = gameOf(['targeting']);
  expect(isLimited(game, start(game, 'free').match.table)).toBe(false);
});

type Level = (typeof LEVELS)[number];

const wanted = (match: Match<ResistanceKind>, game: ResistanceGame, seat: Seat, level: Level) =>
  moveOf(PLAYERS[level], {
    game,
    seat,
    known: knownTo(match, seat),
    options: optionsFor(match, seat),
    rng: Rng.seeded(`${seat}`),
  });

/** Plays a match to its end and shows every seat that is asked on the way. */
function* asked(game: ResistanceGame, seed: string, level: Level) {
  let { match } = start(game, seed);
  while (match.outcome === undefined) {
    for (const seat of match.turn.must) {
      const move = wanted(match, game, seat, level);
      yield { match, seat, move };
      const done = submit(match, { actor: seat, question: match.turn.question, move });
      if (!done.ok) throw new Error(`${done.code} ${done.reason}`);
      match = done.match;
    }
  }
}

test.each(LEVELS.flatMap((level) => [[level, []] as const, [level, ['inquisitor']] as const]))(
  '%s bots with %j play to the end, and nobody proposes whom the rules bar',
  (level, modules) => {
    const game = limited(gameOf(modules), (seat) => seat !== BARRED);
    const moves = [...asked(game, `limited ${level}`, level)].map(({ move }) => move);
    expect(moves.flatMap((move) => (move.type === 'propose' ? move.team : []))).not.toContain(BARRED);
  },
);

test.each([[[]], [['inquisitor']]])(
  'with %j, where no other team is possible, the resistance waits for none',
  (modules) => {
    const game = gameOf(modules);
    const nobodyElse = limited(game, (seat) => seat < 2);
    const rejected = ['a', 'b', 'c', 'd'].flatMap((seed) =>
      [...asked(game, seed, 'medium')].filter(
        ({ match, seat, move }) =>
          move.type === 'vote' &&
          !move.approve &&
          match.table.proposals.at(-1)?.mission !== 1 &&
          match.server.characters[seat] === 'resistance',
      ),
    );
    expect(rejected.length).toBeGreaterThan(5);
    for (const { match, seat } of rejected)
      expect(wanted(match, nobodyElse, seat, 'medium')).toEqual({ type: 'vote', approve: true });
  },
);
