import type { Guide } from '../../../session/game-client.ts';
import { composeHints } from '../../../session/guide.ts';
import { viewOf } from '../view.ts';
import { HINTS } from './hints.ts';
import { turnOf } from './turn.ts';
import { guideWords } from './words.ts';

/** One leader and no clock, for a few turns: an island takes an hour. */
const OPTIONS = {
  difficulty: 'initiation',
  scenario: 'landing',
  soldiers: 'byLeaders',
  characters: [['llewellyn']],
  clock: 'off',
  lastTurn: 4,
};

export async function load(): Promise<Guide> {
  await guideWords.open();
  return {
    table: { game: 'project', options: OPTIONS, bots: [], seed: 'first-landing' },
    // Any number of moves answer one question here: no hint goes by the last.
    asks: () => undefined,
    hints: composeHints({ hints: HINTS, view: (sight) => viewOf(sight), words: () => guideWords.words.hints }),
    way: 'tab-act',
    turn: turnOf,
    learned: () => Object.values(guideWords.words.learned),
  };
}
