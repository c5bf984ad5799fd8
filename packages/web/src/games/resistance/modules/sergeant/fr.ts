import type { en } from './en.ts';

export const fr = {
  name: 'Sergent',
  phrases: { appoint: (name: string) => `Nommez ${name} Sergent` },
  how: 'Un membre de l’équipe peut faire changer une carte.',
  about:
    'Avec l’équipe, le Meneur nomme Sergent un autre membre. Une fois les cartes posées, le Sergent peut obliger un autre membre à changer la sienne : Succès devient Échec, et inversement. Le Sergent voit la nouvelle carte.',
  example: 'Cho fait changer la carte de Ben. Si c’était un Échec, la mission est sauvée ; sinon, elle est perdue.',
  asks: {
    'sergeant.appoint': {
      mine: 'Qui est le Sergent ?',
      others: (who: string) => `${who} désigne un Sergent`,
      how: 'Touchez un autre membre de l’équipe : il pourra faire changer une carte.',
      act: (chosen: string) => `Désigner ${chosen}`,
    },
    'sergeant.order': {
      mine: 'Faire changer une carte ?',
      others: (who: string) => `${who} peut faire changer une carte`,
      how: 'Touchez un membre : Succès devient Échec, et inversement. Vous voyez la nouvelle carte.',
      act: (chosen: string) => `Changer la carte : ${chosen}`,
    },
  },
  tokens: {
    sergeant: 'est le Sergent',
    swapped: 'sa carte a été changée',
  },
  told: {
    named: (who: string) => `${who} est le Sergent de cette équipe.`,
    swapped: (who: string, of: string) => `${who} oblige ${of} à changer de carte.`,
    passed: (who: string) => `${who} laisse toutes les cartes en place.`,
  },
  problems: {
    sergeantAndCards: 'Le Sergent échange Succès et Échec : pas avec Inverseur, Renégat ou Chasseur.',
  },
} satisfies typeof en;
