import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  resistanceReverser: {
    title: 'Flip it',
    setting:
      'On mission 1, {2} and {3} both played a Fail: everyone knows both spies. {2} leads mission 2 with you and {4}, and you’ve talked the table into it, because you have a plan.',
    decisions: {
      sure: {
        ask: '{2} will play a Fail. Which card do you play?',
        right: 'One Fail, and one Reverse: the failure becomes a success, out of a team with a spy on it.',
        wrong: {
          held: '{2} played the Fail you expected, and nothing flipped it. You had the card for just that.',
        },
      },
      calm: {
        ask: 'Mission 3 with {4} only, who is Resistance. Which card?',
        right: 'Two plain Successes. Where nothing fails, there’s nothing to flip.',
        wrong: {
          flipped: 'There was no Fail, so your Reverse flipped a success into a failure.',
        },
      },
    },
    lesson:
      'The Fails decide first, then a Reverse flips the result. Play it only where you’re sure that a mission fails without it.',
  },
  spyReverser: {
    title: 'Not both of you',
    setting:
      'You and {3} are the spies. You have no Fail, only a Reverse. Mission 2, and {3} is on the team with you and {0}.',
    decisions: {
      together: {
        ask: '{3} has a Fail and every reason to play it. Which card do you play?',
        right: '{3} sank it, and you let it be. Your Reverse would have flipped that very failure into a success.',
        wrong: {
          flipped: '{3} played a Fail, you played a Reverse, and together that’s a success for the Resistance.',
        },
      },
      alone: {
        ask: 'Mission 3, only you and {2}, who is Resistance. Which card?',
        right: 'Nothing failed, so the Reverse flipped success into failure. It works like a Fail when you’re alone.',
        wrong: {
          held: 'Two Successes, and another mission for them. With no other spy on the team, the Reverse is your Fail.',
        },
      },
    },
    lesson:
      'Alone, a Reverse is as good as a Fail. Next to a fellow spy’s Fail it undoes it: let one of you do the work.',
  },
};
