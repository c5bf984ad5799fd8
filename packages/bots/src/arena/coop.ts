import { Rng, start } from '@reseau/core';
import { project } from '@reseau/games';
import type { BotLevel } from '../level.ts';
import { WEIGHTS } from '../project/data/weights.ts';
import { after, nextSeat } from '../project/imagine.ts';
import { STYLES, type Style } from '../project/move.ts';
import { seatMove } from '../project/team.ts';

export interface Expedition {
  readonly seats: number;
  readonly setup: object;
  readonly seed: string;
  readonly level: BotLevel | Style;
}

/** A match that never ends by itself is lost after so many turns. */
const LAST_TURN = 60;

/** The same match again and again, each time by another taste: whether somebody who knew what comes could have won it. */
export function inHindsight(asked: Omit<Expedition, 'level'>, tries: number): boolean {
  for (let again = 0; again < tries; again += 1) {
    const weights = again === 0 ? WEIGHTS : { ...WEIGHTS, whim: { taste: `try ${again}`, share: 0.6 } };
    const level: Style = (game, table, seat) => seatMove(table, game.play.bases, seat, weights);
    if (expedition({ ...asked, level }).ended === 'won') return true;
  }
  return false;
}

/** Plays one match of Project: Resistance by the rules themselves, every seat by the same level, and says how it stands at the end. */
export function expedition({ seats, setup, seed, level }: Expedition): project.Table {
  const made = project.setUp(seats, { clock: 'actions', lastTurn: LAST_TURN, ...setup });
  if (!made.ok) throw new Error(`arena: no such table (${made.problem})`);
  const { game } = made;
  const style = typeof level === 'string' ? STYLES[level] : level;
  const { match } = start(game, seed);
  const rng = new Rng(match.rng);
  const chance = Rng.seeded(`${seed} bots`);
  let known: project.Known = { table: match.table, secret: match.server };
  while (known.table.ended === undefined) {
    const seat = nextSeat(known.table);
    known = after(game, known, seat, style(game, known.table, seat, chance), rng);
  }
  return known.table;
}
