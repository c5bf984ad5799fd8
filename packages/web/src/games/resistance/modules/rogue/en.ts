import type { ModuleWords } from '../../i18n/module-words.ts';

export const en = {
  name: 'Rogue',
  how: 'A Rogue wants the victory alone.',
  about:
    'A Rogue wins alone by laying the own card on the mission that brings the third result of the own side, and on any earlier mission: Rogue Success for the Resistance, Fail for the spies. Otherwise the Rogue wins in part with the own side. On each mission the leader has one member watched, who cannot lay Rogue Success; with five or six players only from the third mission on.',
  example: 'Rogue Success shows in missions 1 and 4, and mission 4 is the third success: the Rogue wins alone.',
  asks: {
    'rogue.watch': {
      mine: 'Whom do you watch?',
      others: (who: string) => `${who} has somebody watched`,
      how: 'Tap a member of the team, who then cannot play Rogue Success.',
      act: (chosen: string) => `Watch ${chosen}`,
    },
  },
  characters: {
    resistanceRogue: {
      name: 'Resistance Rogue',
      how: 'You win alone if you lay Rogue Success on the mission that brings the third success and on any earlier one.',
      example:
        'You lay Rogue Success in mission 2, and again in mission 4, the third success: the victory is yours alone.',
    },
    spyRogue: {
      name: 'Spy Rogue',
      how: 'You win alone if you lay Fail on the mission that brings the third failure and on any earlier one. The spies do not know you.',
      example: 'You lay Fail in mission 1, and again in mission 5, the third failure: even the spies have lost to you.',
    },
  },
  extras: {
    resistanceRogue: { name: 'Resistance Rogue', how: 'Has Rogue Success.' },
    spyRogue: { name: 'Spy Rogue', how: 'Neither knows the spies nor is known by them.' },
  },
  cards: {
    rogueSuccess: { name: 'Rogue Success', how: 'Only the Resistance Rogue can play it, and not while being watched.' },
  },
  script: {
    rogue: 'A Rogue keeps them shut.',
    rogueHidden: 'A Rogue raises no thumb.',
  },
  tokens: {
    watched: 'is being watched: no Rogue Success',
  },
  told: { watched: (who: string) => `${who} is being watched on this mission.` },
  stage: {
    head: 'A Rogue',
    alone: 'Alone',
    part: 'In part',
    aloneHow: (who: string) => `${who} takes the victory from everybody.`,
    partHow: (who: string) => `${who} wins with the others, but not alone: a victory in part.`,
  },
  end: {
    resistance: 'A Rogue of the Resistance has taken the victory.',
    spy: 'A Rogue among the spies has taken the victory.',
  },
  problems: {
    rogueMissing: 'The Rogue needs at least one Rogue: of the Resistance, of the spies, or both.',
  },
} satisfies ModuleWords;
