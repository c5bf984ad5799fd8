import {
  type Action,
  type City,
  type Leader,
  neighboursOf,
  occupation,
  SKILLS,
  type Table,
} from '@reseau/games/project';
import type { HintsFor } from '../../../session/guide.ts';
import { basesToFind, optionsOf, type View } from '../view.ts';
import { game } from '../words.ts';
import type { GuideWords } from './en.ts';

const now = (isSo: boolean): readonly [] | undefined => (isSo ? [] : undefined);

/** A first turn of so many actions has shown enough. */
const FIRST_TURN = 3;
/** So many in one turn, and the army has the word for long. */
const LONG_TURN = 8;

/** The one whom the person leads, while there is something to do. */
const acting = ({ mine: [leader], asked }: View): Leader | undefined => (asked ? leader : undefined);

const may = (view: View, action: Action): boolean => {
  const leader = acting(view);
  return (
    leader?.drawn === undefined &&
    leader !== undefined &&
    optionsOf(view, leader.id).some(({ type }) => type === action)
  );
};

const alliesOf = ({ mine: [leader] }: View): number =>
  leader === undefined ? 0 : SKILLS.reduce((sum, skill) => sum + leader.rows[skill].length, 0);

const hasInvestigated = ({ clues, discards }: Table): boolean => clues.length > 0 || discards.clue.length > 0;

const allyAt = ({ tokens }: Table, city: City): boolean => tokens[city] !== undefined && tokens[city] !== 'hidden';

/** A neighbour where somebody may wait. */
function errand({ table, mine: [leader] }: View): City | undefined {
  return leader === undefined
    ? undefined
    : neighboursOf(table.box, leader.city).find((city) => table.tokens[city] === 'hidden');
}

/** How an action is done: its button, what is to be chosen, and what confirms it. */
const steps = (action: Action): readonly string[] => [`action-${action}`, 'chooser', 'confirm'];

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** What the coach says at the island, from the most pressing. */
export const HINTS: HintsFor<View, GuideWords['hints']> = {
  card: { cards: 'unseen', points: ['hold-card'] },
  ready: { cards: 'seen', points: ['ready'] },
  over: { isLast: true, when: (view) => [view.table.clues.length, alliesOf(view)] },
  keep: {
    isTask: true,
    when: (view) => (acting(view)?.drawn === undefined ? undefined : [game.words.fail]),
    points: ['drawn', 'keep'],
  },
  aim: {
    when: (view) => (view.table.turn > 1 ? undefined : [basesToFind(view), view.setup.lastTurn ?? view.table.turn]),
    points: ['bases'],
  },
  move: {
    isTask: true,
    when: (view) => {
      const city = errand(view);
      return view.table.turn > 1 || acting(view)?.actions !== 0 || city === undefined ? undefined : [city];
    },
    points: steps('move'),
  },
  counts: { when: (view) => now((acting(view)?.actions ?? 0) > 0), points: ['taken', 'done'] },
  recruit: {
    isTask: true,
    when: (view) => now(may(view, 'recruit') && alliesOf(view) === 0),
    points: steps('recruit'),
  },
  token: { when: ({ mine: [leader] }) => now((leader?.tokens ?? 0) > 0) },
  shy: {
    when: (view) => {
      const leader = acting(view);
      return now(leader !== undefined && allyAt(view.table, leader.city) && !may(view, 'recruit'));
    },
    points: ['action-recruit'],
  },
  investigate: {
    isTask: true,
    when: (view) => now(view.table.turn <= 2 && may(view, 'investigate') && !hasInvestigated(view.table)),
    points: steps('investigate'),
  },
  clues: { when: ({ table }) => now(table.clues.length > 0), points: ['tab-clues'] },
  noClue: { when: ({ table }) => now(table.clues.length === 0 && table.discards.clue.length > 0) },
  finish: {
    isTask: true,
    when: (view) => {
      const { drawn, actions = 0 } = acting(view) ?? {};
      return view.table.turn > 1 || actions < FIRST_TURN || drawn !== undefined ? undefined : [actions];
    },
    points: ['done'],
  },
  longTurn: {
    when: (view) => {
      const { actions = 0 } = acting(view) ?? {};
      return actions < LONG_TURN ? undefined : [actions];
    },
    points: ['taken', 'done'],
  },
  idle: { when: ({ table }) => now(table.turn > 1 && table.marched === 0) },
  army: {
    when: ({ table }) => (table.turn > 1 && table.marched > 0 ? [table.box.reds - table.redPool] : undefined),
    points: ['red-pool'],
  },
  fallen: { when: ({ table }) => now(sum(table.blacks) > 0), points: ['black-pool'] },
  soldiers: {
    when: (view) => {
      const leader = acting(view);
      return now(leader !== undefined && occupation(view.table, leader.city) > 0);
    },
    points: ['action-kill'],
  },
  wasted: {
    when: (view) => {
      const { table, mine } = view;
      const [leader] = mine;
      const gained = table.clues.length + table.heroics.length + alliesOf(view) + (leader?.inventory.length ?? 0);
      return table.turn > 2 && gained === 0 && table.marched > 0 ? [table.marched] : undefined;
    },
  },
  risk: { when: ({ table, asked }) => now(table.turn > 1 && asked), points: ['risk'] },
  plan: {
    when: (view) => now(view.table.turn > 1 && (acting(view)?.actions ?? 0) > 0 && may(view, 'plan')),
    points: ['action-plan'],
  },
  lastTurn: { when: ({ table, setup }) => now(table.turn === setup.lastTurn) },
};
