import type { Seat } from '@reseau/core';
import type { Mission, ResistanceGame, Table } from '@reseau/games/resistance';
import { type SeatSet, setOf } from './seat-set.ts';

interface Eligible {
  readonly missions: readonly Mission[];
  readonly seats: SeatSet;
}

/** Whom this leader may take along, and on which missions: asked of the rules, as if it were this leader's turn to propose. */
function eligibleFor(game: ResistanceGame, table: Table, leader: Seat): readonly Eligible[] {
  const proposing = { ...table, leader, at: { question: 0, stack: [{ step: 'propose' }] } };
  return game
    .options({ table: proposing, secret: game.empty.secret }, leader)
    .flatMap((option) =>
      option.type === 'propose' ? [{ missions: option.mission.one, seats: setOf(option.team.some) }] : [],
    );
}

/** Those whom this leader may take along on the mission. */
export const eligible = (game: ResistanceGame, table: Table, leader: Seat, mission: Mission): SeatSet =>
  eligibleFor(game, table, leader).reduce(
    (set, { missions, seats }) => (missions.includes(mission) ? set | seats : set),
    0,
  );

const limited = new WeakMap<ResistanceGame, WeakMap<Table, boolean>>();

/** Whether some leader may not take everybody along on the next mission. Asked once per table: all who vote look at the same one. */
export function isLimited(game: ResistanceGame, table: Table): boolean {
  const asked = limited.get(game) ?? new WeakMap<Table, boolean>();
  limited.set(game, asked);
  const known = asked.get(table);
  if (known !== undefined) return known;
  const everybody = setOf(game.seats);
  const found = game.seats.some((leader) => eligibleFor(game, table, leader).some(({ seats }) => seats !== everybody));
  asked.set(table, found);
  return found;
}
