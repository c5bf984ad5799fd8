import type { MinutesWords } from '../../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  ford: {
    title: 'What the water takes',
    setting:
      'You hold two Wolves, and the third is in the centre. It’s your turn in round 1. Next the pawn comes to the Flooded Ford: before cards are revealed, those without marks go under their piles.',
    decisions: {
      take: {
        ask: 'What do you take?',
        right: 'Just in time. What had no marks is gone now, your Squire too; the marks have stayed.',
        wrong: {
          tamer:
            'The water has taken the Wolf: it has no marks. What you want from the centre, you take before the Ford.',
          other: 'The water has taken the Wolf: it has no marks. Cards with marks would have stayed.',
        },
      },
    },
    lesson:
      'Look at the next location before you take. At the Flooded Ford only marks outlast the beginning of the round.',
  },
  market: {
    title: 'Two cards in one turn',
    setting:
      'You hold two Musketeers; three score 3, −1 and 9. The third is in the centre, and the pawn is at the Night Market: before anything else you may swap a card in your hand for one there.',
    decisions: {
      trade: {
        ask: 'Your turn. What do you do first?',
        right: 'The third Musketeer is yours, for a card you didn’t need. And you still take a card.',
        wrong: {
          skipped:
            'You’ve taken a card, and the market is closed. The location comes first: swap, then take, and you choose twice.',
          gave: 'That gives a Musketeer away. Give something you don’t need.',
          given: 'That gives a Musketeer away. Give something you don’t need.',
          other: 'A swap, but not for the Musketeer: {1} may take it, and two of them score only 2 together.',
        },
      },
    },
    lesson:
      'On the advanced side, a location may do something for everyone. It comes before your card’s own effects and before you take.',
  },
  mill: {
    title: 'Slow is quick',
    setting:
      'You hold two Wolves, and the third is in the centre. {1} would like it too. The pawn is at the Backward Mill: turns go from the lowest initiative to the highest.',
    decisions: {
      play: {
        ask: 'Which card do you play?',
        right: '5 against 25: here the War Bear acts first.',
        wrong: {
          quick: '84 is first everywhere else. Here it’s last: {1}’s Dwarf, at 25, takes the Wolf.',
          other: '{1}’s Dwarf, at 25, acts before you, and the Wolf is gone. The lowest you have is the War Bear’s 5.',
        },
      },
      take: {
        ask: 'You’re first. What do you take?',
        right: 'Three Wolves in one hand: 13 points instead of 7.',
        wrong: {
          other: 'That’s a card too, but the Wolf was why you were in such a hurry.',
        },
      },
    },
    lesson: 'At the Backward Mill your slowest cards are the quick ones. Keep one for that round.',
  },
  crypt: {
    title: 'Back from the grave',
    setting:
      'You hold two Musketeers; {1} has eliminated the third. You’ve played a Goblin, and the pawn is at the Open Crypt: each player may bring a card from the graveyard back to the centre.',
    decisions: {
      raise: {
        ask: 'Your turn. What do you do first?',
        right: 'There it is again, and you haven’t taken your card yet.',
        wrong: {
          took: 'You’ve taken a card, and the crypt is closed. Raise first: what comes back can be taken on the same turn.',
        },
      },
      take: {
        ask: 'And now?',
        right: 'Three Musketeers: 11 points instead of 2.',
        wrong: {
          other: '{1} comes next, and the Musketeer is in the centre. You brought it back to take it.',
        },
      },
    },
    lesson:
      'What was eliminated is open to all, and at the Open Crypt it comes back. Remember what’s in the graveyard.',
  },
  altar: {
    title: 'Eight are enough',
    setting:
      'You play for Good. The pawn is at the Black Altar, where eight marks are enough for Evil. There are seven in the centre, and {1} will play a Gnoll with one more.',
    decisions: {
      play: {
        ask: 'Which card do you play?',
        right: 'No marks on it, and you act before the Gnoll.',
        wrong: {
          imp: 'It goes to the centre, and its two marks with it. Even if you take two away, seven and a Gnoll make eight.',
        },
      },
      take: {
        ask: 'Seven marks, and the Gnoll is still to come. What do you take?',
        right: 'Marks go with it, and the Gnoll’s isn’t enough any more.',
        wrong: {
          squire: 'Seven marks stay, and the Gnoll makes eight: Evil has won. Anywhere else it would have needed ten.',
          free: 'Seven marks stay, and the Gnoll makes eight: Evil has won. Anywhere else it would have needed ten.',
        },
      },
    },
    lesson: 'At the Black Altar count to eight, not to ten. Good clears the centre before that round, Evil fills it.',
  },
  oath: {
    title: 'Swear it away',
    setting:
      'You play for Evil: a Goblin, an Imp, a Shadow, Vesper. And a Bard, who costs you 2 points if Evil wins. The pawn is at the Oath Stone: you may put a card from your hand under its pile and draw the first Leader.',
    decisions: {
      swear: {
        ask: 'What do you do?',
        right: 'Fenriz: 12 points, minus 1 for each other card without a Minion. And you take a card as well.',
        wrong: {
          took: 'You’ve taken a card, and the stone has nothing to offer any more. The location comes first.',
          vesper: 'Vesper is worth 8 and 1 for each Minion: give away what you don’t need.',
          other: 'That card scores for Evil. Give away the one that costs you points.',
        },
      },
    },
    lesson:
      'You never know which Leader comes, but few are worth less than nothing. Swear away the card that suits your ending least.',
  },
};
