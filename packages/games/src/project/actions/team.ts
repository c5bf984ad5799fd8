import { allyIn } from '../box.ts';
import { HIGHEST_LEVEL } from '../limits.ts';
import { type Obstacle, obstacle, short } from '../obstacle.ts';
import { ownLevel, strength } from '../skills.ts';
import type { Leader, Table } from '../table.ts';
import { type Ally, SKILLS, type Skill } from '../vocabulary.ts';
import { acted, type Making, type Rule, spend } from './action.ts';
import { rowObstacle } from './rows.ts';

const one = <V>(value: V): { readonly one: readonly V[] } => ({ one: [value] });

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
/** The skills that a leader may plan. */
export const plannable = (leader: Leader): readonly Skill[] =>
  SKILLS.filter((skill) => planObstacle(leader, skill) === undefined);

/** A token of the leader's own moves before anything else is done. */
export const shift: Rule<Making<'shift'>> = {
  obstacle: (_table, leader, { skill }) => {
    if (leader.talent.ability.ownToken === undefined) return obstacle('noOwnToken');
    return leader.actions > 0 ? obstacle('tooLateToShift') : planObstacle(leader, skill);
  },
  options: (_table, leader) =>
    leader.talent.ability.ownToken === undefined || leader.actions > 0
      ? []
      : [{ type: 'shift', leader: one(leader.id), skill: { one: plannable(leader) } }],
  tell: (_known, leader, { skill }) => [{ type: 'planned', to: 'all', leader: leader.id, skill, last: false }],
};

export const recruit: Rule<Making<'recruit'>> = {
  obstacle: (table, leader, { skill }) => {
    const ally = allyAt(table, leader);
    if (ally === undefined) return obstacle('nobodyToRecruit');
    return persuading(table, leader, ally) ?? joining(table, leader, ally, skill);
  },
  options: (table, leader) => {
    const ally = allyAt(table, leader);
    if (ally === undefined || persuading(table, leader, ally) !== undefined) return [];
    const skills = SKILLS.filter((skill) => joining(table, leader, ally, skill) === undefined);
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

/** To recruit spends a token on Communication, and so makes room there. */
const joining = ({ box }: Table, leader: Leader, ally: Ally, skill: Skill): Obstacle | undefined =>
  rowObstacle(
    {
      box,
      skill,
      level: ownLevel(leader, skill),
      hasToken: leader.planned === skill && (skill !== 'communication' || spend(leader, 'recruit').length === 0),
    },
    [ally],
  );

/** Whether an ally won over by this leader has a place in that row. */
export const hasPlace = (table: Table, leader: Leader, ally: Ally, skill: Skill): boolean =>
  joining(table, leader, ally, skill) === undefined;

function allyAt({ tokens }: Table, { city }: Leader): Ally | undefined {
  const token = tokens[city];
  return token === 'hidden' ? undefined : token;
}

/** What it takes to win an ally over: more than their reluctance. */
export const recruitNeeds = ({ box }: Table, ally: Ally): number => allyIn(box, ally).reluctance + 1;

const persuading = (table: Table, leader: Leader, ally: Ally): Obstacle | undefined =>
  leader.rest?.of === 'mastery'
    ? undefined
    : short('skillTooLow', strength(table, leader, 'recruit', leader.city), recruitNeeds(table, ally));
