import type { MinutesWords } from '../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  clues: {
    title: 'Where’s the base?',
    setting:
      'There’s one clue in the common row: the base is in a capital. There are four capitals, one in each region. You’ve just investigated.',
    decisions: {
      keep: {
        ask: 'Which clue do you keep?',
        right: 'South-east: of the four capitals, that leaves one.',
        wrong: {
          town: 'No capital is a town: with that one, the clues fit no city at all.',
          none: 'All of them gone, and the chance to investigate here with them. One of these clues was what you needed.',
          other: 'That doesn’t help to find the base. Choose one of the cards you’ve drawn.',
        },
      },
      locate: {
        ask: 'Two clues that fit only one city. What now?',
        right: 'Located, for free, and it earns you a heroic token. Now it needs a bomb.',
        wrong: {
          other: 'That can wait. The clues fit one city: lay them down. It costs no action and earns a heroic token.',
        },
      },
    },
    lesson:
      'A base is where the clues say. Keep the clue that cuts the most cities, and lay them down as soon as one city is left.',
  },
  sabotage: {
    title: 'Soldiers first',
    setting:
      'Stark stands at the last base with a bomb. To sabotage it, Military must count 3; Stark has 4, but each of the two soldiers here takes one away.',
    decisions: {
      clear: {
        ask: 'What do you do first?',
        right: 'The city is clear, and Stark’s Military counts in full.',
        wrong: {
          left: 'The base is here, and so is the bomb. Every action of yours is one of the army’s: don’t walk away.',
          ended: 'The army has moved, and the base still stands. You had all you needed.',
          other: 'That brings the base no nearer to its end. The soldiers are in the way: Stark can deal with them.',
        },
      },
      blow: {
        ask: 'Military counts 3 or more now. And then?',
        right: 'The last base is gone. The army takes its turn, and the island is free.',
        wrong: {
          other: 'The bomb is here, the base is here, and nothing is in the way any more.',
        },
      },
    },
    lesson: 'Soldiers in a city weaken every skill there. See what an action needs, and clear the way first.',
  },
  army: {
    title: 'How long is a turn?',
    setting:
      'You lead Stark, {1} leads Tasker. Tasker has taken two actions, and {1} is done. Stark has taken one. The army will act as often as the busiest leader.',
    decisions: {
      second: {
        ask: 'Stark’s second action?',
        right: 'The army acts twice anyway, because of Tasker. Your second action was free.',
        wrong: {
          ended: 'The army acts twice, because of Tasker, and you’ve given an action away.',
          other: 'There are soldiers right here, and Stark is the one to deal with them: that helps most.',
        },
      },
      stop: {
        ask: 'Two actions each. Go on, or end the turn?',
        right: 'Two actions for you, two for the army. Now it’s their move.',
        wrong: {
          third: 'A third action, so the army acts three times. Sometimes it’s worth it; without a reason it isn’t.',
        },
      },
    },
    lesson:
      'The army counts the busiest leader only. Share the work: four leaders with two actions do more than one with five.',
  },
  recruit: {
    title: 'Behind a soldier',
    setting:
      'Llewellyn has met Ilinca Brancusi. Her reluctance is 2, and Communication must be greater; Llewellyn has 3, but the soldier in the city takes one away.',
    decisions: {
      free: {
        ask: 'What do you do first?',
        right: 'Military 2 against one soldier is enough, and Communication is back to 3.',
        wrong: {
          left: 'She’d still be here, and the soldier too. He can be dealt with now.',
          planned:
            'That raises a skill by one, but it’s the last action in this turn: she’d have to wait. The soldier can go at once.',
          other: 'That doesn’t bring her any nearer. What’s in the way is the soldier.',
        },
      },
      ask: {
        ask: 'Communication counts 3, more than her 2. And now?',
        right: 'She joins the team, and fills a circle in the row you chose. Weak rows gain the most.',
        wrong: {
          other: 'Nothing is in the way any more: ask her.',
        },
      },
    },
    lesson:
      'An ally raises a skill for good. Clear the city, compare Communication with the reluctance, and choose a row where the ally is at least as good as you.',
  },
  heroic: {
    title: 'No time to walk',
    setting:
      'Stark has a bomb, the last base is far away, and every action of yours is one of the army’s. You have one heroic token, and there are two heroic cards in the common row.',
    decisions: {
      fly: {
        ask: 'How do you get there?',
        right: 'One action and one token, instead of half a dozen roads.',
        wrong: {
          walked: 'It’s a long way, and the army acts once for every road. You have a token, and a card that flies.',
          elsewhere:
            'The token is spent, and that isn’t where the base is. By air, major, takes you to any city: the base’s.',
          slowed: 'That holds the army up, but the token is gone, and the way is as long as before.',
          other: 'That brings the bomb no nearer to the base. Look at the heroic cards.',
        },
      },
      blow: {
        ask: 'Bomb and base in one city. And now?',
        right: 'The last base is gone. The army takes its turn, and the island is free.',
        wrong: {
          other: 'The bomb is here, the base is here, and nothing is in the way.',
        },
      },
    },
    lesson:
      'Heroic tokens buy actions that nothing else can do. The major effect spends the card, the minor one doesn’t: save both for where they save most.',
  },
};
