import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  resistanceDefector: {
    title: 'You’ve changed sides',
    setting:
      'You’re the Resistance Defector. Two missions have succeeded, and the third round began with a card that switches: from now on you’re with the spies.',
    decisions: {
      card: {
        ask: 'Mission 3, with {2}. Which card do you play?',
        right: 'It fails, and the game goes on. As long as you’re with the spies, a third success is your loss.',
        wrong: {
          held: 'Three successes, and the Resistance wins, without you: you’d changed sides. Play for the side you’re on now.',
        },
      },
    },
    lesson:
      'A switch changes everything at once: the cards you may play, and who you win with. Nobody is told who changed.',
  },
  spyDefector: {
    title: 'Their spy no more',
    setting:
      'You’re the Spy Defector. On mission 1 you played a Success, so the Fail was {3}’s; mission 2 you sank yourself. Then the third round began with a card that switches: you’re Resistance now.',
    decisions: {
      vote: {
        ask: 'Two missions have failed. {0} wants to go with {3}. Your vote?',
        right: 'Rejected. A round ago this team was what you wanted; now it would have been the end of you.',
        wrong: {
          approved:
            '{3} sank it: the third failure, and the spies win. You’d changed sides, and lost with the Resistance.',
        },
      },
    },
    lesson:
      'After a switch, everything you know is worth the same to the other side. You know a spy: vote accordingly.',
  },
};
