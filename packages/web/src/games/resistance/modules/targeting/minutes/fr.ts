import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  aim: {
    title: 'Où visez-vous ?',
    setting:
      'La mission 1 vient de réussir, avec {1} et vous. Vous menez, et vous pouvez choisir n’importe quelle mission non jouée, sauf la cinquième.',
    decisions: {
      aim: {
        ask: 'Quelle mission, et quelle équipe ?',
        right:
          'La mission 3 ne demande que deux personnes : la paire qui a fait ses preuves suffit, sans faire confiance à quelqu’un d’autre.',
        wrong: {
          pair: 'La mission 3 est de la bonne taille, mais cette paire n’a rien prouvé. {1} et vous venez de le faire.',
          large:
            'Celle-là demande trois personnes, dont une que rien ne garantit. La mission 3 en demande deux, et vous les avez.',
        },
      },
    },
    lesson:
      'La taille de l’équipe dépend de la mission choisie. Jouez les petites tant que votre équipe sûre est petite.',
  },
};
