import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  commander: {
    title: 'You know too much',
    setting:
      'You’re the Commander: {3} and {4} are the spies, and you’ve been shown them. Mission 1 with {0} and {3} succeeded, so {3} is biding their time.',
    decisions: {
      team: {
        ask: 'You lead mission 2. Who goes?',
        right: 'A clean team, and one that anyone could have proposed. Three Successes.',
        wrong: {
          spy: 'You’ve been shown {3} and {4}: with one of them along, the mission is theirs to sink. You’re the one who can keep them off.',
        },
      },
      vote: {
        ask: '{2} wants to take {3} on mission 3. Your vote?',
        right:
          'Rejected, and yours wasn’t the only No. That’s the safest kind: the Assassin is watching who always knows better.',
        wrong: {
          approved: '{3} sank it. You knew. A No gives a little away, but here others had doubts too.',
        },
      },
    },
    lesson:
      'Use what you know, but have a reason anyone could have. If the Assassin finds you in the end, three successes are worth nothing.',
  },
  bodyGuard: {
    title: 'One friend',
    setting: 'You’re the Body Guard: you’ve been shown that {0} is the Commander. You lead mission 1, a team of two.',
    decisions: {
      team: {
        ask: 'Who goes?',
        right: 'You and {0}: the only two you’re sure of, and the mission succeeds.',
        wrong: {
          without: 'You know one friend for certain, and left {0} at home. Anyone else may be a spy.',
          self: '{0} is safe, but the other may not be. You’re sure of two people: {0} and yourself.',
        },
      },
      vote: {
        ask: '{3} wants {0}, {1} and {3} on mission 2. Your vote?',
        right:
          'Rejected. A firm No, like someone who has been shown something: let the Assassin wonder about you rather than {0}.',
        wrong: {
          approved:
            'It failed. You didn’t know {3}, and a Body Guard who follows the crowd draws nobody’s eye away from the Commander.',
        },
      },
    },
    lesson: 'The Assassin will strike at one person. Act as though you knew what {0} knows, so that it’s you.',
  },
  assassin: {
    title: 'Who knew?',
    setting:
      'Three missions have succeeded, and you, the Assassin, have stepped out. {4} is your fellow spy; one of {0}, {1} and {2} is the Commander.',
    decisions: {
      strike: {
        ask: 'Look through the votes. Who do you strike at?',
        right:
          'The Commander. {1} alone rejected the first team with you on it, rejected {4}’s as well, and led a clean one: too many good guesses.',
        wrong: {
          fellow: '{4} is a spy, as you’ve been shown. The Commander is with the Resistance.',
          other:
            'Not the Commander: they approved the first team, with you on it. {1} alone rejected it, before anyone could know anything.',
        },
      },
    },
    lesson: 'The Commander has to use what they know. Read who was against a spy before there was any reason to be.',
  },
  falseCommander: {
    title: 'Play the part',
    setting:
      'You’re the False Commander: the Body Guard sees you and the real Commander, and can’t tell which is which. {3} is your fellow spy, and {1} wants to go with {3}.',
    decisions: {
      vote: {
        ask: 'How do you vote on this team?',
        right:
          'A Commander would have said No, and so did you. The team went anyway, and the Body Guard still can’t tell you apart.',
        wrong: {
          approved:
            'The Commander said No to it and you said Yes: that tells the Body Guard which of you is which. The team would have gone without you.',
        },
      },
    },
    lesson:
      'When your vote isn’t needed, vote as the Commander would, against your own side. Let others approve the spies.',
  },
  deepCover: {
    title: 'The Commander trusts you',
    setting:
      'You’re Deep Cover: {4} is your fellow spy, but the Commander doesn’t see you. {0} takes you along on mission 1.',
    decisions: {
      first: {
        ask: 'Which card do you play?',
        right: 'They trust you, and the Commander, who sees only {4}, has no reason not to.',
        wrong: {
          failed: 'It was you or {0}. Being unseen was your advantage, and it’s gone on the first mission.',
        },
      },
      second: {
        ask: 'Mission 2 with {0} and {1}. {4} isn’t on it. Which card?',
        right: 'One Fail, and the Commander, who knows you as loyal, looks at the others.',
        wrong: {
          held: 'Two successes for them, and {4} won’t be sent on anything. The trust is there to be spent.',
        },
      },
    },
    lesson:
      'The Commander’s list is one spy short, and that’s you. Earn trust first, and spend it on a mission with several to suspect.',
  },
  blindSpy: {
    title: 'Find your fellow',
    setting:
      'You’re the Blind Spy: you’ve been shown nobody, and no spy knows you. On mission 1 you went with {4} and played a Success, and yet one card was a Fail.',
    decisions: {
      vote: {
        ask: '{1} wants {1}, {2} and {4} on mission 2. Your vote?',
        right:
          'Approved, and failed. The Fail on mission 1 wasn’t yours, so {4} is your fellow: a team with {4} on it is one you want.',
        wrong: {
          rejected:
            'The team is gone, and with it a failure. You played a Success on mission 1, so the Fail was {4}’s: that’s your fellow spy.',
        },
      },
    },
    lesson:
      'Nobody shows you your fellow, but missions do: a Fail that wasn’t yours has an owner. They don’t know you, so help them from behind.',
  },
};
