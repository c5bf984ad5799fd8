import type { Some } from '@reseau/core';
import type { Box } from '../box.ts';
import { HIGHEST_LEVEL } from '../limits.ts';
import type { Placing } from '../moves.ts';
import { type Obstacle, obstacle, short } from '../obstacle.ts';
import { levelOfAlly } from '../skills.ts';
import type { Ally } from '../vocabulary.ts';
import { SKILLS, type Skill } from '../vocabulary.ts';

const NOBODY: Placing = { communication: [], military: [], engineering: [] };

export const alliesIn = ({ communication, military, engineering }: Placing): readonly Ally[] =>
  communication.length + military.length + engineering.length === 0
    ? []
    : [...communication, ...military, ...engineering];

/** Where a row stands before anybody joins it. */
export interface Row {
  readonly box: Box;
  readonly skill: Skill;
  readonly level: number;
  /** Whether the planning token stays there, and so fills a circle. */
  readonly hasToken: boolean;
}

/**
 * Whether all of these can join a row, one after the other in the order that suits them best: each must be at least as good
 * as the leader then is there. The token fills a circle, but is not compared with.
 */
export function rowObstacle({ box, skill, level, hasToken }: Row, allies: readonly Ally[]): Obstacle | undefined {
  if (allies.length === 0) return undefined;
  if (level + allies.length + (hasToken ? 1 : 0) > HIGHEST_LEVEL) return obstacle('rowFull');
  const levels = allies.map((ally) => levelOfAlly(box, ally, skill)).sort((a, b) => a - b);
  for (const [index, own] of levels.entries()) {
    const weak = short('allyTooWeak', own, level + index);
    if (weak !== undefined) return weak;
  }
  return undefined;
}

/** The first row that does not take those meant for it. */
export function rowsObstacle(placing: Placing, row: (skill: Skill) => Row): Obstacle | undefined {
  for (const skill of SKILLS) {
    const found = rowObstacle(row(skill), placing[skill]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every way to place these. A row that does not take some takes no more of them either, so most ways are never gone. */
export function placings(team: readonly Ally[], row: (skill: Skill) => Row, maySomeStay: boolean): readonly Placing[] {
  const found: Placing[] = [];
  const place = (index: number, rows: Placing): void => {
    const ally = team[index];
    if (ally === undefined) {
      found.push(rows);
      return;
    }
    if (maySomeStay) place(index + 1, rows);
    for (const skill of SKILLS) {
      const joined = [...rows[skill], ally];
      if (rowObstacle(row(skill), joined) === undefined) place(index + 1, { ...rows, [skill]: joined });
    }
  };
  place(0, NOBODY);
  return found;
}

/** Exactly these, as choices. */
export const exactly = ({ communication, military, engineering }: Placing): Readonly<Record<Skill, Some<Ally>>> => ({
  communication: all(communication),
  military: all(military),
  engineering: all(engineering),
});
const all = (allies: readonly Ally[]): Some<Ally> => ({ some: allies, min: allies.length, max: allies.length });
