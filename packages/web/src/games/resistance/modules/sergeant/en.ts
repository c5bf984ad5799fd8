import type { ModuleWords } from '../../i18n/module-words.ts';

export const en = {
  name: 'Sergeant',
  phrases: { appoint: (name: string) => `Make ${name} the Sergeant` },
  how: 'Someone on the team may have a card swapped.',
  about:
    'Along with the team, the leader chooses another of its members as Sergeant. Once the cards are played, the Sergeant may have one other member swap theirs: Success becomes Fail, Fail becomes Success. The Sergeant sees the new card.',
  example: 'Cho has Ben’s card swapped. If it was a Fail, the mission is saved; if not, it’s sunk.',
  asks: {
    'sergeant.appoint': {
      mine: 'Who is the Sergeant?',
      others: (who: string) => `${who} is choosing a Sergeant`,
      how: 'Tap someone else on the team, who may then have one card swapped.',
      act: (chosen: string) => `Choose ${chosen}`,
    },
    'sergeant.order': {
      mine: 'Have a card swapped?',
      others: (who: string) => `${who} may have a card swapped`,
      how: 'Tap someone on the team: Success becomes Fail, Fail becomes Success. You see the new card.',
      act: (chosen: string) => `Swap ${chosen}’s card`,
    },
  },
  tokens: {
    sergeant: 'is the Sergeant',
    swapped: 'had their card swapped',
  },
  told: {
    named: (who: string) => `${who} is this team’s Sergeant.`,
    swapped: (who: string, of: string) => `${who} has ${of} swap their card.`,
    passed: (who: string) => `${who} leaves every card as it is.`,
  },
  problems: {
    sergeantAndCards: 'The Sergeant only swaps Success and Fail, so not with Reverser, Rogue or Hunter.',
  },
} satisfies ModuleWords;
