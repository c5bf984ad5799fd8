import type { Standing } from './standing.ts';

/** What tells how a match will end: the work left, the soldiers that come meanwhile, those there are, and how many may still harden. */
export function features({ table, actionsLeft, danger }: Standing): readonly number[] {
  const { box, speed, blackPool, redPool, skips } = table;
  const coming = (Math.max(0, actionsLeft - skips) * speed) / 20;
  const life = Math.sqrt(blackPool) / 3;
  return [1, coming, (box.reds - redPool) / 20, life, danger * 2, coming / (life + 0.1)];
}

/** The chance to win from here, as fitted to games of the rule bot. */
export function outlook(standing: Standing, fitted: readonly number[]): number {
  let sum = 0;
  features(standing).forEach((value, index) => {
    sum += value * (fitted[index] ?? 0);
  });
  return 1 / (1 + Math.exp(-sum));
}
