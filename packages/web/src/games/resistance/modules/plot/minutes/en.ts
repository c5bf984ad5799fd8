import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  noConfidence: {
    title: 'Keep it or use it?',
    setting:
      '{0} led, drew No Confidence and gave it to you: once, you may overturn an approved team. Mission 1, and everyone has approved {0} and {1}.',
    decisions: {
      first: {
        ask: 'Do you use No Confidence now?',
        right: 'Kept. Nobody knew anything yet, and now one Fail has told you about {0} and {1}.',
        wrong: {
          used: 'Spent on a guess: nothing speaks against {0} and {1} yet. The card works once, so keep it for a team you have a reason to stop.',
        },
      },
      second: {
        ask: 'Mission 2: {0}, {1} and {4} were approved, against your vote. Now?',
        right: 'The team is rejected after all. You lead next, with {1} and {3}, and the mission succeeds.',
        wrong: {
          passed:
            'It failed. {0} or {1} played the Fail on mission 1, and both were on it: that’s the team the card is for.',
        },
      },
    },
    lesson:
      'A kept plot card is worth most when you know something the vote has ignored. But it counts as a rejection, and five of those lose the game.',
  },
};
