import type { Item, Upgrade } from '../data/cards.ts';
import { isUpgrade } from '../data/cards.ts';
import { ALLY_SHEETS, type Ally, SKILLS, type Skill } from '../data/characters.ts';
import { HIGHEST_LEVEL, LARGEST_INVENTORY } from '../data/difficulty.ts';
import type { LeaderId } from '../moves.ts';
import { type Obstacle, obstacle, short } from '../obstacle.ts';
import { levelOfAlly, ownLevel, strength } from '../skills.ts';
import { type Leader, leaderOf, type Table } from '../table.ts';
import { acted, distinct, type Making, type Rule, spend } from './action.ts';

const teamOf = ({ rows: { communication, military, engineering } }: Leader): readonly Ally[] =>
  communication.length + military.length + engineering.length === 0
    ? NOBODY
    : [...communication, ...military, ...engineering];
const NOBODY: readonly Ally[] = [];

/** An ally joins a row only if it is at least as good as the leader is there, the planning token not counted. */
function placeObstacle(leader: Leader, ally: Ally, skill: Skill): Obstacle | undefined {
  const level = ownLevel(leader, skill);
  if (level >= HIGHEST_LEVEL) return obstacle('rowFull');
  return short('allyTooWeak', levelOfAlly(ally, skill), level);
}

const roomFor = ({ inventory }: Leader): Obstacle | undefined =>
  inventory.length < LARGEST_INVENTORY ? undefined : obstacle('inventoryFull');

/** Other leaders in the same city. */
const companions = ({ leaders }: Table, { id, city }: Leader): readonly LeaderId[] =>
  leaders.filter((other) => other.id !== id && other.city === city).map((other) => other.id);

const giving = (leader: Leader, to: LeaderId) => {
  const more = leader.rest?.of === 'give' && leader.rest.to === to;
  return acted(leader, 'give', more ? 0 : 1, { of: 'give', to });
};

const one = <V>(value: V): { readonly one: readonly V[] } => ({ one: [value] });

export const giveCard: Rule<Making<'giveCard'>> = {
  obstacle: (table, leader, { to, card }) => {
    if (!companions(table, leader).includes(to)) return obstacle('notTogether');
    if (!leader.inventory.includes(card)) return obstacle('notHeld');
    return roomFor(leaderOf(table, to));
  },
  options: (table, leader) =>
    leader.inventory.length === 0
      ? []
      : companions(table, leader)
          .filter((to) => roomFor(leaderOf(table, to)) === undefined)
          .map((to) => ({
            type: 'giveCard',
            leader: one(leader.id),
            to: one(to),
            card: { one: distinct<Item>(leader.inventory) },
          })),
  tell: (_known, leader, { to: whom, card }) => [
    giving(leader, whom),
    { type: 'gaveCard', to: 'all', leader: leader.id, whom, card },
  ],
};

export const giveAlly: Rule<Making<'giveAlly'>> = {
  obstacle: (table, leader, { to, ally, skill }) => {
    if (!companions(table, leader).includes(to)) return obstacle('notTogether');
    if (!teamOf(leader).includes(ally)) return obstacle('notInTeam');
    return placeObstacle(leaderOf(table, to), ally, skill);
  },
  options: (table, leader) =>
    companions(table, leader).flatMap((to) =>
      teamOf(leader).map((ally) => ({
        type: 'giveAlly',
        leader: one(leader.id),
        to: one(to),
        ally: one(ally),
        skill: { one: SKILLS.filter((skill) => placeObstacle(leaderOf(table, to), ally, skill) === undefined) },
      })),
    ),
  tell: (_known, leader, { to: whom, ally, skill }) => [
    giving(leader, whom),
    { type: 'gaveAlly', to: 'all', leader: leader.id, whom, ally, skill },
  ],
};

/** The last action of a leader's turn. */
export const plan: Rule<Making<'plan'>> = {
  obstacle: (_table, leader, { skill }) => planObstacle(leader, skill),
  options: (_table, leader) => [{ type: 'plan', leader: one(leader.id), skill: { one: plannable(leader) } }],
  tell: (_known, leader, { skill }) => [
    acted(leader, 'plan', 1),
    { type: 'planned', to: 'all', leader: leader.id, skill, last: true },
  ],
};

