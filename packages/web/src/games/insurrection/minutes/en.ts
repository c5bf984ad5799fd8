import type { MinutesWords } from '../../../session/minutes.ts';
import type { files } from './files.ts';

export const en: MinutesWords<typeof files> = {
  take: {
    title: 'Be quicker',
    setting:
      'You hold two Wolves, and the third is in the centre: together they score 3, 4 and 6. {1} would like it too. Whoever plays the higher initiative acts first.',
    decisions: {
      play: {
        ask: 'Which card do you play?',
        right: '84 against 83: you act first.',
        wrong: {
          wolf: '{1}’s Herald is quicker, and the Wolf is gone. And the Wolf you played is now in the centre as well.',
          pack: '{1}’s Herald is quicker, and the Wolf is gone. And the Wolf you played is now in the centre as well.',
          slow: '{1}’s Herald, at 83, acts before you, and the Wolf is gone. The Scout has 84.',
        },
      },
      take: {
        ask: 'You’re first. What do you do?',
        right: 'Three Wolves in one hand: 13 points instead of 7.',
        wrong: {
          gone: 'Now the Wolf is in the graveyard, and nobody scores it. Eliminate is for what you don’t want others to have.',
          other: 'That’s a card too, but {1} takes the Wolf next, and your pack stays at two.',
        },
      },
    },
    lesson:
      'The card you play buys your place in the order, and then it’s gone. Play high when there’s something to be quick about.',
  },
  eliminate: {
    title: 'Keep the marks down',
    setting:
      'Your hand is for Good: Militia, a Knight, a Priestess. But there are eight marks in the centre, {1} has played a Dragon with two more, and at ten Evil has won.',
    decisions: {
      out: {
        ask: 'Your Militia eliminates. Which card goes?',
        right: 'Four marks at once, and for good.',
        wrong: {
          small: 'That helps a little. Chaos alone has four marks: take out what weighs most.',
          skipped:
            'Once you take a card, your turn is over and Eliminate is lost. With {1}’s Dragon the centre may come to ten.',
        },
      },
      take: {
        ask: 'Now take a card.',
        right: 'Six points for Good, and two marks fewer in the centre.',
        wrong: {
          wolf: 'A Wolf alone scores 3, and takes no marks with it. The Imp scores 6 when Good wins, and two marks go with it.',
          few: 'One mark fewer. The Imp scores more when Good wins, and two marks go with it.',
        },
      },
    },
    lesson:
      'Marks count only in the centre. Eliminating and taking both remove them: as long as you play for Good, do both.',
  },
  look: {
    title: 'What’s on top?',
    setting:
      'You’ve played the Prophet, who lets you Look. Nothing in the centre suits you much, and {1} comes after you.',
    decisions: {
      look: {
        ask: 'It’s your turn. What first?',
        right: 'The Princess. Only you have seen her.',
        wrong: {
          took: 'Taking a card ends your turn, and the Look is gone. It costs nothing: look first.',
        },
      },
      put: {
        ask: 'The Princess: 18 points, minus what’s in the centre. Where does she go?',
        right: 'Face up in the centre, and it’s still your turn.',
        wrong: {
          under:
            'Under the pile she’s out of {1}’s reach, and out of yours. You haven’t taken your card yet: in the centre you could.',
        },
      },
      take: {
        ask: 'Which card do you take?',
        right: 'Seen, shown and taken in one turn. {1} could only watch.',
        wrong: {
          other: 'And {1} thanks you for the Princess. You put her there to take her.',
        },
      },
    },
    lesson:
      'Look comes before you take. A good card goes into the centre and straight into your hand; a bad one goes under the pile.',
  },
  evil: {
    title: 'Ten marks',
    setting:
      'Your hand is for Evil: Goblins, an Imp, a Shadow, and Vesper. There are eight marks in the centre, and at ten Evil has won. {1} plays for Good.',
    decisions: {
      play: {
        ask: 'Which card do you play?',
        right: 'It brings two marks when it goes to the centre, and with 94 you act before {1}.',
        wrong: {
          one: 'One mark: that makes nine at most. The Imp brings two.',
          also: 'One mark: that makes nine at most. The Imp brings two.',
          leader: 'One mark, and your best card for Evil is gone. The Imp brings two marks.',
          none: 'No marks at all. Without two more, Good still has time.',
        },
      },
      take: {
        ask: 'Eight marks, and your Imp brings two. What do you take?',
        right: 'Nothing with a mark on it: ten, and Evil has won. Your hand scores its Evil side.',
        wrong: {
          marked:
            'You’ve taken marks away along with the card: fewer than ten. Count what’s left after your turn, not before.',
        },
      },
    },
    lesson:
      'Marks are counted when you’ve taken a card and put yours down. For Evil, take cards without marks and put down those with many.',
  },
};
