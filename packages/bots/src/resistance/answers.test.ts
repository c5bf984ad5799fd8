import { optionsFor, Rng, type Seat, start } from '@reseau/core';
import {
  EXTRAS,
  isFail,
  legalMixes,
  MODULE_IDS,
  type ModuleId,
  moduleOf,
  type ResistanceGame,
  SEAT_COUNTS,
  type Secret,
  type Setup,
  setUp,
} from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { LEVELS } from '../level.ts';
import { CATALOGUE } from './catalogue.ts';
import { botsAt } from './mixed/compose.ts';
import type { ModuleBots } from './mixed/module.ts';
import { moveOf, replyTo } from './move.ts';
import { PLAYERS } from './player.ts';

/** The steps that ask and that somebody of some level would not know how to answer. */
const unanswered = (game: ResistanceGame): readonly string[] =>
  LEVELS.flatMap((level) => game.asking.filter((step) => replyTo(step, PLAYERS[level], game) === undefined));

function gameOf(seats: number, setup: Partial<Setup>): ResistanceGame {
  const made = setUp(seats, setup);
  if (!made.ok) throw new Error(made.problem);
  return made.game;
}

/** All choices within a module. */
function choicesIn(id: ModuleId): readonly Setup[] {
  const extras = EXTRAS.filter((extra) => moduleOf(extra) === id);
  return Array.from({ length: 2 ** extras.length }, (_, bits) => ({
    modules: [id],
    extras: extras.filter((_extra, at) => ((bits >> at) & 1) === 1),
  }));
}

const gamesWith = (id: ModuleId): readonly ResistanceGame[] =>
  SEAT_COUNTS.flatMap((seats) => choicesIn(id).map((setup) => setUp(seats, setup))).flatMap((made) =>
    made.ok ? [made.game] : [],
  );

test.each(MODULE_IDS)('%s alone, with any of its extras: whatever is asked, bots of all levels answer it', (id) => {
  const games = gamesWith(id);
  expect(games).not.toEqual([]);
  expect(games.flatMap(unanswered)).toEqual([]);
});

/** Cards of a game that the record says nothing about. */
function unknownTo({ laying, reading }: ModuleBots, game: ResistanceGame): readonly string[] {
  const { rules } = botsAt(game);
  const cards = rules.kinds.flatMap((kind) => rules.hand(kind)).filter((card) => card !== 'success' && !isFail(card));
  return cards.filter((card) => laying?.odd?.[card] === undefined || reading?.odd?.card !== card);
}

test.each(MODULE_IDS)('%s: its record knows the cards that its characters lay', (id) => {
  expect(gamesWith(id).flatMap((game) => unknownTo(CATALOGUE[id], game))).toEqual([]);
});

test.each([5, 7, 10] as const)('%i seats: in sampled mixes too', (seats) => {
  const mixes = Rng.seeded(`answers ${seats}`).shuffle([...legalMixes(seats)]);
  const games = mixes.slice(0, 200).map((setup) => gameOf(seats, setup));
  expect(games.flatMap(unanswered)).toEqual([]);
});

test.each<readonly ModuleId[]>([[], ['trapper']])(
  'a question that nobody has an answer to is no matter of chance: %j',
  (...modules) => {
    const game = gameOf(5, { modules });
    const { match } = start(game, 'seed');
    const [seat] = match.turn.must as readonly [Seat];
    const at = { ...match.table.at, stack: [{ step: 'curfew.call' }] };
    const known = { table: { ...match.table, at }, secret: match.secrets[seat] as Secret };
    const asked = { game, seat, known, options: optionsFor(match, seat), rng: Rng.seeded('seed') };
    for (const level of LEVELS) expect(() => moveOf(PLAYERS[level], asked)).toThrow('curfew.call');
  },
);
