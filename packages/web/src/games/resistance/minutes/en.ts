import type { MinutesWords } from '../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  resistance: {
    title: 'Count who was there',
    setting:
      'On mission 1, {2} and {3} went, and one card was a Fail. Now {4} wants to send you, {2} and {4} on mission 2.',
    decisions: {
      vote: {
        ask: 'You’re on it. Do you approve this team?',
        right:
          'One of {2} and {3} played that Fail. A team with either of them is a coin toss, and being on it yourself doesn’t change that.',
        wrong: {
          approved:
            'The mission failed. {2} or {3} played the first Fail, so {2} had even odds of being a spy. A team isn’t good because you’re on it.',
        },
      },
      team: {
        ask: 'Your turn to lead: who goes on mission 2?',
        right:
          'Nobody from the failed mission, and yourself, who you’re sure of. Three Successes, and two people the table can build on.',
        wrong: {
          both: 'At least one of {2} and {3} is a spy: you’re taking a certain spy along.',
          one: 'There’s a team without {2} and {3}: you, {1} and {4}. Why carry the risk?',
        },
      },
    },
    lesson:
      'You’re shown nothing, so work from missions: anyone who was on a failed one is a suspect until something clears them.',
  },
  spy: {
    title: 'Now or later?',
    setting: 'You and {3} are the spies. Mission 1, and you’re on it with {2}.',
    decisions: {
      first: {
        ask: 'Two cards on the table, one is yours. Which?',
        right:
          'One success for them, and trust for you: you’ll be sent again, and next time there’s a crowd to hide in.',
        wrong: {
          failed:
            'The mission fails, and everyone knows it was you or {2}. That’s a lot of suspicion for one of three failures you need.',
        },
      },
      second: {
        ask: 'Mission 2, three on the team, and {3} stays behind. Which card?',
        right: 'One Fail among three: you, {2} or {4}. And you were on a clean mission.',
        wrong: {
          held: 'Two successes for them. One more and it’s over, and nobody will sink these missions for you: {3} wasn’t on the team.',
        },
      },
    },
    lesson:
      'A Fail on a team of two points at you. On larger teams it’s cheap, and you can’t wait forever: three successes end the game.',
  },
};
