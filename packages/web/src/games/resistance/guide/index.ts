import { DEFAULTS } from '@reseau/games/resistance';
import type { Guide } from '../../../session/game-client.ts';
import { composeHints } from '../../../session/guide.ts';
import { viewOf } from '../questions.ts';
import { HINTS } from './hints.ts';
import { turnOf } from './turn.ts';
import { guideWords } from './words.ts';

export async function load(): Promise<Guide> {
  await guideWords.open();
  return {
    // The person is of the Resistance, and leads after the first bot.
    table: {
      game: 'resistance',
      options: DEFAULTS,
      bots: ['medium', 'medium', 'medium', 'medium'],
      seed: 'first-light-13',
    },
    hints: composeHints({ hints: HINTS, view: viewOf, words: () => guideWords.words.hints }),
    asks: (sight) => {
      const { asked, table } = viewOf(sight);
      return asked ? table.at.question : undefined;
    },
    turn: turnOf,
    learned: () => Object.values(guideWords.words.learned),
  };
}
