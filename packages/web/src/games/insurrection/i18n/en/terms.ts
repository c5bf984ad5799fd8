import { speech } from '../../../../words/speech.ts';

const { plural } = speech('en');
const both = (names: readonly string[]) => names.join(' or ');
const mixed = (names: readonly string[]) => names.join(' + ');

/** How cards are worded, part by part: any card file can be read out with these. */
export const terms = {
  flat: (points: number) => plural(points, { one: '# point', other: '# points' }),
  each: (points: number, what: string) =>
    plural(points, { one: `# point for each ${what}`, other: `# points for each ${what}` }),
  /** On the card itself, where there is room for little. */
  either: (low: string, high: string) => `${low} or ${high}`,
  atMost: (text: string, most: number) => `${text}, at most ${most}`,
  when: (points: number, condition: string, otherwise: number) => `${points} if ${condition}, otherwise ${otherwise}`,
  collected: (size: number, points: number) =>
    plural(size, { one: `the only one: ${points}`, other: `#: ${points} each` }),
  collection: (steps: readonly string[]) =>
    `Depends how many you hold: ${steps.join('; ')}. After that a new set starts.`,
  /** What is counted, in the number that the count calls for. */
  counts: {
    iconsInHand: (icons: readonly string[], count: number) =>
      plural(count, { one: `${both(icons)} icon in hand`, other: `${both(icons)} icons in hand` }),
    iconsInCentre: (icons: readonly string[], count: number) =>
      plural(count, {
        one: `${both(icons)} icon face up in the centre`,
        other: `${both(icons)} icons face up in the centre`,
      }),
    pairsInHand: (icon: string, count: number) =>
      plural(count, { one: `pair of ${icon} icons in hand`, other: `pairs of ${icon} icons in hand` }),
    pairsInCentre: (icon: string, count: number) =>
      plural(count, {
        one: `pair of ${icon} icons face up in the centre`,
        other: `pairs of ${icon} icons face up in the centre`,
      }),
    setsInHand: (icons: readonly string[], count: number) =>
      plural(count, { one: `set of ${mixed(icons)} in hand`, other: `sets of ${mixed(icons)} in hand` }),
    setsInCentre: (icons: readonly string[], count: number) =>
      plural(count, {
        one: `set of ${mixed(icons)} face up in the centre`,
        other: `sets of ${mixed(icons)} face up in the centre`,
      }),
    graveyard: (count: number) => plural(count, { one: 'card in the graveyard', other: 'cards in the graveyard' }),
    others: (count: number) => plural(count, { one: 'other card in hand', other: 'other cards in hand' }),
    singles: (count: number) =>
      plural(count, { one: 'other card held only once', other: 'other cards held only once' }),
    othersWith: (icon: string, count: number) =>
      plural(count, {
        one: `other card with the ${icon} icon in hand`,
        other: `other cards with the ${icon} icon in hand`,
      }),
    othersWithout: (icon: string, count: number) =>
      plural(count, {
        one: `other card without the ${icon} icon in hand`,
        other: `other cards without the ${icon} icon in hand`,
      }),
    leaders: (count: number) => plural(count, { one: 'Leader in hand', other: 'Leaders in hand' }),
  },
  conditions: {
    mostCopies: 'you hold more of them than anyone else',
    mostIcons: (icon: string) => `you hold more ${icon} icons than anyone else`,
    rival: 'another player holds one too',
    pawn: 'the pawn is on the Keep',
    atLeast: (count: number, what: string) => `there are at least ${count} ${what}`,
    atLeastOne: (what: string) => `there is at least one ${what}`,
  },
  /** On the score pad: what was found. */
  found: {
    counted: (count: number, what: string, points: number) => `${count} ${what}, ${points} each`,
    capped: (text: string, most: number) => `${text}, up to ${most}`,
    plain: 'printed value',
    mostCopies: 'more of them than anyone else',
    mostIcons: (icon: string) => `more ${icon} icons than anyone else`,
    holds: (condition: string) => `Yes: ${condition}`,
    fails: (condition: string) => `Not so: ${condition}`,
    collection: (size: number) => plural(size, { one: 'the only one of its set', other: 'one of a set of #' }),
  },
  example: (found: readonly string[], points: number) =>
    plural(points, { one: `With ${found.join(' and ')}: # point.`, other: `With ${found.join(' and ')}: # points.` }),
  exampleWhen: (points: number, otherwise: number) => `Either ${points} or ${otherwise}, nothing in between.`,
  exampleFlat: (good: number, evil: number) =>
    good === evil ? `${good} whatever happens.` : `${good} if Good wins, ${evil} if Evil wins, whatever else you hold.`,
  exampleSet: (size: number, total: number) =>
    plural(size, { one: `One alone: ${total}.`, other: `# together: ${total} in all.` }),
  spoken: (name: string, initiative: number, icons: readonly string[]) =>
    [`${name}`, `initiative ${initiative}`, ...icons].join(', '),
  iconCount: (count: number, icon: string) => `${count} ${icon}`,
  /** How many of an icon a card bears. */
  borne: {
    soldier: (count: number) => plural(count, { one: '# Soldier', other: '# Soldiers' }),
    minion: (count: number) => plural(count, { one: '# Minion', other: '# Minions' }),
    animal: (count: number) => plural(count, { one: '# Animal', other: '# Animals' }),
    corruption: (count: number) => `${count} Corruption`,
  },
};

