import type { ModuleWords } from '../../i18n/module-words.ts';

export const en = {
  name: 'Sergeant',
  how: 'One member of the team may have a card swapped.',
  about:
    'With the team the leader names another member Sergeant. When the cards lie on the table, the Sergeant may have one other member swap theirs: Success becomes Fail, Fail becomes Success. The Sergeant sees what lies there in the end.',
  example: 'Cho has Ben’s card swapped. If it was a Fail, the mission is saved; if not, it is sunk.',
  asks: {
    'sergeant.appoint': {
      mine: 'Who is the Sergeant?',
      others: (who: string) => `${who} names a Sergeant`,
      how: 'Tap another member of the team, who may then have one card swapped.',
      act: (chosen: string) => `Name ${chosen}`,
    },
    'sergeant.order': {
      mine: 'Have a card swapped?',
      others: (who: string) => `${who} may have a card swapped`,
      how: 'Tap a member: Success becomes Fail, Fail becomes Success. You see the card.',
      act: (chosen: string) => `Swap the card of ${chosen}`,
    },
  },
  tokens: {
    sergeant: 'is the Sergeant',
    swapped: 'the card was swapped',
  },
  told: {
    named: (who: string) => `${who} is the Sergeant of this team.`,
    swapped: (who: string, of: string) => `${who} has ${of} swap the card that lies there.`,
    passed: (who: string) => `${who} leaves all cards as they lie.`,
  },
  problems: {
    sergeantAndCards: 'The Sergeant swaps Success and Fail: not with Reverser, Rogue or Hunter.',
  },
} satisfies ModuleWords;
