import { type Options, type Seat, seatsOf } from '@reseau/core';
import {
  type Known,
  type Mission,
  type Move,
  type Proposal,
  type Reason,
  type ResistanceGame,
  type SeatCount,
  type Side,
  setUp,
  type Table,
} from '@reseau/games/resistance';
import type { Sight } from '../../session/game-client.ts';
import { compiled } from '../compiled.ts';
import { knownIn } from './narrowed.ts';

/** The steps of the base that ask. */
export const BASE_QUESTIONS = ['propose', 'vote', 'play'] as const;
export type BaseQuestion = (typeof BASE_QUESTIONS)[number];
export type Phase = BaseQuestion | 'over' | 'ask';

/** A sight narrowed to this game. The room hands every game the same shape; here, once, it gets its types back. */
export interface View {
  readonly sight: Sight;
  readonly known: Known;
  readonly table: Table;
  readonly phase: Phase;
  /** The step of a module that asks, if one does. */
  readonly ask: string | undefined;
  /** Who is asked. */
  readonly must: readonly Seat[];
  readonly me: Seat | undefined;
  readonly asked: boolean;
  readonly options: Options<Move>;
  readonly mine: Move | undefined;
}

/** The rules at a table of so many with these options. */
export const rulesFor = compiled(setUp);

export const stepOf = (table: Table): string | undefined => table.at.stack.at(-1)?.step;

/** How many go on a mission at this table. */
export const sizeAt = ({ options }: Pick<Sight, 'options'>, seats: SeatCount, mission: Mission): number =>
  rulesFor(seats, options).game.teamSize(mission);

/** The rules at this table: who has won and how fully, and the lines of the reveal. */
export const rulesAt = ({ sight, table }: Pick<View, 'sight' | 'table'>): ResistanceGame =>
  rulesFor(table.seats, sight.options).game;

/** The side that a seat was on at this moment, where it is looked back at unmasked. */
export const sideBehind = (view: View, seat: Seat): Side | undefined =>
  view.sight.behind === undefined ? undefined : rulesAt(view).sideNow(knownIn(view.sight.behind), seat);

/** The team on the table, from its proposal until it is turned down or its cards are turned up. */
export function standingProposal(table: Table): Proposal | undefined {
  const last = table.proposals.at(-1);
  if (last === undefined || table.ended !== undefined || last.approved === false) return undefined;
  return table.results.some(({ mission }) => mission === last.mission) ? undefined : last;
}

export const standingTeam = (table: Table): readonly Seat[] => standingProposal(table)?.team ?? [];

/** The mission the table is about: the one proposed for, or the next in line where there is no choice. */
export const missionAtHand = (table: Table, open: readonly Mission[]): Mission | undefined =>
  standingProposal(table)?.mission ?? (open.length === 1 ? open[0] : undefined);

/** The missions a leader may choose from now, whoever looks: being open is public. */
export function openMissions({ sight, table, phase }: View): readonly Mission[] {
  if (phase !== 'propose') return [];
  const { game: rules } = rulesFor(table.seats, sight.options);
  return rules
    .options({ table, secret: rules.empty.secret }, table.leader)
    .flatMap((option) => (option.type === 'propose' ? option.mission.one : []));
}

/** The votes that lie open on the team on the table: those of a team that is still voted on were cast before the others. */
export const openVotes = (table: Table): readonly (boolean | undefined)[] => standingProposal(table)?.votes ?? [];

/** Seats that are known to have chosen. */
export function chosenSeats({ sight, phase }: View): readonly Seat[] {
  const chosen = phase === 'vote' || phase === 'ask' ? sight.progress?.chosen : undefined;
  return chosen !== undefined && 'seats' in chosen ? chosen.seats : [];
}

/** How many have chosen, of how many. */
export function chosenCount({ sight, must }: View): { readonly count: number; readonly of: number } {
  const of = must.length;
  const chosen = sight.progress?.chosen;
  if (chosen === undefined) return { count: 0, of };
  return 'seats' in chosen ? { count: chosen.seats.length, of } : { count: chosen.count, of: chosen.of };
}

/** Whom this seat may tap now. A question put to all lets all tap anybody: else taps would tell who can act. */
export function nameable({ options, me, table }: View, isBluff: boolean): readonly Seat[] {
  if (isBluff) return seatsOf(table.seats).filter((seat) => seat !== me);
  return options.flatMap((option): readonly Seat[] => {
    if (option.type === 'name') return option.seat.one;
    if (option.type === 'give') return option.to.one;
    return option.type === 'take' ? option.from.one : [];
  });
}

/** Why the rules refuse somebody whom one would choose. */
export function whyNot(view: View, seat: Seat): Reason {
  const { known, me, options, table } = view;
  return rulesAt(view).why(known, me ?? table.leader, naming(options, seat));
}

/** What one would send to choose this seat: with the first card, where one goes with it. */
function naming(options: Options<Move>, seat: Seat): Move {
  for (const option of options) {
    const [card] = option.type === 'give' || option.type === 'take' ? option.card.one : [];
    if (card === undefined) continue;
    return option.type === 'give' ? { type: 'give', card, to: seat } : { type: 'take', card, from: seat };
  }
  return { type: 'name', seat };
}
