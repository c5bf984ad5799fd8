/** The rules in our own words, a few short screens. */
export const rules = {
  inPlay: 'On this path',
  nowHere: 'The pawn is here',
  pages: [
    {
      head: 'What it is about',
      text: 'You lead a band of rebels to Queen Kristin’s keep. Over six rounds you build a hand of cards. The march ends well if it gets there, badly if ten marks of Corruption lie in the centre first. Either way the best hand wins, and each card has two values: one for each ending.',
    },
    {
      head: 'A round',
      text: 'The pawn moves to the next location and cards are turned up in the centre. Everybody draws one. Then each lays a card of the hand face down, and all are turned up together.',
    },
    {
      head: 'Your turn',
      text: 'From the highest initiative down: use the location if it offers something; use Eliminate and Look of your card, in either order or not at all; take a card from the centre into your hand; leave the card you played in the centre. You may not take back your own.',
    },
    {
      head: 'When Evil wins',
      text: 'Marks are counted when cards have been turned up and after each turn. Ten or more: Evil has won. Those still to play take their turns, but each must leave at least ten marks. If nothing else works, you take your own card back.',
    },
    {
      head: 'Counting',
      text: 'All hands are open. Cards with a last word act first. Then every card counts by the ending that came true. Icons are counted in your own hand, the card itself included; only where it says face up are the cards of the centre meant. Equal points: the lowest Leader decides.',
    },
    {
      head: 'What others know',
      text: 'Hands are secret, but everybody saw what you took from the centre. Tap a player to see what the table knows.',
    },
  ],
  signs: 'Signs on the cards',
  points: 'Points on the cards',
  effects: 'Effects',
};
