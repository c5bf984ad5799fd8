import { Rng, type Seat } from '@reseau/core';
import {
  legalMixes,
  MODULE_IDS,
  type ResistanceGame,
  type ResistanceKind,
  SEAT_COUNTS,
  type SeatCount,
  type Setup,
  setUp,
} from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { playOut } from '../../arena/match.ts';
import { LEVELS } from '../../level.ts';
import { moveOf } from '../move.ts';
import { PLAYERS } from '../player.ts';

/** Mixes that between them have every module alone and in company. */
function sampled(seats: SeatCount): readonly Setup[] {
  const rng = Rng.seeded(`mixes ${seats}`);
  const all = rng.shuffle([...legalMixes(seats)]);
  const alone = MODULE_IDS.flatMap((id) => all.find(({ modules }) => modules.length === 1 && modules[0] === id) ?? []);
  return [...alone, ...all.slice(0, 4), ...all.toSorted((a, b) => size(b) - size(a)).slice(0, 1)];
}

const size = ({ modules, extras }: Setup): number => modules.length + extras.length;

test.each(SEAT_COUNTS)('bots of all levels play every sampled mix of %i seats to the end', (seats) => {
  for (const { modules, extras } of sampled(seats)) {
    const level = (seat: Seat) => LEVELS[seat % LEVELS.length] as (typeof LEVELS)[number];
    const made = setUp(seats, { modules, extras });
    if (!made.ok) throw new Error(made.problem);
    const table = playOut<ResistanceKind, ResistanceGame>({
      game: made.game,
      seed: modules.join(),
      seat: (seat) => (view) => moveOf(PLAYERS[level(seat)], view),
    });
    expect(table.ended).toBeDefined();
  }
});
