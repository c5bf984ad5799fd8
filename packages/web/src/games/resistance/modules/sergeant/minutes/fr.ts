import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  swap: {
    title: 'Quelle carte retourner ?',
    setting:
      'Sur la mission 1, l’équipe était {2} et {3}, et une carte était un Échec. Vous êtes Sergent de la mission 2 ; {0}, {3} et vous avez posé vos cartes.',
    decisions: {
      swap: {
        ask: 'De qui changez-vous la carte, s’il le faut ?',
        right:
          '{3} avait posé un Échec, devenu un Succès : la mission réussit. Personne d’autre que {3} et vous ne le sait.',
        wrong: {
          passed:
            'Un Échec suffit à faire rater une mission, et les soupçons pesaient sur {3}. Ne rien faire n’était pas plus sûr.',
          other: '{0} avait posé un Succès, et vous en avez fait un Échec. C’est {3} qui venait d’une mission ratée.',
        },
      },
    },
    lesson:
      'Un Échec devient Succès, et un Succès devient Échec. Visez une carte qui doit être un Échec, et laissez les autres.',
  },
};
