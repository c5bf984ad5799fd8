import { speech } from '../../../../i18n/speech.ts';

const { plural, list } = speech('en');

export const log = {
  began: (first: string, path: readonly string[]) =>
    `The path lies open: ${path.join(' – ')}. ${first} is first player.`,
  dealt: 'You hold three People and two Leaders to choose from.',
  kept: 'Everybody has kept a Leader.',
  advanced: (round: number, place: string) => `Round ${round}: ${place}.`,
  swept: (cards: readonly string[]) => `Under the pile: ${list(cards)}.`,
  turnedUp: (cards: readonly string[]) => `Turned up: ${list(cards)}.`,
  noneTurnedUp: 'No card was left to turn up.',
  drawn: (each: number) => plural(each, { one: 'Everybody draws a card.', other: 'Everybody draws # cards.' }),
  undrawn: 'Too few cards for everybody: nobody draws.',
  discarded: (name: string, card: string) => `${name} gives up ${card}.`,
  played: (plays: readonly string[]) => `Turned up together: ${plays.join(', ')}.`,
  play: (name: string, card: string, initiative: number) => `${name} ${card} (${initiative})`,
  eliminated: (name: string, card: string) => `${name} eliminates ${card}.`,
  looked: (name: string) => `${name} looks at the next card.`,
  putUnder: (name: string) => `${name} puts it under the pile.`,
  putCentre: (name: string, card: string) => `${name} puts ${card} into the centre.`,
  mustered: (name: string, card: string) => `${name} turns up ${card}.`,
  raised: (name: string, card: string) => `${name} brings ${card} back from the graveyard.`,
  cleansed: (name: string, card: string) => `${name} sends ${card} under the pile.`,
  traded: (name: string, give: string, take: string) => `${name} swaps ${give} for ${take}.`,
  swore: (name: string, card: string) => `${name} gives up ${card} and draws a Leader.`,
  took: (name: string, take: string, leave: string) => `${name} takes ${take} and leaves ${leave}.`,
  tookBack: (name: string, card: string) => `${name} takes ${card} back: nothing else left enough marks.`,
  corrupted: (marks: number) => `${marks} marks: Evil has won. The round is played out.`,
  ended: { good: 'The keep has fallen. Good has won.', evil: 'Kristin keeps her throne. Evil has won.' },
  swapped: (name: string, by: string, give: string, take: string) => `${by}: ${name} swaps ${give} for ${take}.`,
  gained: (name: string, by: string, card: string) => `${by}: ${name} adds ${card}.`,
  unused: (name: string, by: string) => `${name} does not use ${by}.`,
  scored: (scores: readonly string[]) => `Points: ${scores.join(', ')}.`,
  score: (name: string, points: number) => `${name} ${points}`,
  won: (names: readonly string[]) =>
    plural(names.length, { one: `${list(names)} wins.`, other: `${list(names)} share the win.` }),
  drew: 'You drew a card.',
  saw: 'You have seen the next card.',
};

export const reveal = {
  round: (round: number) => `Round ${round}`,
  turnedUp: 'Turned up',
  together: 'Turn them up',
  order: 'In this order',
  first: (name: string) => `${name} goes first`,
  evil: 'Evil has won',
  evilHow: (marks: number) => `${marks} marks lie in the centre. Whoever is still to play must leave enough of them.`,
  evilNow: (marks: number) => `${marks} marks lie in the centre. The march ends here.`,
  ending: { good: 'The keep has fallen', evil: 'The crown holds' },
  endingHow: { good: 'Hands down. The Good is counted.', evil: 'Hands down. The Evil is counted.' },
};
