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

/** The scene of the army's turn, if what everybody was just told holds one. */
export function showing(told: readonly Fact[]): readonly Beats[] {
  const moments = told.filter(isArmyMoment);
  return moments[0]?.type === 'armyBegan' ? [[...moments.map(({ type }) => MOMENTS[type]), SUMMARY]] : [];
}
