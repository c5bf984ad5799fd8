import { keysOf, type Option } from '@reseau/core';
import type { Making, Rule } from './actions/action.ts';
import { discard, incite, investigate, keep, keepBoth, letGo, search, wear } from './actions/draw.ts';
import { craft, kill, killAll, sabotage, strike } from './actions/fight.ts';
import { give } from './actions/give.ts';
import { heroic, retrieve, retrieveToWear } from './actions/heroic.ts';
import { reorganise } from './actions/reorganise.ts';
import { plan, recruit, shift } from './actions/team.ts';
import { move, transport } from './actions/travel.ts';
import { CITIES } from './cities.ts';
import { ACTIONS, type LeaderMove, type Move } from './moves.ts';
import { type Obstacle, obstacle } from './obstacle.ts';
import type { Leader, Table } from './table.ts';

const intend: Rule<Making<'intend'>> = {
  obstacle: () => undefined,
  options: (_table, { id }) => [{ type: 'intend', leader: { one: [id] }, action: { one: [...ACTIONS, 'nothing'] } }],
  tell: (_known, { id }, { action }) => [{ type: 'intended', to: 'all', leader: id, action }],
};

const mark: Rule<Making<'mark'>> = {
  obstacle: () => undefined,
  options: (_table, { id }) => [{ type: 'mark', leader: { one: [id] }, at: { one: CITIES } }],
  tell: (_known, { id }, { at }) => [{ type: 'marked', to: 'all', leader: id, at }],
};

/** What nothing has come of yet is as if it had never been done. */
const undo: Rule<Making<'undo'>> = {
  obstacle: ({ undoable }, { id }) => (undoable?.leader === id ? undefined : obstacle('nothingToUndo')),
  options: ({ undoable }, { id }) => (undoable?.leader === id ? [{ type: 'undo', leader: { one: [id] } }] : []),
  tell: (_known, { id }) => [{ type: 'undone', to: 'all', leader: id }],
};

export const RULES: { readonly [T in LeaderMove['type']]: Rule<Making<T>> } = {
  move,
  give,
  plan,
  recruit,
  investigate,
  incite,
  search,
  kill,
  killAll,
  heroic,
  transport,
  strike,
  retrieve,
  retrieveToWear,
  reorganise,
  craft,
  sabotage,
  keep,
  keepBoth,
  wear,
  letGo,
  discard,
  shift,
  intend,
  mark,
  undo,
};

type Type = LeaderMove['type'];

/** What may be done with drawn cards in hand, and what may be done at any time. */
const CHOOSING: readonly Type[] = ['keep', 'keepBoth', 'wear', 'letGo'];
const ANY_TIME: readonly Type[] = ['discard', 'intend', 'mark', 'undo'];
const ACTING: readonly Type[] = keysOf(RULES).filter((type) => !CHOOSING.includes(type) && !ANY_TIME.includes(type));

/** What stands in the way of any move of this leader, whatever its aim. */
function generalObstacle(leader: Leader, type: Type): Obstacle | undefined {
  if (ANY_TIME.includes(type) || CHOOSING.includes(type)) return undefined;
  if (leader.drawn !== undefined) return obstacle('chooseFirst');
  return leader.closed ? obstacle('hasPlanned') : undefined;
}

/** Why a leader cannot do this; nothing if it can. */
export function leaderObstacle<T extends Type>(table: Table, leader: Leader, making: Making<T>): Obstacle | undefined {
  return (
    generalObstacle(leader, making.type) ?? (RULES[making.type] as Rule<Making<T>>).obstacle(table, leader, making)
  );
}

const offering = (types: readonly Type[]): readonly Offer[] =>
  [...types, ...ANY_TIME].map((type) => (table, leader) => RULES[type].options(table, leader));
type Offer = (table: Table, leader: Leader) => readonly Option<Move>[];

const TO_CHOOSE = offering(CHOOSING);
const TO_ACT = offering(ACTING);
const TO_WAIT = offering([]);

/** Adds all that a leader may do. Written into one list: it is made anew at every move of anybody. */
export function offer(table: Table, leader: Leader, options: Option<Move>[]): void {
  const offers = leader.drawn !== undefined ? TO_CHOOSE : leader.closed ? TO_WAIT : TO_ACT;
  for (const each of offers) for (const option of each(table, leader)) options.push(option);
}