function planObstacle(leader: Leader, skill: Skill): Obstacle | undefined {
  if (leader.planned === skill) return obstacle('alreadyPlanned');
  return ownLevel(leader, skill) >= HIGHEST_LEVEL ? obstacle('rowFull') : undefined;
}
const plannable = (leader: Leader): readonly Skill[] =>
  SKILLS.filter((skill) => planObstacle(leader, skill) === undefined);

/** Ambler moves his token before he does anything else. */
export const shift: Rule<Making<'shift'>> = {
  obstacle: (_table, leader, { skill }) => {
    if (leader.character !== 'ambler') return obstacle('notAmbler');
    return leader.actions > 0 ? obstacle('tooLateToShift') : planObstacle(leader, skill);
  },
  options: (_table, leader) =>
    leader.character !== 'ambler' || leader.actions > 0
      ? []
      : [{ type: 'shift', leader: one(leader.id), skill: { one: plannable(leader) } }],
  tell: (_known, leader, { skill }) => [{ type: 'planned', to: 'all', leader: leader.id, skill, last: false }],
};

export const recruit: Rule<Making<'recruit'>> = {
  obstacle: (table, leader, { skill }) => {
    const ally = allyAt(table, leader);
    if (ally === undefined) return obstacle('nobodyToRecruit');
    return persuading(table, leader, ally) ?? placeObstacle(leader, ally, skill);
  },
  options: (table, leader) => {
    const ally = allyAt(table, leader);
    if (ally === undefined || persuading(table, leader, ally) !== undefined) return [];
    const skills = SKILLS.filter((skill) => placeObstacle(leader, ally, skill) === undefined);
    return [{ type: 'recruit', leader: one(leader.id), skill: { one: skills } }];
  },
  tell: ({ table }, leader, { skill }) => {
    const ally = allyAt(table, leader);
    if (ally === undefined) throw new Error('project: nobody to recruit');
    return [
      acted(leader, 'recruit', 1),
      { type: 'recruited', to: 'all', leader: leader.id, city: leader.city, ally, skill },
      ...spend(leader, 'recruit'),
    ];
  },
};

function allyAt({ tokens }: Table, { city }: Leader): Ally | undefined {
  const token = tokens[city];
  return token === 'hidden' ? undefined : token;
}

const persuading = (table: Table, leader: Leader, ally: Ally): Obstacle | undefined =>
  leader.rest?.of === 'mastery'
    ? undefined
    : short('skillTooLow', strength(table, leader, 'recruit', leader.city), ALLY_SHEETS[ally].reluctance + 1);

const reorganising = (leader: Leader) =>
  acted(leader, 'reorganise', leader.rest?.of === 'reorganise' ? 0 : 1, { of: 'reorganise' });

/** An ally changes rows. */
export const reorganise: Rule<Making<'reorganise'>> = {
  obstacle: (_table, leader, { ally, skill }) => {
    if (!teamOf(leader).includes(ally)) return obstacle('notInTeam');
    return leader.rows[skill].includes(ally) ? obstacle('alreadyInRow') : placeObstacle(leader, ally, skill);
  },
  options: (table, leader) =>
    teamOf(leader).map((ally) => ({
      type: 'reorganise',
      leader: one(leader.id),
      ally: one(ally),
      skill: {
        one: SKILLS.filter(
          (skill) =>
            reorganise.obstacle(table, leader, { type: 'reorganise', leader: leader.id, ally, skill }) === undefined,
        ),
      },
    })),
  tell: (_known, leader, { ally, skill }) => [
    reorganising(leader),
    { type: 'reorganised', to: 'all', leader: leader.id, ally, skill },
  ],
};

/** Another upgrade is worn; it is part of reorganising. */
export const equip: Rule<Making<'equip'>> = {
  obstacle: (_table, leader, { card }) => {
    if (!leader.inventory.includes(card)) return obstacle('notHeld');
    return leader.active === card ? obstacle('alreadyWorn') : undefined;
  },
  options: (_table, leader) => {
    const cards = distinct(
      leader.inventory.filter((item): item is Upgrade => isUpgrade(item) && item !== leader.active),
    );
    return cards.length === 0 ? [] : [{ type: 'equip', leader: one(leader.id), card: { one: cards } }];
  },
  tell: (_known, leader, { card }) => [reorganising(leader), { type: 'equipped', to: 'all', leader: leader.id, card }],
};
