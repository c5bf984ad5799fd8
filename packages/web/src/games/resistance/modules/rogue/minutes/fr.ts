import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  resistanceRogue: {
    title: 'Quand le poser ?',
    setting:
      'Pour gagner en solitaire, il vous faut deux Succès Renégat : l’un sur la troisième mission réussie, l’autre sur une mission d’avant. C’est la mission 1, vous y êtes avec {2}, et les deux premières missions se jouent sans surveillance.',
    decisions: {
      first: {
        ask: 'Mission 1 : Succès Renégat, ou Succès simple ?',
        right:
          'Tous savent maintenant qu’il y a un Renégat : vous ou {2}. Mais le premier est posé, au seul moment où personne ne pouvait l’empêcher.',
        wrong: {
          held: 'Prudent, mais l’occasion est passée. Dès la mission 3, le Meneur surveille quelqu’un de l’équipe, peut-être vous. Posez le premier tant que personne n’est sous surveillance.',
        },
      },
      last: {
        ask: 'Deux missions réussies, et {2} surveille {2}. Quelle carte ?',
        right:
          'La troisième réussite, avec votre Succès Renégat dessus et sur une mission d’avant : vous gagnez, et tous les autres perdent.',
        wrong: {
          held: 'La Résistance gagne, et vous n’avez qu’une victoire partielle. C’était la troisième réussite, sans surveillance sur vous : le moment ou jamais.',
        },
      },
    },
    lesson:
      'Posez le premier tôt, tant que personne n’est sous surveillance. Le second doit tomber sur la troisième réussite elle-même.',
  },
  spyRogue: {
    title: 'Faites-la échouer vous-même',
    setting:
      'Aucun Espion ne vous connaît, et vous n’en connaissez aucun. Pour gagner en solitaire, il vous faut un Échec sur la troisième mission ratée et sur une d’avant ; c’est la mission 1, et vous y êtes avec {2}.',
    decisions: {
      first: {
        ask: 'Mission 1 : quelle carte posez-vous ?',
        right:
          'L’un de vous deux, dira-t-on. Mais l’Échec d’avant est le vôtre, et il compte, peu importe qui fera rater la suivante.',
        wrong: {
          held: 'Personne ne vous soupçonne, mais rien n’est gagné. Les Échecs des autres ne comptent pas pour vous : sans un Échec à vous plus tôt, le troisième n’apporte qu’une victoire partielle.',
        },
      },
      last: {
        ask: 'Deux missions ratées. {3} est aussi dans l’équipe. Quelle carte ?',
        right:
          'Deux Échecs, mais l’un est le vôtre, comme un autre avant lui : vous gagnez en solitaire, et même {3} perd.',
        wrong: {
          held: '{3} l’a fait échouer sans vous. Les Espions gagnent, et vous en partie seulement : votre Échec doit être sur la troisième.',
        },
      },
    },
    lesson:
      'Un Espion Renégat ne laisse à personne le dernier échec. Un Échec de trop se voit, mais la partie est alors finie.',
  },
};
