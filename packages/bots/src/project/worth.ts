import {
  type Ally,
  CRAFT_NEEDS,
  hasPlace,
  type Item,
  LARGEST_INVENTORY,
  type Leader,
  ownLevel,
  PARTS,
  type Part,
  SABOTAGE_NEEDS,
  SKILLS,
  type Skill,
} from '@reseau/games/project';
import { craftLevel, holds, pace, type Standing, sabotageLevel, USEFUL_CLUE, USEFUL_OBJECT } from './standing.ts';

/** What one level more in a skill saves this leader in actions. */
function gain(standing: Standing, leader: Leader, skill: Skill): number {
  const { table, crafters, saboteurs } = standing;
  const level = ownLevel(leader, skill);
  const best = Math.max(...table.leaders.map((other) => ownLevel(other, skill)));
  const part = level >= best ? 0.5 + 0.5 / table.leaders.length : 0.6 / table.leaders.length;
  switch (skill) {
    case 'communication':
      return part * standing.cluesMissing * (pace(level, USEFUL_CLUE) - pace(level + 1, USEFUL_CLUE)) + 0.3;
    case 'engineering': {
      const quicker = part * standing.partsMissing * (pace(level, USEFUL_OBJECT) - pace(level + 1, USEFUL_OBJECT));
      const short = CRAFT_NEEDS - Math.max(...crafters.map(craftLevel));
      const enabling = short > 0 && crafters.includes(leader) ? 8 / short : level < CRAFT_NEEDS ? 0.5 : 0;
      return standing.bombsMissing > 0 ? quicker + enabling : 0.1;
    }
    case 'military': {
      const short = SABOTAGE_NEEDS - Math.max(...saboteurs.map(sabotageLevel));
      const enabling = short > 0 && saboteurs.includes(leader) ? 8 / short : level < SABOTAGE_NEEDS ? 1 : 0.4;
      return enabling + standing.redWorth * 0.3;
    }
  }
}

/** Where an ally helps this leader most, and how much. */
export function bestRow(standing: Standing, leader: Leader, ally: Ally): { skill: Skill; worth: number } | undefined {
  let best: { skill: Skill; worth: number } | undefined;
  for (const skill of SKILLS) {
    if (!hasPlace(standing.table, leader, ally, skill)) continue;
    const worth = gain(standing, leader, skill);
    if (best === undefined || worth > best.worth) best = { skill, worth };
  }
  return best;
}

/** The parts that a leader had better look for. */
export function partsWanted({ bombsMissing, crafters, table }: Standing, leader: Leader): readonly Part[] {
  if (bombsMissing === 0) return [];
  const crafter = crafters.includes(leader) ? leader : (crafters[0] as Leader);
  const sets = Math.min(
    ...PARTS.map((part) => table.leaders.reduce((sum, other) => sum + (holds(other, part) ? 1 : 0), 0)),
  );
  const lacking = PARTS.filter((part) => !holds(crafter, part) && !holds(leader, part));
  if (lacking.length > 0) return lacking;
  return sets < bombsMissing && leader.inventory.length < LARGEST_INVENTORY ? PARTS : [];
}

/** What the most useful level more is worth. */
export const bestGain = (standing: Standing, leader: Leader): number =>
  Math.max(...SKILLS.map((skill) => gain(standing, leader, skill)));

const isRubbish = (inventory: readonly Item[], item: Item): boolean =>
  item !== 'bomb' &&
  (!(PARTS as readonly string[]).includes(item) || inventory.filter((other) => other === item).length > 1);
export const hasRubbish = ({ inventory }: Leader): boolean => inventory.some((item) => isRubbish(inventory, item));
export const rubbishOf = ({ inventory }: Leader): Item | undefined =>
  inventory.find((item) => item !== 'bomb' && !(PARTS as readonly string[]).includes(item)) ??
  inventory.find((item) => isRubbish(inventory, item));
