import { Rng, type RngState, start } from '@reseau/core';
import { type Known, type ProjectGame, setUp, type Table } from '@reseau/games/project';
import type { BotLevel } from '../level.ts';
import { Hindsight } from '../project/hindsight.ts';
import { after, nextSeat } from '../project/imagine.ts';
import { STYLES, type Style } from '../project/move.ts';

export interface Expedition {
  readonly seats: number;
  readonly setup: object;
  readonly seed: string;
  readonly level: BotLevel | Style;
}

/** A match that never ends by itself is lost after so many turns. */
const LAST_TURN = 60;

/** Whether somebody who knew what comes could have won this match with one leader: so many courses are followed side by side. */
export function inHindsight(asked: Omit<Expedition, 'level' | 'seats'>, width: number): boolean {
  const { game, known, chance } = begin({ ...asked, seats: 1 });
  if (known.table.leaders.length > 1) throw new Error('arena: hindsight is for one leader');
  return new Hindsight(game).wins({ known, chance, spent: 0 }, width);
}

/** Plays one match of Project: Resistance by the rules themselves, every seat by the same level, and says how it stands at the end. */
export function expedition({ level, ...asked }: Expedition): Table {
  const { game, ...begun } = begin(asked);
  const style = typeof level === 'string' ? STYLES[level] : level;
  const rng = new Rng(begun.chance);
  const chance = Rng.seeded(`${asked.seed} bots`);
  let { known } = begun;
  while (known.table.ended === undefined) {
    const seat = nextSeat(known.table);
    known = after(game, known, seat, style(game, known.table, seat, chance), rng);
  }
  return known.table;
}

interface Begun {
  readonly game: ProjectGame;
  readonly known: Known;
  readonly chance: RngState;
}

function begin({ seats, setup, seed }: Omit<Expedition, 'level'>): Begun {
  const made = setUp(seats, { clock: 'actions', lastTurn: LAST_TURN, ...setup });
  if (!made.ok) throw new Error(`arena: no such table (${made.problem})`);
  const { match } = start(made.game, seed);
  return { game: made.game, known: { table: match.table, secret: match.server }, chance: match.rng };
}
