import { speech } from '../../../../words/speech.ts';
import type { en } from './en.ts';

const { plural } = speech('fr');

export const fr = {
  name: 'Inverseur',
  phrases: { reversed: 'Quelqu’un a peut-être inversé le résultat' },
  how: 'Les cartes Inversion inversent le résultat d’une mission.',
  about:
    'Un Inverseur pose Succès ou Inversion, jamais Échec. On compte d’abord les Échecs, puis chaque Inversion inverse le résultat ; deux Inversions s’annulent.',
  example: 'Succès, Échec, Inversion : l’Échec condamne la mission, l’Inversion la sauve.',
  characters: {
    resistanceReverser: {
      name: 'Inverseur de la Résistance',
      how: 'Vous voulez trois succès. En mission, vous posez Succès ou Inversion ; une Inversion inverse le résultat.',
      example: 'Quelqu’un va poser Échec, vous en jureriez. Vous posez Inversion : la mission est sauvée.',
    },
    spyReverser: {
      name: 'Inverseur espion',
      how: 'Vous voulez trois échecs. En mission, vous posez Succès ou Inversion, jamais Échec.',
      example: 'Toute l’équipe semble loyale. Votre Inversion change un succès certain en échec, sans un seul Échec.',
    },
  },
  extras: {
    resistanceReverser: { name: 'Inverseur de la Résistance', how: 'Pose Succès ou Inversion.' },
    spyReverser: { name: 'Inverseur espion', how: 'Pose Succès ou Inversion, jamais Échec.' },
  },
  cards: {
    reverse: { name: 'Inversion', how: 'Seul un Inverseur peut jouer Inversion.' },
  },
  noFail: {
    spyReverser: 'Un Inverseur a Succès et Inversion, mais pas d’Échec.',
  },
  reversed: (count: number) =>
    plural(count, {
      one: 'Une Inversion inverse le résultat.',
      other: '# Inversions : chacune inverse le résultat.',
    }),
  problems: {
    reverserMissing: 'Il faut au moins un Inverseur : de la Résistance, des Espions, ou les deux.',
  },
} satisfies typeof en;
