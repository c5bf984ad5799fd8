import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  resistanceReverser: {
    title: 'Inversez la tendance',
    setting:
      'Sur la mission 1, {2} et {3} ont posé chacun un Échec : tous connaissent les deux Espions. {2} mène la mission 2 avec {4} et vous, et vous avez convaincu la table, car vous avez un plan.',
    decisions: {
      sure: {
        ask: '{2} va poser un Échec. Et vous, quelle carte ?',
        right: 'Un Échec et une Inversion : l’échec devient une réussite, malgré un Espion dans l’équipe.',
        wrong: {
          held: '{2} a posé l’Échec attendu, et rien ne l’a inversé. Vous aviez la carte pour cela.',
        },
      },
      calm: {
        ask: 'Mission 3 avec {4} seulement, de la Résistance. Quelle carte ?',
        right: 'Deux simples Succès. Où rien n’échoue, il n’y a rien à inverser.',
        wrong: {
          flipped: 'Il n’y avait pas d’Échec : votre Inversion a changé une réussite en échec.',
        },
      },
    },
    lesson:
      'Les Échecs décident d’abord, puis une Inversion retourne le résultat. Ne la posez que si la mission échoue à coup sûr sans elle.',
  },
  spyReverser: {
    title: 'Pas à deux',
    setting:
      '{3} et vous êtes les Espions. Vous n’avez pas d’Échec, seulement une Inversion. Mission 2 : {3} est dans l’équipe avec {0} et vous.',
    decisions: {
      together: {
        ask: '{3} a un Échec et toutes les raisons de le poser. Quelle carte posez-vous ?',
        right:
          '{3} l’a fait échouer, et vous n’y avez pas touché. Votre Inversion aurait changé cet échec en réussite.',
        wrong: {
          flipped: '{3} a posé un Échec, vous une Inversion : ensemble, c’est une réussite pour la Résistance.',
        },
      },
      alone: {
        ask: 'Mission 3 : {2}, de la Résistance, et vous. Quelle carte ?',
        right: 'Rien n’échouait, et l’Inversion a changé la réussite en échec. Sans complice, elle vaut un Échec.',
        wrong: {
          held: 'Deux Succès, et une mission de plus pour eux. Sans autre Espion dans l’équipe, l’Inversion est votre Échec.',
        },
      },
    },
    lesson:
      'Sans complice, une Inversion vaut un Échec. À côté d’un Échec complice, elle l’annule : laissez faire une seule personne.',
  },
};
