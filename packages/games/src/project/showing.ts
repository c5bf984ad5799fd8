import type { Beats } from '@reseau/core';
import type { Fact, OpenFact } from './facts.ts';

/** What happens in the army's turn, moment by moment. */
export type ArmyMoment = Extract<
  OpenFact,
  { type: 'armyBegan' | 'skipped' | 'rolled' | 'activated' | 'spared' | 'added' | 'deployed' | 'tipped' }
>;

/** How long each moment is shown, and the sum of it all. The client plays the scene by this, and bots wait by it. */
export const MOMENTS: Readonly<Record<ArmyMoment['type'], number>> = {
  armyBegan: 1700,
  skipped: 1000,
  rolled: 1300,
  activated: 800,
  spared: 1200,
  added: 850,
  deployed: 1200,
  tipped: 2000,
};
export const SUMMARY = 2600;

export const isArmyMoment = (fact: Fact): fact is ArmyMoment => Object.hasOwn(MOMENTS, fact.type);

/** What has the stage to itself when the players do it. Others are choosing meanwhile, so it is soon over. */
export type Feat = Extract<OpenFact, { type: 'sabotaged' | 'located' }>;
export const FEATS: Readonly<Record<Feat['type'], Beats>> = {
  sabotaged: [900, 1200, 1900],
  located: [1100, 2200],
};

const isFeat = (fact: Fact): fact is Feat => Object.hasOwn(FEATS, fact.type);

/** What all should notice, in passing; the most notable first. */
export const FINDS = ['crafted', 'recruited', 'met', 'foundToken', 'kept', 'retrieved', 'drew'] as const;
export type Find = Extract<OpenFact, { type: (typeof FINDS)[number] }>;
export const GLIMPSE = 1600;

/** What the players did that deserves a scene: one for each decision, and the greatest of what came of it. */
export function featIn(told: readonly Fact[]): Feat | undefined {
  return told.find(isFeat);
}

export function findIn(told: readonly Fact[]): Find | undefined {
  for (const type of FINDS) {
    const found = told.find((fact): fact is Find => fact.type === type);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The scenes of what everybody was just told: the army's turn, or what the players did. */
export function showing(told: readonly Fact[]): readonly Beats[] {
  const moments = told.filter(isArmyMoment);
  if (moments[0]?.type === 'armyBegan') return [[...moments.map(({ type }) => MOMENTS[type]), SUMMARY]];
  const feat = featIn(told);
  if (feat !== undefined) return [FEATS[feat.type]];
  return findIn(told) === undefined ? [] : [[GLIMPSE]];
}
