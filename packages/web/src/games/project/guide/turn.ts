import type { AskedOf, Sight } from '../../../session/game-client.ts';
import { optionsOf, viewOf } from '../view.ts';
import { guideWords } from './words.ts';

export function turnOf(sight: Sight): AskedOf | undefined {
  const view = viewOf(sight);
  const [leader] = view.mine;
  if (!view.asked || leader === undefined) return undefined;
  const { turns } = guideWords.words;
  if (leader.drawn !== undefined) return { words: turns.keep, points: ['drawn', 'keep'] };
  if (leader.actions > 0) return { words: turns.goOn, points: ['done'] };
  const actions = optionsOf(view, leader.id).map(({ type }) => `action-${type}`);
  return { words: turns.act, points: [...new Set(actions), 'chooser', 'confirm'] };
}
