import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  look: {
    title: 'Qui regarder ?',
    setting:
      'Vous avez le jeton. La mission 1 avec {1} et {2} a réussi ; la mission 2 avec {1}, {2} et {3} a compté un Échec.',
    decisions: {
      look: {
        ask: 'De qui voulez-vous voir le camp ?',
        right:
          'Un Espion. {1} et {2} venaient d’une mission réussie, la nouveauté était {3}. Attention : {3} a maintenant le jeton.',
        wrong: {
          proven:
            'C’est utile, mais {1} était aussi sur une mission réussie. La nouveauté sur la mission ratée, c’était {3}.',
          proved:
            'C’est utile, mais {2} était aussi sur une mission réussie. La nouveauté sur la mission ratée, c’était {3}.',
          away: '{4} n’était sur aucune mission : la réponse ne dit rien de l’Échec.',
        },
      },
      vote: {
        ask: '{3} mène et veut partir avec {1}. Votre vote ?',
        right: 'Vous savez ce que vous avez vu. Deux voix n’ont pas suffi, et {3} reste ici.',
        wrong: {
          approved:
            '{3} l’a fait échouer, en bon Espion. Vous aviez vu son camp : votez en conséquence, même sans rien dire.',
        },
      },
    },
    lesson:
      'Regardez là où une mission a échoué avec quelqu’un de nouveau. Le jeton passe à la personne regardée : sa parole vaut ce que vaut son camp.',
  },
};
