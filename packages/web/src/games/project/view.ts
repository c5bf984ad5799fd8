import { hasMove, type Options, type Seat } from '@reseau/core';
import {
  isPaused,
  type Leader,
  type LeaderId,
  type Move,
  type Obstacle,
  type ProjectGame,
  whyNot as ProjectWhyNot,
  type Setup,
  setUp,
  stepOf,
  type Table,
} from '@reseau/games/project';
import type { Sight } from '../../session/game-client.ts';
import { compiled } from '../compiled.ts';
import { knownIn } from './narrowed.ts';
import type { ProjectScene } from './scenes.ts';
import { type Phase, screenOf } from './screens.ts';

/** A sight narrowed to this game. The room hands every game the same shape; here, once, it gets its types back. */
export interface View {
  readonly sight: Sight;
  readonly table: Table;
  readonly rules: ProjectGame;
  readonly setup: Setup;
  readonly me: Seat | undefined;
  /** Those I lead. */
  readonly mine: readonly Leader[];
  readonly phase: Phase;
  readonly paused: boolean;
  /** I may still act in this turn. */
  readonly asked: boolean;
  readonly options: Options<Move>;
  readonly scene: ProjectScene | undefined;
}

const rulesFor = compiled(setUp);

export function viewOf(sight: Sight, which: 'known' | 'shown' = 'known'): View {
  const known = knownIn(sight[which]);
  const { table } = known;
  const { me } = sight;
  const { game: rules, setup } = rulesFor(table.done.length, sight.options);
  const phase = phaseOf(table, rules);
  const mayAct = phase === 'players' && me !== undefined && !sight.past;
  const options = mayAct ? rules.options(known, me) : [];
  return {
    sight,
    table,
    rules,
    setup,
    me,
    mine: me === undefined ? [] : table.leaders.filter(({ seat }) => seat === me),
    phase,
    paused: setup.clock === 'wall' && isPaused(table),
    asked: mayAct && table.done[me] === false,
    options,
    scene: sight.scene as ProjectScene | undefined,
  };
}

function phaseOf({ ended, at }: Table, { asking }: ProjectGame): Phase {
  if (ended !== undefined) return 'over';
  const step = at.stack.at(-1)?.step;
  return step !== undefined && asking.includes(step) ? screenOf(step) : 'army';
}

/** Why I cannot do this; nothing if I can. */
export const whyNot = ({ table, me, rules, sight }: View, move: Move): Obstacle | undefined =>
  me === undefined || sight.past ? { code: 'notYourLeader' } : ProjectWhyNot(table, me, move, rules.turnSetup);

export const basesToFind = ({ rules }: View): number => rules.turnSetup.bases;
export const destroyedIn = ({ bases }: Table): number => bases.filter(({ destroyed }) => destroyed).length;

/** Actions of the army until the invasion quickens; where they do it. */
export function actionsToFaster({ setup, table }: View): number | undefined {
  if (setup.clock !== 'actions') return undefined;
  const step = stepOf(setup, table.box);
  return step - (table.marched % step);
}

/** Whether mine is the last "done" that the turn waits for. */
export const amLast = ({ table, me }: View): boolean => table.done.every((done, seat) => done || seat === me);

export const stillBusy = ({ table, sight }: View): readonly string[] =>
  sight.names.filter((_, seat) => table.done[seat] === false);

/** The options that one leader has. */
export const optionsOf = ({ options }: View, leader: LeaderId): Options<Move> =>
  options.filter((option) => 'leader' in option && option.leader.one.includes(leader) && hasMove<Move>([option]));

/** Equal cards lie on one pile. */
export function piled<C>(cards: readonly C[]): readonly { readonly card: C; readonly count: number }[] {
  const piles = new Map<C, number>();
  for (const card of cards) piles.set(card, (piles.get(card) ?? 0) + 1);
  return [...piles].map(([card, count]) => ({ card, count }));
}
