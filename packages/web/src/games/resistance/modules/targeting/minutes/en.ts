import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  aim: {
    title: 'Where do you aim?',
    setting:
      'Mission 1 has just succeeded, with you and {1} on it. You lead, and you may choose any mission that hasn’t been played, except the fifth.',
    decisions: {
      aim: {
        ask: 'Which mission, and which team?',
        right: 'Mission 3 needs only two: the pair that has proved itself is enough, and nobody new has to be trusted.',
        wrong: {
          pair: 'Mission 3 is the right size, but this pair isn’t proven. You and {1} have just shown what you play.',
          large:
            'That mission takes three, so someone nobody can vouch for comes along. Mission 3 takes two, and you have two.',
        },
      },
    },
    lesson:
      'The size of the team goes with the mission you choose. Spend the small ones while your proven team is small.',
  },
};
