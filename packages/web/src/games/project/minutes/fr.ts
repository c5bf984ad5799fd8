import type { MinutesWords } from '../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  clues: {
    title: 'Où est la base ?',
    setting:
      'Un indice est dans la rangée commune : la base est dans une capitale. Il y en a quatre, une par région. Vous venez d’enquêter.',
    decisions: {
      keep: {
        ask: 'Quel indice gardez-vous ?',
        right: 'Sud-est : des quatre capitales, il n’en reste qu’une.',
        wrong: {
          town: 'Aucune capitale n’est une ville : avec celui-là, aucune cité ne convient.',
          none: 'Tout est défaussé, et l’enquête d’ici avec. L’un de ces indices était le bon.',
          other: 'Cela n’aide pas à trouver la base. Choisissez une des cartes piochées.',
        },
      },
      locate: {
        ask: 'Deux indices pour une seule cité. Et maintenant ?',
        right: 'Localisée, sans frais, avec un jeton héroïque en prime. Reste à trouver une bombe.',
        wrong: {
          other:
            'Cela peut attendre. Les indices ne laissent qu’une cité : posez-les. C’est sans action, et cela rapporte un jeton héroïque.',
        },
      },
    },
    lesson:
      'Une base est là où les indices le disent. Gardez celui qui écarte le plus de cités, et posez-les dès qu’il n’en reste qu’une.',
  },
  sabotage: {
    title: 'Les soldats d’abord',
    setting:
      'Stark est devant la dernière base avec une bombe. Pour la saboter, Militaire doit compter 3 ; Stark a 4, mais chacun des deux soldats ici en retire un.',
    decisions: {
      clear: {
        ask: 'Que faites-vous d’abord ?',
        right: 'La cité est libre, et Stark compte de nouveau tout son niveau Militaire.',
        wrong: {
          left: 'La base est ici, et la bombe aussi. Chacune de vos actions en donne une à l’armée : ne partez pas.',
          ended: 'L’armée a joué, et la base tient toujours. Vous aviez tout ce qu’il fallait.',
          other: 'Cela n’avance pas la fin de la base. Les soldats gênent : Stark peut s’en charger.',
        },
      },
      blow: {
        ask: 'Militaire compte maintenant 3 ou plus. Et ensuite ?',
        right: 'La dernière base est détruite. L’armée joue son tour, et l’île est libre.',
        wrong: {
          other: 'La bombe est là, la base est là, et plus rien ne gêne.',
        },
      },
    },
    lesson:
      'Les soldats d’une cité y affaiblissent chaque compétence. Voyez ce que demande une action, et dégagez d’abord la voie.',
  },
  army: {
    title: 'Combien d’actions ?',
    setting:
      'Vous menez Stark, {1} mène Tasker. Tasker a pris deux actions, et {1} a fini. Stark en a pris une. L’armée agira autant que le leader le plus actif.',
    decisions: {
      second: {
        ask: 'La deuxième action de Stark ?',
        right: 'L’armée agit deux fois de toute façon, à cause de Tasker. Votre deuxième action était gratuite.',
        wrong: {
          ended: 'L’armée agit deux fois, à cause de Tasker, et vous avez perdu une action.',
          other: 'Il y a des soldats ici même, et Stark sait s’en charger : rien n’aide davantage.',
        },
      },
      stop: {
        ask: 'Deux actions chacun. Continuer, ou finir le tour ?',
        right: 'Deux actions pour vous, deux pour l’armée. À elle de jouer.',
        wrong: {
          third: 'Une troisième action : l’armée agit trois fois. Cela se justifie parfois, mais pas sans raison.',
        },
      },
    },
    lesson:
      'L’armée ne compte que le leader le plus actif. Partagez le travail : quatre leaders à deux actions font plus qu’un seul à cinq.',
  },
  recruit: {
    title: 'Derrière un soldat',
    setting:
      'Llewellyn a rencontré Ilinca Brancusi. Sa réticence est de 2, et Communication doit la dépasser ; Llewellyn a 3, mais le soldat de la cité en retire un.',
    decisions: {
      free: {
        ask: 'Que faites-vous d’abord ?',
        right: 'Militaire 2 suffit contre un soldat, et Communication revient à 3.',
        wrong: {
          left: 'Elle serait encore là, et le soldat aussi. On peut s’en charger maintenant.',
          planned:
            'Une compétence gagne un niveau, mais c’est la dernière action du tour : elle devrait attendre. Le soldat peut partir tout de suite.',
          other: 'Cela ne la rapproche pas. Ce qui gêne, c’est le soldat.',
        },
      },
      ask: {
        ask: 'Communication compte 3, plus que ses 2. Et maintenant ?',
        right: 'Elle rejoint l’équipe, et remplit un cercle de la ligne choisie. Les lignes faibles y gagnent le plus.',
        wrong: {
          other: 'Plus rien ne gêne : invitez-la.',
        },
      },
    },
    lesson:
      'Un allié élève une compétence pour de bon. Libérez la cité, comparez Communication à la réticence, et choisissez une ligne où l’allié vous vaut au moins.',
  },
  heroic: {
    title: 'Pas le temps de marcher',
    setting:
      'Stark a une bombe, la dernière base est loin, et chacune de vos actions en donne une à l’armée. Vous avez un jeton héroïque, et deux cartes héroïques sont dans la rangée commune.',
    decisions: {
      fly: {
        ask: 'Comment y aller ?',
        right: 'Une action et un jeton, au lieu d’une demi-douzaine de routes.',
        wrong: {
          walked: 'C’est loin, et l’armée agit à chaque route. Vous avez un jeton, et une carte qui vole.',
          elsewhere:
            'Le jeton est dépensé, et la base n’est pas là. L’effet majeur mène à n’importe quelle cité : celle de la base.',
          slowed: 'L’armée est retenue, mais le jeton est parti, et le chemin reste aussi long.',
          other: 'Cela ne rapproche pas la bombe de la base. Voyez les cartes héroïques.',
        },
      },
      blow: {
        ask: 'La bombe et la base au même endroit. Et maintenant ?',
        right: 'La dernière base est détruite. L’armée joue son tour, et l’île est libre.',
        wrong: {
          other: 'La bombe est là, la base est là, et rien ne gêne.',
        },
      },
    },
    lesson:
      'Les jetons héroïques achètent ce que rien d’autre ne permet. L’effet majeur dépense la carte, le mineur non : gardez-les pour là où ils épargnent le plus.',
  },
};
