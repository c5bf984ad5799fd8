import { hasMove, type Options, type Seat } from '@reseau/core';
import { resistance } from '@reseau/games';
import type { Sight } from '../client.ts';
import type { ResistanceScene } from './scenes.ts';

export const PHASES = ['propose', 'vote', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A sight narrowed to this game. The room hands every game the same shape; here, once, it gets its types back. */
export interface View {
  readonly sight: Sight;
  readonly known: resistance.Known;
  readonly table: resistance.Table;
  readonly phase: Phase;
  readonly me: Seat | undefined;
  readonly asked: boolean;
  readonly options: Options<resistance.Move>;
  readonly mine: resistance.Move | undefined;
  readonly scene: ResistanceScene | undefined;
}

const games = new Map<string, resistance.ResistanceGame>();

/** The rules of this table, compiled once. */
function rulesFor(seats: number, options: object): resistance.ResistanceGame {
  const key = `${seats} ${JSON.stringify(options)}`;
  const known = games.get(key);
  if (known !== undefined) return known;
  const made = resistance.setUp(seats, options);
  if (!made.ok) throw new Error(`resistance: ${made.problem}`);
  games.set(key, made.game);
  return made.game;
}

export function viewOf(sight: Sight, which: 'known' | 'shown' = 'known'): View {
  const known = sight[which] as resistance.Known;
  const { table } = known;
  const { me } = sight;
  const rules = rulesFor(table.seats, sight.options);
  const asked = table.ended === undefined && me !== undefined && rules.turn(table).must.includes(me);
  const options = asked && me !== undefined ? rules.options(known, me) : [];
  return {
    sight,
    known,
    table,
    me,
    phase: phaseOf(table),
    asked: asked && hasMove(options),
    options,
    mine: sight.mine as resistance.Move | undefined,
    scene: sight.scene as ResistanceScene | undefined,
  };
}

function phaseOf(table: resistance.Table): Phase {
  if (table.ended !== undefined) return 'over';
  const step = table.at.stack.at(-1)?.step;
  return PHASES.find((phase) => phase === step) ?? 'propose';
}

/** The team on the table, if one is being voted on or is on its mission. */
export const standingTeam = (table: resistance.Table): readonly Seat[] => {
  const phase = phaseOf(table);
  return phase === 'vote' || phase === 'play' ? (table.proposals.at(-1)?.team ?? []) : [];
};

/** The mission the table is about: the one proposed for, or the next in line where there is no choice. */
export function missionAtHand(
  table: resistance.Table,
  open: readonly resistance.Mission[],
): resistance.Mission | undefined {
  const phase = phaseOf(table);
  if (phase === 'vote' || phase === 'play') return table.proposals.at(-1)?.mission;
  return phase === 'propose' && open.length === 1 ? open[0] : undefined;
}

/** The missions a leader may choose from now, whoever looks: being open is public. */
export function openMissions({ sight, table }: View): readonly resistance.Mission[] {
  if (phaseOf(table) !== 'propose') return [];
  const rules = rulesFor(table.seats, sight.options);
  return rules
    .options({ table, secret: rules.empty.secret }, table.leader)
    .flatMap((option) => (option.type === 'propose' ? option.mission.one : []));
}

/** The votes of the last team, while they still explain what happens: until the next team is on the table. */
export function lastVotes(table: resistance.Table): readonly (boolean | undefined)[] {
  return table.proposals.findLast(({ approved }) => approved !== undefined)?.votes ?? [];
}

export const fails = (cards: readonly resistance.Card[]): number =>
  cards.filter((card) => card === 'fail' || card === 'chiefFail').length;

/** Seats that are known to have chosen. */
export function chosenSeats({ sight, phase }: View): readonly Seat[] {
  const chosen = phase === 'vote' ? sight.progress?.chosen : undefined;
  return chosen !== undefined && 'seats' in chosen ? chosen.seats : [];
}

/** How many have chosen, of how many. */
export function chosenCount({ sight, table, phase }: View): { readonly count: number; readonly of: number } {
  const of = phase === 'play' ? standingTeam(table).length : table.seats;
  const chosen = sight.progress?.chosen;
  if (chosen === undefined) return { count: 0, of };
  return 'seats' in chosen ? { count: chosen.seats.length, of } : { count: chosen.count, of: chosen.of };
}
