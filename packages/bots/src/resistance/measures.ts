import type { Seat } from '@reseau/core';
import {
  EXTRAS,
  MODULE_IDS,
  type ModuleId,
  moduleOf,
  type ResistanceGame,
  type ResistanceKind,
  SEAT_COUNTS,
  setUp,
  sideOf,
} from '@reseau/games/resistance';
import { playOut } from '../arena/match.ts';
import { LEVELS } from '../level.ts';
import { type Measures, pairsOf, type Row, type Trial } from '../measures.ts';
import { bench } from './bench.ts';
import { CATALOGUE } from './catalogue.ts';
import type { CountedEnding } from './mixed/module.ts';
import { moveOf } from './move.ts';
import { PLAYERS, type Player } from './player.ts';
import { breaker, moduleBlind, naive, SHADOWS, spoiler } from './rivals.ts';
import { solve } from './solver/solve.ts';

/** The levels, and rivals that only the arena knows: they show what a level is worth. */
const ENTRANTS: ReadonlyMap<string, Player> = new Map<string, Player>([
  ...LEVELS.map((level) => [level, PLAYERS[level]] as const),
  ['blind', moduleBlind],
  ...SHADOWS,
  ['spoiler', spoiler],
  ['naive', naive],
  ['breaker', breaker],
]);

function entrant(name: string): Player {
  const player = ENTRANTS.get(name);
  if (player === undefined) throw new Error(`arena: there is no bot ${name}`);
  return player;
}

/** A module alone, with all that can be chosen within it only where it needs a choice. */
function alone(id: ModuleId): Row {
  const [most] = SEAT_COUNTS.toReversed();
  const extras = EXTRAS.filter((extra) => moduleOf(extra) === id);
  const plain = most !== undefined && setUp(most, { modules: [id] }).ok;
  const table = plain ? { modules: [id] } : { modules: [id], extras };
  return { heading: '', name: plain ? id : [id, ...extras].join(', '), tables: [table] };
}

const endingsAt = ({ deck }: ResistanceGame): readonly CountedEnding[] =>
  MODULE_IDS.flatMap((id) => CATALOGUE[id].endings ?? []).filter(({ character }) => deck.includes(character));

function play({ game, pairing, seed, timed, clock }: Trial<ResistanceGame>): readonly number[] {
  const [one, others] = [entrant(pairing.one), entrant(pairing.others)];
  const loyal = new Set<Seat>();
  const { ended } = playOut<ResistanceKind, ResistanceGame>({
    game,
    seed,
    seat: (seat, { server }) => {
      const character = server.characters[seat];
      if (character === undefined) throw new Error(`arena: seat ${seat} was dealt no card`);
      if (sideOf(character) === 'resistance') loyal.add(seat);
      const player = loyal.has(seat) ? one : others;
      return (view) => moveOf(player, view);
    },
    clock,
    timed: (seat, taken) => {
      if (loyal.has(seat)) timed?.(taken);
    },
  });
  if (ended === undefined) throw new Error('arena: a game has no end');
  return [ended.winner === 'resistance', ...endingsAt(game).map(({ counts }) => counts(ended))].map(Number);
}

/** The one is the resistance, the others are the spies. */
export const resistanceMeasures: Measures<ResistanceGame> = {
  entrants: [...ENTRANTS.keys()].map((name) => ({ name })),
  options: { modules: [] },
  choices: { modules: MODULE_IDS, extras: EXTRAS },
  pairings: {
    levels: pairsOf(LEVELS),
    strong: [{ one: 'strong', others: 'strong' }],
    shadows: SHADOWS.map(([others]) => ({ one: 'strong', others })),
    blind: [
      { one: 'blind', others: 'strong' },
      { one: 'strong', others: 'blind' },
    ],
  },
  rows: { modules: [{ heading: '', name: 'no module', tables: [{ modules: [] }] }, ...MODULE_IDS.map(alone)] },
  bench,
  outcomes: (game) => ['the resistance wins', ...endingsAt(game).map(({ name }) => name)],
  play,
  solve: ({ seats, seed, restarts }) => {
    const count = SEAT_COUNTS.find((allowed) => allowed === seats);
    if (count === undefined) throw new Error(`solve: no table of ${seats}`);
    const { line, beaten, atMost, of } = solve({ seats: count, seed, restarts });
    const percent = (sets: number): string => `${((100 * sets) / of).toFixed(1)} %`;
    return [
      `Beats ${beaten} of ${of} sets of spies (${percent(beaten)}); at most ${atMost} (${percent(atMost)}).`,
      line,
    ];
  },
  formerFlags: {
    modules: `--options '{"modules":["plot","trapper"]}'`,
    extras: `--options '{"modules":["rogue"],"extras":["spyRogue"]}'`,
  },
};
