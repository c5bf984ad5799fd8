import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  noConfidence: {
    title: 'La garder ou la jouer ?',
    setting:
      '{0} menait, a tiré Vote de défiance et vous l’a donnée : une fois, vous pouvez renverser une équipe approuvée. Mission 1, et tous ont approuvé {0} et {1}.',
    decisions: {
      first: {
        ask: 'Jouez-vous Vote de défiance maintenant ?',
        right: 'Gardée. On ne savait encore rien, et maintenant un Échec vous en dit long sur {0} et {1}.',
        wrong: {
          used: 'Dépensée au hasard : rien n’accuse encore {0} ni {1}. Elle ne sert qu’une fois : gardez-la pour une équipe que vous avez une raison d’arrêter.',
        },
      },
      second: {
        ask: 'Mission 2 : {0}, {1} et {4} forment l’équipe approuvée malgré vous. Et maintenant ?',
        right: 'L’équipe est finalement rejetée. Vous menez, avec {1} et {3}, et la mission réussit.',
        wrong: {
          passed:
            'Elle a échoué. {0} ou {1} avait posé l’Échec de la mission 1, et les deux y étaient : c’est pour cette équipe qu’est la carte.',
        },
      },
    },
    lesson:
      'Une carte gardée vaut le plus quand vous savez ce que le vote ignore. Mais elle compte comme un rejet, et cinq rejets font perdre.',
  },
};
