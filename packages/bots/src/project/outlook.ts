import { project } from '@reseau/games';
import { craftLevel, type Standing, sabotageLevel } from './standing.ts';

const { CRAFT_NEEDS, ownLevel, REDS, SABOTAGE_NEEDS } = project;

/** What tells how a match will end, each about as large as 1. */
export function features(standing: Standing): readonly number[] {
  const { table, actionsLeft, toDestroy, toFind, bombsMissing } = standing;
  const { leaders, speed, blackPool, redPool, skips } = table;
  const work = actionsLeft / 10;
  const reds = (REDS - redPool) / 20;
  const life = blackPool / 10;
  const best = (level: (leader: project.Leader) => number): number => Math.max(...leaders.map(level));
  const short = Math.max(0, CRAFT_NEEDS - best(craftLevel)) + Math.max(0, SABOTAGE_NEEDS - best(sabotageLevel));
  const talk = best((leader) => ownLevel(leader, 'communication'));
  const tokens = leaders.reduce((sum, leader) => sum + leader.tokens, 0);
  return [
    1,
    work,
    work * work,
    work * speed,
    work * reds,
    reds,
    reds * reds,
    life,
    Math.sqrt(life),
    work / (life + 0.2),
    speed,
    skips / 3,
    toDestroy / 3,
    toFind / 3,
    bombsMissing / 3,
    bombsMissing > 0 ? short / 3 : 0,
    toFind > 0 ? Math.min(talk, 4) / 3 : 0,
    bombsMissing > 0 ? Math.min(5, best((leader) => ownLevel(leader, 'engineering'))) / 4 : 0,
    Math.min(5, best((leader) => ownLevel(leader, 'military'))) / 4,
    Math.min(tokens, 6) / 4,
    1 / leaders.length,
  ];
}

/** The chance to win from here, as fitted to games of the rule bot. */
export function outlook(standing: Standing, fitted: readonly number[]): number {
  let sum = 0;
  features(standing).forEach((value, index) => {
    sum += value * (fitted[index] ?? 0);
  });
  return 1 / (1 + Math.exp(-sum));
}
