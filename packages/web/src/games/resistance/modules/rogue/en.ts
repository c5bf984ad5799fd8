import type { ModuleWords } from '../../i18n/module-words.ts';

export const en = {
  name: 'Rogue',
  phrases: { watch: (name: string) => `Watch ${name}` },
  how: 'A Rogue wants to win alone.',
  about:
    'A Rogue wins alone by playing a certain card twice: on the third mission to go their side’s way, and on any earlier mission. It’s Rogue Success for the Resistance, Fail for the spies. Otherwise, if their side wins, it’s only a partial win for the Rogue. On each mission the leader chooses one team member to be watched, who can’t play Rogue Success; with five or six players, only from the third mission on.',
  example: 'Rogue Success shows up in missions 1 and 4, and mission 4 is the third success: the Rogue wins alone.',
  asks: {
    'rogue.watch': {
      mine: 'Who will you watch?',
      others: (who: string) => `${who} is choosing who to watch`,
      how: 'Tap someone on the team. They can’t play Rogue Success on this mission.',
      act: (chosen: string) => `Watch ${chosen}`,
    },
  },
  characters: {
    resistanceRogue: {
      name: 'Resistance Rogue',
      how: 'You win alone if you play Rogue Success on the third mission to succeed, and on any earlier mission.',
      example: 'You play Rogue Success on mission 2, and again on mission 4, the third success: you win alone.',
    },
    spyRogue: {
      name: 'Spy Rogue',
      how: 'You win alone if you play Fail on the third mission to fail, and on any earlier mission. The spies don’t know you.',
      example:
        'You play Fail on mission 1, and again on mission 5, the third failure: even the other spies lose to you.',
    },
  },
  extras: {
    resistanceRogue: { name: 'Resistance Rogue', how: 'Can win alone with Rogue Success.' },
    spyRogue: { name: 'Spy Rogue', how: 'Knows none of the spies, and none of them knows the Rogue.' },
  },
  cards: {
    rogueSuccess: { name: 'Rogue Success', how: 'Only the Resistance Rogue can play it, and not while being watched.' },
  },
  script: {
    rogue: 'Rogue, keep yours shut.',
    rogueHidden: 'Rogue, keep your thumb down.',
  },
  tokens: {
    watched: 'is being watched: no Rogue Success',
  },
  told: { watched: (who: string) => `${who} is being watched on this mission.` },
  stage: {
    head: 'A Rogue',
    alone: 'Alone',
    part: 'Partial',
    aloneHow: (who: string) => `${who} takes the win from everyone else.`,
    partHow: (who: string) => `${who} wins with their side, but not alone: a partial win.`,
  },
  end: {
    resistance: 'A Resistance Rogue took the win.',
    spy: 'A Spy Rogue took the win.',
  },
  problems: {
    rogueMissing: 'Choose at least one Rogue: for the Resistance, for the spies, or both.',
  },
} satisfies ModuleWords;
