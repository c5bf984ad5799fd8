import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  trap: {
    title: 'Écartez une carte',
    setting:
      'Sur la mission 1, l’équipe était {2}, {3} et {4} ; {4} a écarté sa propre carte, et l’une des deux autres était un Échec. Vous menez la mission 2 : {1}, {2}, {4} et vous avez posé vos cartes.',
    decisions: {
      trap: {
        ask: 'De qui regardez-vous et écartez-vous la carte ?',
        right: 'Un Échec, et il ne compte pas : la mission réussit. Et personne d’autre ne sait ce que {2} avait posé.',
        wrong: {
          own: 'Votre carte, vous la connaissez : vous avez retiré un Succès, et l’Échec est resté.',
          other:
            'C’est {2} ou {3} qui a posé l’Échec de la mission 1, et {2} est dans l’équipe. Vous avez retiré un Succès, et l’Échec est resté.',
        },
      },
    },
    lesson:
      'Les équipes comptent une personne de plus : un suspect doit souvent venir. Retirez l’Échec le plus probable, et retenez ce que vous avez vu.',
  },
};
