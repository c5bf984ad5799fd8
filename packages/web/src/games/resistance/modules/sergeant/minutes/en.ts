import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  swap: {
    title: 'Whose card do you swap?',
    setting:
      'On mission 1, {2} and {3} went, and one card was a Fail. You’re Sergeant of mission 2; {0}, {3} and you have played your cards.',
    decisions: {
      swap: {
        ask: 'Whose card do you make them swap, if any?',
        right:
          '{3} had played a Fail, and now it’s a Success: the mission succeeds. Only you and {3} know which card it was.',
        wrong: {
          passed:
            'One Fail is enough to sink a mission, and {3} was a suspect. Letting it be was no safer than swapping.',
          other: '{0} had played a Success, and you’ve made it a Fail. {3} was the one from a failed mission.',
        },
      },
    },
    lesson:
      'A swap turns a Fail into a Success, and a Success into a Fail. Use it on a card you expect to be a Fail, and leave the others alone.',
  },
};
