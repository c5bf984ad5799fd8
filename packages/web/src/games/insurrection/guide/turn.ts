import type { AskedOf, Sight } from '../../../session/game-client.ts';
import type { Asking } from '../screens.ts';
import { viewOf } from '../view.ts';
import { guideWords } from './words.ts';

const POINTS: Readonly<Record<Asking, readonly string[]>> = {
  leader: ['leaders', 'act'],
  discard: ['hand', 'act'],
  choose: ['hand', 'act'],
  turn: ['market', 'act'],
  put: ['dock'],
  effect: ['dock'],
};

export function turnOf(sight: Sight): AskedOf | undefined {
  const { phase, asked, mine } = viewOf(sight);
  if (phase === 'over' || !asked || mine !== undefined) return undefined;
  return { words: guideWords.words.turns[phase], points: POINTS[phase] };
}