export const icons = { soldier: 'Soldier', minion: 'Minion', animal: 'Animal', corruption: 'Corruption' };

export const effects = {
  eliminate: { name: 'Eliminate', how: 'On the turn you play it: put a card from the centre into the graveyard.' },
  look: {
    name: 'Look',
    how: 'On the turn you play it: look at the top card of the pile, then put it under the pile or in the centre.',
  },
};

export const endEffects = {
  swap: {
    name: 'Last word',
    how: 'When the game is over, before scoring: you may swap another card in your hand for one in the centre.',
  },
  gain: (icon: string) =>
    `When the game is over, before scoring: you may add a card with the ${icon} icon from the centre to your hand.`,
};

/** What a round is like at a location. */
export const sites = {
  reveal: (cards: number) => plural(cards, { one: '# card is revealed.', other: '# cards are revealed.' }),
  leaders: (cards: number) =>
    plural(cards, { one: '# Leader is revealed as well.', other: '# Leaders are revealed as well.' }),
  sweep: {
    marked: 'First, every card with Corruption leaves the centre and goes under the pile.',
    unmarked: 'First, every card without Corruption leaves the centre and goes under the pile.',
  },
  everybody: 'Everyone draws a card.',
  draw: (cards: number) =>
    `Everyone draws ${cards}, then puts ${plural(cards - 1, { one: '# card', other: '# cards' })} from their hand under the pile, for all to see.`,
  limit: (marks: number) => `Here Evil wins with just ${marks} marks.`,
  reversed: 'Turns go from the lowest initiative to the highest.',
  plain: 'No special rule.',
  effects: {
    look: { name: 'Look', how: 'At the start of your turn you may look at the top card of the pile.' },
    eliminate: { name: 'Eliminate', how: 'At the start of your turn you may eliminate a card in the centre.' },
    muster: { name: 'Muster', how: 'At the start of your turn you may reveal one more card from the pile.' },
    raise: {
      name: 'Raise',
      how: 'At the start of your turn you may bring a card back from the graveyard to the centre.',
    },
    cleanse: {
      name: 'Cleanse',
      how: 'At the start of your turn you may put a card with Corruption from the centre under its pile.',
    },
    trade: { name: 'Trade', how: 'At the start of your turn you may swap a card in your hand for one in the centre.' },
    swear: {
      name: 'Swear',
      how: 'At the start of your turn you may put a card from your hand under its pile and draw a Leader.',
    },
  },
};
