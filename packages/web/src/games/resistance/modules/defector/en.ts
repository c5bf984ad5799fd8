import { speech } from '../../../../words/speech.ts';
import type { ModuleWords } from '../../i18n/module-words.ts';

const { list } = speech('en');

export const en = {
  name: 'Defector',
  phrases: { mayHaveSwitched: (name: string) => `${name} may have switched sides` },
  how: 'Two players may change sides during the game.',
  about:
    'There’s a Defector on each side. A loyalty card is revealed at the start of rounds three, four and five. Two of the five cards make both Defectors change sides: from then on each plays for the other side, and wins with it. The spies know their own Defector, who knows none of them.',
  example: 'In round four the card says “switch”: a player who was loyal until now may play Fail.',
  characters: {
    resistanceDefector: {
      name: 'Resistance Defector',
      how: 'You start with the Resistance. Every switch makes you change sides: your cards and your aim change too.',
      example: 'You play Success until round 3. Then the card says “switch”: from now on you want missions to fail.',
    },
    spyDefector: {
      name: 'Spy Defector',
      how: 'You start as a spy. The spies know you, but you know none of them. Every switch makes you change sides.',
      example: 'You made mission 1 fail. After the switch you need successes, and people who believe you.',
    },
  },
  extras: {
    defectorsKnown: {
      name: 'Known Defectors',
      how: 'They know each other and never switch.',
      example: 'Each knows who the other is, and that they’ll be on different sides to the end.',
    },
    secretSwitch: {
      name: 'Secret switch',
      how: 'Only the Defectors are told.',
      example:
        'In round 3 a card is drawn face down. Your friend of two rounds might be a spy now, and only she knows.',
    },
    openSwitch: {
      name: 'Open switch',
      how: 'All loyalty cards are face up from the start.',
      example: 'The cards show a switch in rounds 2 and 4. Everyone knows when to be careful, but not who to watch.',
    },
  },
  script: {
    spyDefector: 'Spy Defector, keep yours shut and raise a thumb.',
    defectors: 'Defectors, open your eyes and find each other.',
  },
  lines: {
    defectors: (names: readonly string[]) => `The other Defector: ${list(names)}`,
  },
  notes: {
    switched: (round: number) => `Round ${round}: you changed sides.`,
    stayed: (round: number) => `Round ${round}: no change for you.`,
    nowLoyal: 'You’re with the Resistance now.',
    nowSpy: 'You’re with the spies now.',
  },
  unmasked: {
    deck: (cards: readonly string[]) => `The loyalty cards, in order: ${cards.join(', ')}.`,
  },
  told: {
    switched: 'The loyalty card says: the Defectors change sides.',
    stayed: 'The loyalty card says: no change.',
    drawn: (round: number) => `Round ${round}: a loyalty card is drawn face down. Only the Defectors know it.`,
    laidOut: (rounds: readonly string[]) => `The loyalty cards are face up. The Defectors switch in ${list(rounds)}.`,
    laidOutNone: 'The loyalty cards are face up. The Defectors never switch.',
    unveiled: (rounds: readonly string[]) => `The Defectors switched in ${list(rounds)}.`,
    unveiledNone: 'The Defectors never switched.',
    round: (round: number) => `round ${round}`,
  },
  stage: {
    head: (round: number) => `Round ${round}: loyalty`,
    switch: 'Switch',
    stay: 'No change',
    hidden: 'Face down',
    switchHow: 'Both Defectors are now on the other side.',
    stayHow: 'Everyone stays where they are.',
    hiddenHow: 'Everyone, hold your card: it tells the Defectors whether they’ve changed sides.',
  },
  problems: {
    twoSwitchVariants: 'Choose no more than one way for the Defectors to switch.',
  },
} satisfies ModuleWords;
