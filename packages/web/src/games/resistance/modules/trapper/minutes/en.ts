import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  trap: {
    title: 'Set one card aside',
    setting:
      'On mission 1, {2}, {3} and {4} went; {4} set their own card aside, and one of the other two was a Fail. You lead mission 2: you, {1}, {2} and {4} have played your cards.',
    decisions: {
      trap: {
        ask: 'Whose card do you look at and set aside?',
        right: 'A Fail, and it counts for nothing: the mission succeeds. And you alone know what {2} played.',
        wrong: {
          own: 'You know your own card: it was a Success you took out, and the Fail is still in.',
          other:
            'The Fail on mission 1 came from {2} or {3}, and {2} is on this team. The card you took out was a Success, and the Fail is still in.',
        },
      },
    },
    lesson:
      'Teams are one larger, so a suspect often has to come along. Take the likeliest Fail out, and remember what you saw.',
  },
};
