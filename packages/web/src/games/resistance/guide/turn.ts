import type { AskedOf, Sight } from '../../../session/game-client.ts';
import { viewOf } from '../questions.ts';
import { guideWords } from './words.ts';

/** A guided game has no modules, and none of their questions. */
const POINTS = {
  propose: ['propose'],
  vote: ['choice-approve', 'choice-reject', 'seal'],
  play: ['choice-success', 'seal'],
} as const;

export function turnOf(sight: Sight): AskedOf | undefined {
  const { phase, asked, mine, me } = viewOf(sight);
  if (phase === 'ask' || phase === 'over' || !asked || mine !== undefined || me === undefined) return undefined;
  const points = phase === 'propose' ? [`seat-${me + 1}`, ...POINTS.propose] : POINTS[phase];
  return { words: guideWords.words.turns[phase], points };
}
