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
  openUp: {
    title: 'La montrer à qui ?',
    setting:
      'Vous jouez un Espion ; {4} et {6} sont du même camp. {0} vous a donné Confidence : vous devez montrer votre camp à quelqu’un. Tout le monde voit à qui, et personne d’autre ne voit quoi.',
    decisions: {
      show: {
        ask: 'À qui montrez-vous votre camp ?',
        right: 'Rien de perdu : votre complice le savait. Et vu de l’extérieur, cela ressemble à de la confiance.',
        wrong: {
          other: 'Quelqu’un de la Résistance sait maintenant pour de bon que vous jouez un Espion, dès la manche 1.',
        },
      },
    },
    lesson:
      'Un regard montre le camp à une seule personne, et dit à tous qui fait confiance à qui. Entre Espions, cela ne coûte rien : regardez qui regarde qui.',
  },
  opinionMaker: {
    title: 'Le premier avis',
    setting:
      'Vous avez Leader d’opinion : vous votez avant les autres, et tous le voient. La mission 1, avec {0} et {1}, a échoué d’un Échec. Maintenant {1} mène et propose {1}, vous et {3}.',
    decisions: {
      vote: {
        ask: 'Que votez-vous ?',
        right: 'C’était dit tout haut, et {0} et {3} ont suivi. Sans {1}, l’équipe serait bonne.',
        wrong: {
          approved:
            'On a cru que vous saviez ce que vous faisiez. {1} était de la mission 1, et celle-ci a échoué aussi.',
        },
      },
    },
    lesson: 'Le vote d’un Leader d’opinion pèse plus qu’un vote. Décidez comme pour tous ceux qui hésitent.',
  },
  closeEye: {
    title: 'Un seul regard',
    setting:
      'Vous avez Regard indiscret : une fois, vous pouvez regarder une carte Mission avant le mélange. La mission 1, avec {0} et {1}, a échoué d’un Échec. À la mission 2, {0}, {1} et {3} ont joué.',
    decisions: {
      look: {
        ask: 'Quelle carte regardez-vous ?',
        right:
          'Parmi ces deux-là, l’un est un Espion à coup sûr. Quoi que dise la carte, vous savez maintenant qui surveiller.',
        wrong: {
          passed:
            'Les cartes sont mélangées, et vous n’en savez pas plus que les autres. Deux suspects dans une équipe : c’était le moment.',
          other: 'Rien n’accusait {3}. S’il y a un Échec, vous ne savez toujours pas s’il était à {0} ou à {1}.',
        },
      },
    },
    lesson:
      'Un regard vaut le plus là où il tranche entre peu de monde. Et tous voient qui vous regardez : dites ce que vous avez vu, ou gardez-le.',
  },
  takeResponsibility: {
    title: 'En de mauvaises mains',
    setting:
      'La mission 1, avec {0} et {4}, a échoué d’un Échec. {4} a Vote de défiance, {3} Leader charismatique, {5} Regard indiscret. {1} vous a donné Prendre les choses en main : vous prenez une de ces cartes.',
    decisions: {
      take: {
        ask: 'Quelle carte prenez-vous ?',
        right:
          'Avec Vote de défiance, un Espion aurait pu arrêter une bonne équipe. Maintenant, vous seul pouvez en arrêter une mauvaise.',
        wrong: {
          other:
            'Une bonne carte, mais {4} est peut-être un Espion et garde Vote de défiance, qui arrête n’importe quelle équipe approuvée.',
        },
      },
    },
    lesson: 'Ne vous demandez pas seulement quelle carte vous voulez, mais dans quelles mains elle fait du mal.',
  },
  spotlight: {
    title: 'Au vu de tous',
    setting:
      'La mission 1, avec {0} et {1}, a échoué d’un Échec. Maintenant {1} mène et emmène {3} et {5}. Vous avez En pleine lumière : le membre de l’équipe que vous désignez joue sa carte face visible.',
    decisions: {
      light: {
        ask: 'Qui mettez-vous en pleine lumière ?',
        right: '{1} joue Succès, quel que soit son camp : un Échec au vu de tous dirait tout. La mission réussit.',
        wrong: {
          passed: 'Elle a échoué. {1} était de la mission 1, et a encore joué dans l’ombre.',
          other: 'Un Succès que vous attendiez de toute façon, et {1} joue dans l’ombre.',
        },
      },
    },
    lesson: 'La lumière ne démasque pas un Espion, elle lui lie les mains : pour cette mission, il est sans danger.',
  },
  strongLeader: {
    title: 'La cinquième équipe',
    setting:
      'Vous avez Leader charismatique : une fois, vous pouvez mener à la place du prochain Meneur. La mission 1, avec {0} et {4}, a échoué d’un Échec. Quatre équipes de suite viennent d’être rejetées, et c’est à {0} de mener.',
    decisions: {
      lead: {
        ask: 'Menez-vous à sa place ?',
        right: 'Vous menez {1} et {3}, tous approuvent, et la mission réussit. La manche est sauvée.',
        wrong: {
          passed:
            '{0} propose {0}, {3} et {4}. Un cinquième rejet faisait perdre la partie : tous ont approuvé, et la mission a échoué.',
        },
      },
    },
    lesson:
      'La cinquième équipe est presque sûre d’être approuvée : qui la mène décide seul. C’est pour elle qu’on garde Leader charismatique.',
  },
};
