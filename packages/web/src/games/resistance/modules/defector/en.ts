import { speech } from '../../../../words/speech.ts';
import type { ModuleWords } from '../../i18n/module-words.ts';

const { list } = speech('en');

export const en = {
  name: 'Defector',
  how: 'Two players may change sides during the match.',
  about:
    'There is a Defector on each side. At the start of rounds three, four and five a loyalty card is turned up; two of the five say that both Defectors change sides, with their cards and their aim. The spies know theirs; he knows none of them.',
  example: 'In round four the card says “switch”: whoever was loyal until now may lay Fail.',
  characters: {
    resistanceDefector: {
      name: 'Resistance Defector',
      how: 'You begin with the Resistance. With every switch you change sides, and with them your cards and your aim.',
      example: 'Until round 3 you lay Success. Then the card says “switch”: from now on you want failures.',
    },
    spyDefector: {
      name: 'Spy Defector',
      how: 'You begin as a spy. The spies know you, you know none of them. With every switch you change sides.',
      example: 'You have failed mission 1. After the switch you need successes, and people who believe you.',
    },
  },
  extras: {
    defectorsKnown: {
      name: 'Known Defectors',
      how: 'They know each other and never switch.',
      example: 'Each of the two knows who the other is, and that they will be on different sides to the end.',
    },
    secretSwitch: {
      name: 'Secret switch',
      how: 'Only the Defectors are told.',
      example: 'In round 3 a card is drawn face down. Your friend of two rounds may be a spy now, and only she knows.',
    },
    openSwitch: {
      name: 'Open switch',
      how: 'All loyalty cards lie open from the start.',
      example: 'The cards show a switch in rounds 2 and 4. All know when to be careful, but not of whom.',
    },
  },
  script: {
    spyDefector: 'The Spy Defector keeps them shut and raises a thumb.',
    defectors: 'Defectors, open your eyes and find each other.',
  },
  lines: {
    defectors: (names: readonly string[]) => `The other Defector: ${list(names)}`,
  },
  notes: {
    switched: (round: number) => `Round ${round}: you changed sides.`,
    stayed: (round: number) => `Round ${round}: no change for you.`,
    nowLoyal: 'You are now with the Resistance.',
    nowSpy: 'You are now with the spies.',
  },
  told: {
    switched: 'The loyalty card says: the Defectors change sides.',
    stayed: 'The loyalty card says: no change.',
    drawn: (round: number) => `Round ${round}: a loyalty card is drawn face down. Only the Defectors know it.`,
    laidOut: (rounds: readonly string[]) => `The loyalty cards lie open. The Defectors switch in: ${list(rounds)}.`,
    laidOutNone: 'The loyalty cards lie open. The Defectors never switch.',
    unveiled: (rounds: readonly string[]) => `The Defectors had switched in: ${list(rounds)}.`,
    unveiledNone: 'The Defectors had never switched.',
    round: (round: number) => `round ${round}`,
  },
  stage: {
    head: (round: number) => `Round ${round}: loyalty`,
    switch: 'Switch',
    stay: 'No change',
    hidden: 'Face down',
    switchHow: 'Both Defectors are now on the other side.',
    stayHow: 'Everybody stays where they are.',
    hiddenHow: 'Everybody, hold your card: it tells the Defectors whether they have changed sides.',
  },
  problems: {
    twoSwitchVariants: 'Choose at most one way in which the Defectors switch.',
  },
} satisfies ModuleWords;
