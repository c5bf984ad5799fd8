import { speech } from '../../../../words/speech.ts';

const { plural } = speech('en');

/** What there is in the box, and what the signs mean. */
export const box = {
  open: 'All cards and symbols',
  title: 'Cards and symbols',
  part: 'Show',
  parts: { cards: 'Cards', places: 'Locations', legend: 'Symbols' },
  filter: 'Which cards',
  filters: { all: 'All', people: 'People', leaders: 'Leaders', marked: 'With Corruption', acting: 'With an effect' },
  order: 'Order',
  orders: { box: 'By kind', name: 'By name', initiative: 'By initiative' },
  count: (kinds: number, cards: number) =>
    `${plural(kinds, { one: '# different card', other: '# different cards' })}, ${cards} in all`,
  initiatives: (all: readonly number[]) => `Initiative ${all.join(', ')}`,
  /** What the looks of a card tell. */
  looks: {
    initiative: 'Initiative: the highest number goes first',
    marked: 'Violet paper: the card has Corruption',
    leader: 'Gold frame: a Leader',
    both: 'Only one line: the same points whoever wins',
  },
  /** Every sign, on cards and around them. */
  signs: {
    soldier: 'Soldier',
    minion: 'Minion',
    animal: 'Animal',
    corruption: 'A mark of Corruption. With enough of them in the centre, Evil wins',
    eliminate: 'Eliminate: put a card from the centre into the graveyard',
    look: 'Look: see the top card of the pile, alone',
    last: 'Last word: acts when the game is over',
    good: 'What it scores if Good wins. On a location: Cleanse',
    evil: 'What it scores if Evil wins',
    leader: 'Leader. On a location: Swear',
    hand: 'Cards in your hand. Under a location: how many everyone draws; on it: Trade',
    pile: 'The pile. Under a location: how many cards are revealed; on it: Muster',
    graveyard: 'Graveyard. On a location: Raise',
    pawn: 'The pawn: this round’s location',
    seal: 'This player has chosen',
  },
};
