import { Rng, type RngState, type Seat, start } from '@reseau/core';
import type { Known, ProjectGame, Table } from '@reseau/games/project';
import { Hindsight } from './hindsight.ts';
import { after, nextSeat } from './imagine.ts';
import type { Style } from './move.ts';

interface Begun {
  readonly known: Known;
  readonly chance: RngState;
}

function begun(game: ProjectGame, seed: string): Begun {
  const { match } = start(game, seed);
  return { known: { table: match.table, secret: match.server }, chance: match.rng };
}

/** Whether somebody who knew what comes could have won this match with one leader: so many courses are followed side by side. */
export function inHindsight(game: ProjectGame, seed: string, width: number): boolean {
  const { known, chance } = begun(game, seed);
  if (known.table.leaders.length > 1) throw new Error('arena: hindsight is for one leader');
  return new Hindsight(game).wins({ known, chance, spent: 0 }, width);
}

/** Plays one match by the rules themselves and says how it stands at the end. */
export function expedition(game: ProjectGame, seed: string, styleOf: (seat: Seat) => Style): Table {
  const start = begun(game, seed);
  const rng = new Rng(start.chance);
  const chance = Rng.seeded(`${seed} bots`);
  let { known } = start;
  while (known.table.ended === undefined) {
    const seat = nextSeat(known.table);
    known = after(game, known, seat, styleOf(seat)(game, known.table, seat, chance), rng);
  }
  return known.table;
}
