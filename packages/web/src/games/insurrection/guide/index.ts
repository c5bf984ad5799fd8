import { DEFAULTS } from '@reseau/games/insurrection';
import type { Guide } from '../../../session/game-client.ts';
import { composeHints } from '../../../session/guide.ts';
import { viewOf } from '../view.ts';
import { HINTS } from './hints.ts';
import { turnOf } from './turn.ts';
import { guideWords } from './words.ts';

export async function load(): Promise<Guide> {
  await guideWords.open();
  return {
    table: { game: 'insurrection', options: DEFAULTS, bots: ['medium'], seed: 'first-march' },
    asks: (sight) => {
      const { asked, table } = viewOf(sight);
      return asked ? table.at.question : undefined;
    },
    hints: composeHints({ hints: HINTS, view: (sight) => viewOf(sight), words: () => guideWords.words.hints }),
    turn: turnOf,
    learned: () => Object.values(guideWords.words.learned),
  };
}
