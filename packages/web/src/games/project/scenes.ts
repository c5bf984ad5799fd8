import type { Fact, Known } from '@reseau/games/project';
import { type ArmyScene, armyScenes } from './army-scene.ts';
import { type FeatScene, type FindScene, playerScenes } from './find-scene.ts';
import type { GameWords } from './i18n/en.ts';

export type ProjectScene = ArmyScene | FeatScene | FindScene;

/** What deserves a scene: the army's turn, or what the players found and destroyed. */
export function scenes(before: Known, facts: readonly Fact[], words: () => GameWords): readonly ProjectScene[] {
  const army = armyScenes(before, facts, words);
  return army.length > 0 ? army : playerScenes(before, facts, words);
}
