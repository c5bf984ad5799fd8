import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  look: {
    title: 'Who do you look at?',
    setting: 'You hold the token. Mission 1 with {1} and {2} succeeded; mission 2 with {1}, {2} and {3} had one Fail.',
    decisions: {
      look: {
        ask: 'Whose side do you want to see?',
        right: 'A spy. {1} and {2} had been on a clean mission, {3} was what was new. And mind: {3} has the token now.',
        wrong: {
          proven:
            'It tells you something, but {1} was on a clean mission as well. What was new on the failed one was {3}.',
          proved:
            'It tells you something, but {2} was on a clean mission as well. What was new on the failed one was {3}.',
          away: '{4} was on no mission: the answer says nothing about the Fail.',
        },
      },
      vote: {
        ask: '{3} leads, and wants to go with {1}. Your vote?',
        right: 'You know what you saw. Two approvals weren’t enough, and {3} stays at home.',
        wrong: {
          approved: '{3} sank it, as a spy will. You’d seen the card: vote by it, even if you keep it to yourself.',
        },
      },
    },
    lesson:
      'Look where a mission went wrong and someone new was on it. The token goes to the person you look at: what they say they saw is worth what they are.',
  },
};
