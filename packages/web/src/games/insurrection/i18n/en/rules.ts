/** The rules in our own words, a few short screens. */
export const rules = {
  inPlay: 'On this path',
  nowHere: 'The pawn is here',
  pages: [
    {
      head: 'What it’s about',
      text: 'You lead a band of rebels to Queen Kristin’s keep. Over six rounds you build a hand of cards. Good wins if the march gets there; Evil wins if there are ten marks of Corruption in the centre first. Either way the best hand wins the game, and each card has two values: one for Good, one for Evil.',
    },
    {
      head: 'A round',
      text: 'The pawn moves to the next location and cards are revealed in the centre. Everyone draws one. Then everyone plays a card from their hand face down, and all are revealed together.',
    },
    {
      head: 'Your turn',
      text: 'Highest initiative goes first. On your turn: use the location if it offers something; use your card’s Eliminate and Look, in either order or not at all; take a card from the centre into your hand; leave the card you played in the centre. You can’t take your own card back.',
    },
    {
      head: 'When Evil wins',
      text: 'Marks are counted after the location’s cards are revealed and after each turn. At ten or more, Evil has won. At the reveal, that ends the game at once. After a turn, players still to come take theirs, but must leave at least ten marks. If nothing else works, you take your own card back.',
    },
    {
      head: 'Scoring',
      text: 'All hands are revealed. Cards with a last word act first. Then every card scores for the side that won. Icons are counted in your own hand, including those on the card itself; only “face up” means the cards in the centre. In a tie, the Leader with the lowest initiative decides.',
    },
    {
      head: 'What others know',
      text: 'Hands are secret, but everyone saw what you took from the centre. Tap a player to see what the table knows.',
    },
  ],
  signs: 'Symbols on the cards',
  points: 'Points on the cards',
  effects: 'Effects',
};
