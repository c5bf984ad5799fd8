import { ALLY_SHEETS, type Ally } from './data/allies.ts';
import type { Upgrade } from './data/cards.ts';
import { HIGHEST_LEVEL } from './data/difficulty.ts';
import type { Limited, Skill, Trial } from './data/skills.ts';
import { type City, countAt } from './island.ts';
import { abilityOf, SHEETS } from './leaders/catalogue.ts';
import type { Leader, Table } from './table.ts';

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
export const ownLevel = ({ character, rows }: Leader, skill: Skill): number =>
  SHEETS[character].levels[skill] + rows[skill].length;

/** With the planning token. There is no seventh circle. */
export const levelOf = (leader: Leader, skill: Skill): number =>
  Math.min(HIGHEST_LEVEL, ownLevel(leader, skill) + (leader.planned === skill ? 1 : 0));

export const occupation = ({ reds, blacks }: Table, city: City): number => countAt(reds, city) + countAt(blacks, city);

/** The soldiers that count against an action. */
function hindrance(table: Table, leader: Leader, trial: Trial, city: City): number {
  const { active, rest } = leader;
  if (rest?.of === 'unseen' || abilityOf(leader).unhindered.includes(trial)) return 0;
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
  const extra = abilityOf(leader).drawsMore[trial] ?? 0;
  if (leader.rest?.of !== 'mastery') return strength(table, leader, trial, leader.city) + extra;
  return Math.max(1, HIGHEST_LEVEL - hindrance(table, leader, trial, leader.city)) + extra;
}

export const levelOfAlly = (ally: Ally, skill: Skill): number => ALLY_SHEETS[ally].levels[skill];
