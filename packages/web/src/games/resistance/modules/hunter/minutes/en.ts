import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  resistanceChief: {
    title: 'There’s only one of you',
    setting:
      'You’re the only Resistance Chief. On mission 1 you went with {3} and played a Success, yet one card was a Fail. You led mission 2, it succeeded, and so you may investigate.',
    decisions: {
      ask: {
        ask: 'Who do you ask whether they’re a Chief?',
        right:
          'A Chief, says {3}, and you’re the only one the Resistance has: so {3} is the Spy Chief. That’s who your Hunter needs.',
        wrong: {
          mate: 'Not a Chief, and {1} was on a clean mission anyway. You want to know about a spy, and you know one: {3}.',
          friend: 'Not a Chief, as {2} has already said. You want to know about a spy, and you know one: {3}.',
          maybe:
            '{4} may be a spy, but {3} is one for certain: you were on mission 1 together. Ask where you know the side and need the rank.',
        },
      },
    },
    lesson:
      'With up to six players the answer is only Chief or not. You know who your own Chiefs are, so any other Chief is the spies’.',
  },
  resistanceHunter: {
    title: 'Find the Spy Chief',
    setting:
      'Three missions have succeeded, and you, the Resistance Hunter, have stepped out. {3} showed you that they’re a Chief, of whichever side, and {4} that they aren’t; the failed mission was {0}, {2} and {3}.',
    decisions: {
      accuse: {
        ask: 'Who do you accuse of being the Spy Chief?',
        right: 'Right. {3} was a Chief, and the only one on a failed mission who wasn’t on the clean ones.',
        wrong: {
          cleared:
            '{4} showed you they aren’t a Chief, and no Chief can hide it. The mission is flipped and counts as failed.',
          team: 'Not the Spy Chief, so the mission is flipped and counts as failed. {3} showed you a Chief’s card, and was on the failed mission.',
        },
      },
    },
    lesson:
      'No side wins by missions alone: your accusation decides. Collect answers all game long, and put them together with who failed.',
  },
  dummyAgent: {
    title: 'Show them a Chief',
    setting:
      'You’re the Dummy Agent: asked whether you’re a Chief, you may show either card. {3} led mission 1, and now investigates you.',
    decisions: {
      answer: {
        ask: 'Which card do you show {3}?',
        right:
          'If {3} is a spy, their Hunter may waste the accusation on you. If not, your own side has lost little: yours isn’t the Chief it’s looking for.',
        wrong: {
          honest:
            'True, and no use: everyone else with that card has to show it too. The spies cross you off and look for the real Chief.',
        },
      },
    },
    lesson:
      'You’re the only one who may lie here. To the spies, an answer that might be a Dummy Agent’s is worth less: make them pay for asking.',
  },
  coordinator: {
    title: 'Hunted, and at work',
    setting:
      'You’re the Coordinator: the Resistance Chiefs know you, and for the Spy Hunter you’re as good a catch as they are. On mission 1, {3} and {4} both played a Fail.',
    decisions: {
      team: {
        ask: 'You lead mission 2. Who goes?',
        right: 'The three who aren’t spies. It succeeds, and because you led it, you investigate.',
        wrong: {
          spies: 'Both spies have shown themselves: {3} and {4}. Leave them at home.',
        },
      },
      ask: {
        ask: 'One of {3} and {4} is the Spy Chief, the other the Hunter. Who do you ask?',
        right: 'Either will do: if one isn’t the Chief, the other is. Now your Hunter only has to be told.',
        wrong: {
          friend: 'No news: both spies are known. What’s missing is which of {3} and {4} is the Chief.',
        },
      },
    },
    lesson:
      'Everyone you’re shown to is told you’re not a Chief, so nobody can find you by asking. Help your Hunter, and look like nobody.',
  },
  pretender: {
    title: 'Awake on the other side',
    setting:
      'You were the Pretender. Before the vote, the Deep Agent, {6}, stepped out and chose you: you’ve swapped cards and sides, and everyone knows it. You’re a spy now, and on the team.',
    decisions: {
      vote: {
        ask: '{0} sticks to the team, {3} and you. Your vote?',
        right: 'Four of seven: approved. A team with you on it is one the spies want, and you’re one of them.',
        wrong: {
          rejected:
            'Without your vote it’s three of seven. You win with the spies now: why stop a team with a spy on it?',
        },
      },
      card: {
        ask: 'Which card do you play?',
        right: 'One Fail. Everyone knows whose it was, and it counts all the same.',
        wrong: {
          held: 'A success for the Resistance, which isn’t your side any more. They know you’re a spy anyway: there was nothing left to hide.',
        },
      },
    },
    lesson:
      'Until then the spies can’t tell you from the Deep Agent. If you’re blamed, everything turns round at once: cards, side and aim.',
  },
  spyChief: {
    title: 'Let someone else',
    setting:
      'You’re the Spy Chief. With seven players your Fail is a Chief Fail, and shows as one. {5}, your Hunter, has taken you along on mission 1.',
    decisions: {
      card: {
        ask: '{5} can play a plain Fail. Which card do you play?',
        right: 'One plain Fail from {5}: the mission fails, and nobody learns that a Chief was there.',
        wrong: {
          shown:
            'Two cards, a Fail and a Chief Fail: now everyone knows one of you two is the Spy Chief, and the Resistance Hunter needs no more.',
        },
      },
    },
    lesson:
      'Your Fail has your rank on it. Leave it to others while you can: it’s you the Resistance Hunter is looking for.',
  },
  spyHunter: {
    title: 'Strike early?',
    setting:
      'You’re the Spy Hunter, and {3} is your Chief. You led mission 1 and asked {0}, who showed you a Chief’s card. Now {3} has sunk mission 2, and you may step out at once.',
    decisions: {
      early: {
        ask: 'Everyone is asked; only you can do anything. What do you do?',
        right:
          'Right: the spies’ only Chief is {3}, so {0} had to be the Resistance’s. The game is won on the second mission.',
        wrong: {
          waited:
            'Nobody notices, but the chance may not come again, and you already know the answer: {0} is a Chief, and not yours.',
          other:
            'Wrong, and the failed mission counts as a success. {0} showed you a Chief’s card, and your own Chief is {3}.',
        },
      },
    },
    lesson:
      'Once in a game, when a Spy Chief has helped to sink a mission, you needn’t wait for three failures. Take the chance when you’re sure, and only then.',
  },
  deepAgent: {
    title: 'Which of the two?',
    setting:
      'You’re the Deep Agent: the spies have been shown you and the Pretender, and can’t tell which is theirs. You’ve been shown nobody. {1} sends you on mission 2 with {0} and {3}.',
    decisions: {
      card: {
        ask: 'Which card do you play?',
        right:
          'One Fail among three. For the Resistance that’s three suspects; the spies know it can only have been you.',
        wrong: {
          held: 'A second success for them, and the spies still don’t know which of two is theirs. A Fail tells them, and tells nobody else as much.',
        },
      },
    },
    lesson:
      'You can’t say who you are, but a Fail can. Choose a team large enough that only the spies learn much from it.',
  },
};
