import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  alone: {
    title: 'Nobody told you',
    setting:
      'There are two spies, you and someone else, and you haven’t been shown who. On mission 1, {1} and {3} went, and one card was a Fail.',
    decisions: {
      team: {
        ask: 'You lead mission 2. Who goes?',
        right:
          'The Fail came from {1} or {3}, so the other spy is one of them, and {2} and {4} are Resistance. On this team only you can play one.',
        wrong: {
          without:
            'Then nobody on the team may be a spy at all. Take yourself along: you’re the only spy you’re sure of.',
          both: '{1} or {3} is your fellow spy, who doesn’t know you either. You might both play a Fail, and two of three show far more than one.',
          maybe:
            '{1} or {3} is your fellow spy. If you’ve caught the right one, you may both play a Fail, and two Fails give you both away.',
        },
      },
      card: {
        ask: '{2} and {4} are Resistance for certain. Which card?',
        right: 'Exactly one Fail, as planned. And your fellow spy, who wasn’t there, knows who was.',
        wrong: {
          held: 'You put this team together so that you alone could sink it. Nobody else will.',
        },
      },
    },
    lesson:
      'A blind spy counts like the Resistance: a Fail you didn’t play shows where your fellow is. Then sink a mission where only one shows.',
  },
};
