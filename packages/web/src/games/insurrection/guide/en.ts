import { speech } from '../../../words/speech.ts';

const { plural } = speech('en');
const points = (count: number) => plural(count, { one: '# point', other: '# points' });
const marks = (count: number) => plural(count, { one: '# mark', other: '# marks' });

/** What the coach of a guided game says. */
export const en = {
  hints: {
    card: 'These are your first cards: three People and two Leaders. Hold them to have a look.',
    ready:
      'Your hand will grow by a card each round. After six rounds it’s counted, and the most points win. Simple as that. Ready?',
    won: (mine: number) =>
      `${points(mine)}: yours is the best hand, you’ve won. Turn the pages below to see what each card brought.`,
    lost: (mine: number, best: number) =>
      `${mine} against ${points(best)}: the bot has it this time. Turn the pages below: which of its cards counted together?`,
    keepLeader:
      'Keep one Leader, the other goes back. Tap one to read it: a card has a Good line and an Evil line, and only one of them will count.',
    endings:
      'Which line counts? If ten marks of Corruption are ever in the centre, Evil wins. If not by the end of round six, Good does.',
    choose:
      'Choose a card to play. It goes to the centre at the end of your turn, so give up what’s worth least to you. A high number takes its turn first.',
    others: (name: string) =>
      `${name} played the higher number and takes a card first. Watch what goes into that hand: everyone may know it.`,
    take: 'Your turn: take a card from the centre. Tap one, and below you see what your hand would be worth with it under Good and under Evil.',
    effect: 'Your card has an effect, too. Use it before you take a card, or don’t: that’s up to you.',
    betterCard: (count: number) =>
      `You took that one, fine. But another in the centre would’ve brought ${points(count)} more. Tap a few before you take: the sum below tells you.`,
    wellTaken: 'Well taken: nothing in the centre would’ve brought you more.',
    gaveMuch: (count: number) =>
      `The card you played was worth ${points(count)} in your hand, and now it’s in the centre. Look for one that you won’t miss.`,
    sum: (good: number, evil: number) =>
      `Your hand counts ${good} if Good wins and ${evil} if Evil does. It’s always written above your cards.`,
    forGood: 'Your hand likes Good better. Help it: take marked cards out of the centre, or play cards without marks.',
    forEvil: 'Your hand likes Evil better. Help it: play marked cards, and leave those in the centre where they are.',
    fedEvil: (count: number) =>
      `You’ve left ${marks(count)} in the centre, yet your hand counts more if Good wins. Before you confirm, look at the marks after your move.`,
    fedGood: (count: number) =>
      `You’ve brought the centre down to ${marks(count)}, yet your hand counts more if Evil wins. Before you confirm, look at the marks after your move.`,
    near: (count: number) =>
      `${count} of 10 marks. A turn or two and Evil has won, for everyone. Is that good for you? Then push; if not, take marked cards.`,
    corrupted:
      'Ten marks: Evil has won. The round is played out, and from now on every turn has to leave ten. Take what counts under Evil.',
    path: 'The pawn moves on each round. Under each location you see how many cards it brings to the centre.',
    lastRound:
      'The last round. What you take now stays with you, and what you play is gone. Which swap brings the most?',
  },
  turns: {
    leader: 'Your turn: keep one of your Leaders.',
    discard: 'Your turn: choose a card to discard.',
    choose: 'Your turn: choose a card from your hand and play it.',
    turn: 'Your turn: choose a card in the centre and take it.',
    put: 'Your turn: say where the card goes.',
    effect: 'Your turn: use the effect of your card, or pass.',
  },
  learned: {
    first: 'Each turn is a swap: you give the card you’ll miss least and take the one that brings most.',
    second: 'Every card has two values. The marks in the centre decide which of them counts.',
    third: 'Nobody owns Good or Evil: push the ending that your own hand likes.',
  },
};

export type GuideWords = typeof en;
