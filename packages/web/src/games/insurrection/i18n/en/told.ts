import { speech } from '../../../../words/speech.ts';

const { plural, list } = speech('en');

export const log = {
  began: (first: string, path: readonly string[]) =>
    `The path is laid out: ${path.join(' – ')}. ${first} is first player.`,
  dealt: 'You have three People, and two Leaders to choose from.',
  kept: 'Everyone has kept a Leader.',
  advanced: (round: number, place: string) => `Round ${round}: ${place}.`,
  swept: (cards: readonly string[]) => `Under the pile: ${list(cards)}.`,
  turnedUp: (cards: readonly string[]) => `Revealed: ${list(cards)}.`,
  noneTurnedUp: 'There were no cards left to reveal.',
  drawn: (each: number) => plural(each, { one: 'Everyone draws a card.', other: 'Everyone draws # cards.' }),
  undrawn: 'Not enough cards for everyone, so nobody draws.',
  discarded: (name: string, card: string) => `${name} discards ${card}.`,
  played: (plays: readonly string[]) => `Revealed together: ${plays.join(', ')}.`,
  play: (name: string, card: string, initiative: number) => `${name} ${card} (${initiative})`,
  eliminated: (name: string, card: string) => `${name} eliminates ${card}.`,
  looked: (name: string) => `${name} looks at the next card.`,
  putUnder: (name: string) => `${name} puts it under the pile.`,
  putCentre: (name: string, card: string) => `${name} puts ${card} in the centre.`,
  mustered: (name: string, card: string) => `${name} reveals ${card}.`,
  raised: (name: string, card: string) => `${name} brings ${card} back from the graveyard.`,
  cleansed: (name: string, card: string) => `${name} sends ${card} under the pile.`,
  traded: (name: string, give: string, take: string) => `${name} swaps ${give} for ${take}.`,
  swore: (name: string, card: string) => `${name} discards ${card} and draws a Leader.`,
  took: (name: string, take: string, leave: string) => `${name} takes ${take} and leaves ${leave}.`,
  tookBack: (name: string, card: string) => `${name} takes ${card} back, as nothing else left enough marks.`,
  corrupted: (marks: number) => `${marks} marks: Evil has won. The round is played out.`,
  ended: { good: 'The keep has fallen. Good has won.', evil: 'Kristin keeps her throne. Evil has won.' },
  swapped: (name: string, by: string, give: string, take: string) => `${by}: ${name} swaps ${give} for ${take}.`,
  gained: (name: string, by: string, card: string) => `${by}: ${name} adds ${card}.`,
  unused: (name: string, by: string) => `${name} doesn’t use ${by}.`,
  scored: (scores: readonly string[]) => `Points: ${scores.join(', ')}.`,
  score: (name: string, points: number) => `${name} ${points}`,
  won: (names: readonly string[]) =>
    plural(names.length, { one: `${list(names)} wins.`, other: `${list(names)} share the win.` }),
  drew: 'You drew a card.',
  saw: 'You’ve seen the next card.',
};

export const reveal = {
  round: (round: number) => `Round ${round}`,
  turnedUp: 'Revealed',
  together: 'The reveal',
  order: 'In this order',
  first: (name: string) => `${name} goes first`,
  evil: 'Evil has won',
  evilHow: (marks: number) => `${marks} marks in the centre. Those still to play must leave enough of them.`,
  evilNow: (marks: number) => `${marks} marks in the centre. The march ends here.`,
  ending: { good: 'The keep has fallen', evil: 'The crown holds' },
  endingHow: {
    good: 'Cards on the table. Every hand scores for Good.',
    evil: 'Cards on the table. Every hand scores for Evil.',
  },
};

/** Where a card comes from and goes to, below it. */
export const spots = {
  centre: 'Centre',
  hand: 'Hand',
  graveyard: 'Graveyard',
  people: 'Pile',
  leaders: 'Leader pile',
};
