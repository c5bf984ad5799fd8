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
  openUp: {
    title: 'Show it to whom?',
    setting:
      'You’re a Spy; {4} and {6} are with you. {0} has given you Open Up: you must show your side to one of the others. Everyone sees to whom, and nobody else sees what.',
    decisions: {
      show: {
        ask: 'To whom do you show your side?',
        right: 'Nothing is lost: your fellow Spy knew. And from outside it looks like trust.',
        wrong: {
          other: 'Now one of the Resistance knows for certain that you’re a Spy, in round 1.',
        },
      },
    },
    lesson:
      'A look shows the side to one person, and tells everyone who trusted whom. Spies trust each other for free: watch who looks at whom.',
  },
  opinionMaker: {
    title: 'Heard first',
    setting:
      'You’re an Opinion Maker: you vote before the others, and they see it. Mission 1, with {0} and {1}, has failed by one Fail. Now {1} leads and proposes {1}, you and {3}.',
    decisions: {
      vote: {
        ask: 'How do you vote?',
        right: 'You said it aloud, and {0} and {3} followed. Without {1} the team would be a good one.',
        wrong: {
          approved:
            'They thought you knew what you were doing. {1} was one of the two of mission 1, and it failed again.',
        },
      },
    },
    lesson:
      'An Opinion Maker’s vote weighs more than one vote. Decide as if you were deciding for those who aren’t sure.',
  },
  closeEye: {
    title: 'One look, at whom?',
    setting:
      'You hold Keeping a Close Eye on You: once, you may look at a mission card before they’re shuffled. Mission 1, with {0} and {1}, has failed by one Fail. In mission 2 {0}, {1} and {3} have played.',
    decisions: {
      look: {
        ask: 'Whose card do you look at?',
        right: 'One of these two is a Spy for certain. Whatever the card says, you now know which of them to watch.',
        wrong: {
          passed:
            'The cards are shuffled, and you know no more than the others. Two suspects are on one team: when, if not now?',
          other:
            'There was no reason to suspect {3}. If a Fail turns up, you still don’t know whether it was {0} or {1}.',
        },
      },
    },
    lesson:
      'A look is worth most where it decides between few. And everyone sees at whom you looked: say what you saw, or keep it.',
  },
  takeResponsibility: {
    title: 'Out of the wrong hands',
    setting:
      'Mission 1, with {0} and {4}, has failed by one Fail. {4} holds No Confidence, {3} Strong Leader, {5} Keeping a Close Eye on You. {1} has given you Take Responsibility: you take one of these cards.',
    decisions: {
      take: {
        ask: 'Which card do you take?',
        right: 'With No Confidence a Spy could have stopped a good team. Now only you can stop a bad one.',
        wrong: {
          other:
            'A good card, but {4} may be a Spy and keeps No Confidence. It stops any team that the others approve.',
        },
      },
    },
    lesson: 'Ask not only which card you’d like, but in whose hands it does harm.',
  },
  spotlight: {
    title: 'In plain sight',
    setting:
      'Mission 1, with {0} and {1}, has failed by one Fail. {1} leads now and has brought {3} and {5} along. You hold In the Spotlight: a member of the team you choose plays their card face up.',
    decisions: {
      light: {
        ask: 'Whom do you put in the spotlight?',
        right: '{1} plays Success, whoever they are: a Fail in plain sight would tell everyone. The mission succeeds.',
        wrong: {
          passed: 'It failed. {1} was one of the two of mission 1, and played in the dark again.',
          other: 'They play a Success that you’d have expected anyway, and {1} plays in the dark.',
        },
      },
    },
    lesson: 'The spotlight doesn’t unmask a Spy, it binds one: on this mission they’re harmless.',
  },
  strongLeader: {
    title: 'The fifth team',
    setting:
      'You hold Strong Leader: once, you may lead in place of the next leader. Mission 1, with {0} and {4}, has failed by one Fail. Now four teams in a row have been rejected, and next in line is {0}.',
    decisions: {
      lead: {
        ask: 'Do you lead instead?',
        right: 'You lead {1} and {3}, everyone approves, and the mission succeeds. The round is saved.',
        wrong: {
          passed:
            '{0} proposes {0}, {3} and {4}. A fifth rejection would have lost the game, so everyone approved, and it failed.',
        },
      },
    },
    lesson:
      'The fifth team is as good as approved: whoever leads then decides alone. That’s what Strong Leader is kept for.',
  },
};
