import { speech } from '../../../../words/speech.ts';
import type { mixing as Mixing } from '../en/mixing.ts';

const { list } = speech('fr');

export const mixing = {
  head: 'Modules',
  presets: 'Tables toutes prêtes',
  preset: {
    base: 'Jeu de base',
    edition2020: 'Édition 2020 avec Enquêteur',
    plot: 'L’Affaire se corse',
    assassin: 'Assassin',
    hunter: 'Chasseur',
    agenda: 'Tout est caché',
  },
  add: (names: readonly string[]) => `Corriger : ajouter ${list(names)}`,
  drop: (names: readonly string[]) => `Corriger : retirer ${list(names)}`,
  many: 'Cela fait beaucoup à la fois. Pour débuter, mieux vaut apprendre les modules un par un.',
  more: 'Comment on y joue',
} satisfies typeof Mixing;
