import { allyIn, type Box } from './box.ts';
import { type City, countAt } from './cities.ts';
import { HIGHEST_LEVEL } from './limits.ts';
import type { Leader, Table } from './table.ts';
import type { Ally, Limited, Skill, Trial, Upgrade } from './vocabulary.ts';

interface Trying {
  readonly skill: Skill;
  /** The upgrade that adds 1. */
  readonly upgrade: Upgrade;
}

export const TRYING: Readonly<Record<Trial, Trying>> = {
  recruit: { skill: 'communication', upgrade: 'negotiation' },
  investigate: { skill: 'communication', upgrade: 'eveningDress' },
  incite: { skill: 'communication', upgrade: 'leadership' },
  search: { skill: 'engineering', upgrade: 'handbook' },
  kill: { skill: 'military', upgrade: 'artOfWar' },
  craft: { skill: 'engineering', upgrade: 'tools' },
  sabotage: { skill: 'military', upgrade: 'camouflage' },
};

/** Worn for a skill, one soldier does not count. */
const DRESSES: Readonly<Record<Skill, Upgrade>> = {
  communication: 'officerDress',
  military: 'militaryDress',
  engineering: 'engineerDress',
};

/** Circles filled for good: the character's own and one for each ally. */
export const ownLevel = ({ talent, rows }: Leader, skill: Skill): number => talent.levels[skill] + rows[skill].length;

/** With the planning token. There is no seventh circle. */
export const levelOf = (leader: Leader, skill: Skill): number =>
  Math.min(HIGHEST_LEVEL, ownLevel(leader, skill) + (leader.planned === skill ? 1 : 0));

export const occupation = ({ reds, blacks }: Table, city: City): number => countAt(reds, city) + countAt(blacks, city);

/** The soldiers that count against an action. */
function hindrance(table: Table, leader: Leader, trial: Trial, city: City): number {
  const { active, rest } = leader;
  if (rest?.of === 'unseen' || leader.talent.ability.unhindered.includes(trial)) return 0;
  const soldiers = occupation(table, city);
  return active === DRESSES[TRYING[trial].skill] ? Math.max(0, soldiers - 1) : soldiers;
}

/** What the upgrade in use adds to an action. */
export const bonusOf = ({ active }: Leader, trial: Trial): number => (active === TRYING[trial].upgrade ? 1 : 0);

/** What a leader brings to an action: skill and upgrade, less the soldiers. */
export function strength(table: Table, leader: Leader, trial: Trial, city: City): number {
  return levelOf(leader, TRYING[trial].skill) + bonusOf(leader, trial) - hindrance(table, leader, trial, city);
}

/** How many cards an action draws. */
export function drawCount(table: Table, leader: Leader, trial: Limited): number {
  const extra = leader.talent.ability.drawsMore[trial] ?? 0;
  if (leader.rest?.of !== 'mastery') return strength(table, leader, trial, leader.city) + extra;
  return Math.max(1, HIGHEST_LEVEL - hindrance(table, leader, trial, leader.city)) + extra;
}

export const levelOfAlly = (box: Box, ally: Ally, skill: Skill): number => allyIn(box, ally).levels[skill];
