import type { MinutesWords } from '../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  resistance: {
    title: 'Comptez qui y était',
    setting:
      'Sur la mission 1, l’équipe était {2} et {3}, et une carte était un Échec. Maintenant, {4} veut envoyer {2}, {4} et vous en mission 2.',
    decisions: {
      vote: {
        ask: 'Vous en êtes. Approuvez-vous cette équipe ?',
        right:
          'C’est {2} ou {3} qui a posé cet Échec. Une équipe avec {2} ou {3} se joue à pile ou face, et votre présence n’y change rien.',
        wrong: {
          approved:
            'La mission a échoué. {2} ou {3} avait posé le premier Échec : une chance sur deux. Une équipe n’est pas bonne parce que vous en êtes.',
        },
      },
      team: {
        ask: 'À vous de mener : qui part en mission 2 ?',
        right:
          'Personne de la mission ratée, et vous-même, seule certitude. Trois Succès, et deux personnes sur qui compter.',
        wrong: {
          both: '{2} ou {3} est forcément Espion : vous en emmenez un à coup sûr.',
          one: 'Il existe une équipe sans {2} ni {3} : {1}, {4} et vous. Pourquoi prendre le risque ?',
        },
      },
    },
    lesson:
      'On ne vous montre rien : partez des missions. Qui était sur une mission ratée reste suspect jusqu’à preuve du contraire.',
  },
  spy: {
    title: 'Maintenant ou plus tard ?',
    setting: '{3} et vous êtes les Espions. Mission 1, et vous y êtes avec {2}.',
    decisions: {
      first: {
        ask: 'Deux cartes sur la table, dont la vôtre. Laquelle ?',
        right:
          'Une réussite pour eux, la confiance pour vous : on vous renverra, et la prochaine fois il y aura du monde où se cacher.',
        wrong: {
          failed:
            'La mission échoue, et chacun sait que c’est vous ou {2}. C’est beaucoup de soupçons pour un échec sur les trois qu’il vous faut.',
        },
      },
      second: {
        ask: 'Mission 2, trois dans l’équipe, et {3} reste. Quelle carte ?',
        right: 'Un Échec pour trois : vous, {2} ou {4}. Et vous étiez sur une mission réussie.',
        wrong: {
          held: 'Deux réussites pour eux. Encore une et c’est fini, et personne ne les fera échouer à votre place : {3} n’y était pas.',
        },
      },
    },
    lesson:
      'À deux, un Échec vous désigne. Dans une équipe plus grande il coûte peu, et le temps presse : trois réussites terminent la partie.',
  },
};
