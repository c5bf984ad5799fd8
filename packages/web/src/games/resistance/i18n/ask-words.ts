import type { GameWords } from './game-words.ts';
import type { AskWords } from './module-words.ts';

/** What is said when this step asks. */
export function askWords({ asks }: Pick<GameWords, 'asks'>, step: string): AskWords {
  const words = asks[step];
  if (words === undefined) throw new Error(`words: nothing is said when ${step} asks`);
  return words;
}
