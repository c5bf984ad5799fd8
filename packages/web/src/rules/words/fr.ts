import { speech } from '../../words/speech.ts';
import type { RulesWords } from './en.ts';

const { plural } = speech('fr');

export const fr: RulesWords = {
  title: 'Règles',
  lead: 'Toutes les règles de tous les jeux, dans nos propres mots. Chacune porte un numéro qui ne change jamais.',
  of: (game) => `Les règles\u202f: ${game}`,
  search: 'Chercher dans les règles',
  hint: (number) => `Un mot, ou un numéro\u202f: ${number}`,
  clear: 'Effacer la recherche',
  found: (count) => plural(count, { one: '# règle trouvée', other: '# règles trouvées' }),
  near: (count) =>
    plural(count, {
      one: 'Aucune règle ne dit tout cela. # s’en approche',
      other: 'Aucune règle ne dit tout cela. # s’en approchent',
    }),
  none: 'Rien trouvé. Essayez avec moins de mots, ou une partie d’un mot.',
  contents: 'Sommaire',
  idle: 'Pas à cette table',
  idleHow: 'Ce avec quoi cette table ne joue pas.',
  all: 'Toutes les règles',
  table: (number) => `Tableau de la règle ${number}`,
  otherGames: 'Autres jeux',
};
