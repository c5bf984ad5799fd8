import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  resistanceRogue: {
    title: 'When do you play it?',
    setting:
      'Your own win takes two Rogue Successes: one on the third mission to succeed, one on any mission before. This is mission 1, you’re on the team with {2}, and the first two missions aren’t watched yet.',
    decisions: {
      first: {
        ask: 'Mission 1: Rogue Success, or a plain one?',
        right:
          'Everyone now knows a Rogue is about, you or {2}. But the earlier one is done, at the only time nobody could stop you.',
        wrong: {
          held: 'Safe, and a chance gone. From mission 3 on, the leader watches someone on the team, and it may be you. You need an earlier Rogue Success, so play it while no one is watched.',
        },
      },
      last: {
        ask: 'Two missions have succeeded, and {2} watches {2}. Which card?',
        right:
          'The third success, with a Rogue Success from you on it and on an earlier one: you win, and everyone else loses.',
        wrong: {
          held: 'The Resistance wins, and you win only in part. This was the third success, and nobody was watching you: the one moment to play it.',
        },
      },
    },
    lesson: 'Play the first one early, while nobody is watched. The second has to be on the third success itself.',
  },
  spyRogue: {
    title: 'Sink it yourself',
    setting:
      'You’re a spy no other spy knows, and you know none of them. To win alone you need a Fail on the third mission to fail and on one before it; this is mission 1, and you’re on it with {2}.',
    decisions: {
      first: {
        ask: 'Mission 1: which card do you play?',
        right: 'One of you two, they’ll say. But the earlier Fail is yours, and it counts whoever sinks the next one.',
        wrong: {
          held: 'Nobody suspects you, and nothing is won. Someone else’s Fails don’t count for you: without an earlier one of your own, the third failure is only a partial win.',
        },
      },
      last: {
        ask: 'Two missions have failed. {3} is on the team too. Which card?',
        right: 'Two Fails, but one of them is yours, and so was an earlier one: you win alone, and even {3} loses.',
        wrong: {
          held: '{3} sank it without you. The spies win with three failures, and you only in part: your own Fail has to be on the third.',
        },
      },
    },
    lesson: 'A Spy Rogue can’t leave the last failure to others. An extra Fail shows, but by then the game is over.',
  },
};
