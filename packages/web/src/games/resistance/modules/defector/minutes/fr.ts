import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  resistanceDefector: {
    title: 'Vous avez changé de camp',
    setting:
      'Vous êtes le Transfuge de la Résistance. Deux missions ont réussi, et la troisième manche a commencé par une carte qui fait changer : vous êtes désormais du côté des Espions.',
    decisions: {
      card: {
        ask: 'Mission 3, avec {2}. Quelle carte posez-vous ?',
        right:
          'Elle échoue, et la partie continue. Tant que vous êtes du côté des Espions, une troisième réussite est votre défaite.',
        wrong: {
          held: 'Trois réussites : la Résistance gagne, mais sans vous, qui aviez changé de camp. Jouez pour votre camp du moment.',
        },
      },
    },
    lesson:
      'Le changement touche tout d’un coup : les cartes que vous pouvez poser et le camp avec qui vous gagnez. Personne n’apprend qui a changé.',
  },
  spyDefector: {
    title: 'Plus leur Espion',
    setting:
      'Vous êtes le Transfuge Espion. En mission 1 vous avez posé un Succès : l’Échec était celui que {3} a posé ; la mission 2, c’était vous. Puis la troisième manche a commencé par une carte qui fait changer : vous êtes de la Résistance.',
    decisions: {
      vote: {
        ask: 'Deux missions ratées. {0} veut partir avec {3}. Votre vote ?',
        right: 'Équipe rejetée. Une manche plus tôt, vous la vouliez ; maintenant, c’était votre perte.',
        wrong: {
          approved:
            '{3} l’a fait échouer : troisième échec, les Espions gagnent. Vous aviez changé de camp, et vous perdez avec la Résistance.',
        },
      },
    },
    lesson:
      'Après un changement, ce que vous savez vaut tout autant pour l’autre camp. Vous connaissez un Espion : votez en conséquence.',
  },
};
