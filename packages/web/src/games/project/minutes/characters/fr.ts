import type { MinutesWords } from '../../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  stark: {
    title: 'Trois d’un coup',
    setting:
      'Vous menez Stark. Aurelac est pleine : trois soldats. Son niveau Militaire est de 4, il en reste 1, et cela suffit pour tuer.',
    decisions: {
      clear: {
        ask: 'Comment libérer Aurelac ?',
        right: 'Les trois, en une action. L’armée n’agit qu’une fois en retour.',
        wrong: {
          one: 'Un de moins, il en reste deux : trois actions en tout, et l’armée agit trois fois. Stark peut le faire en une.',
          left: 'Les soldats restent, et la cité ne sert à personne.',
          ended: 'Un tour sans action : l’armée ne bouge pas, mais Aurelac est toujours pleine.',
          other:
            'Avec trois soldats autour, presque tout va mal ici. Libérez d’abord la cité : Stark le fait en une action.',
        },
      },
    },
    lesson: 'Chacune de vos actions en donne une à l’armée. Stark libère une cité entière pour le prix d’un soldat.',
  },
  tasker: {
    title: 'Le chemin le plus court',
    setting:
      'Vous menez Tasker. Deux bases sont détruites, la dernière est à Oakhollow, et il a une bombe. Par la route, c’est Bastane puis Oakhollow ; une route de montagne y mène tout droit.',
    decisions: {
      go: {
        ask: 'Où allez-vous ?',
        right: 'Une action au lieu de deux. Puis la bombe : l’île est libre.',
        wrong: {
          round:
            'C’est un détour, et chaque pas donne aussi une action à l’armée. Pour Tasker, la route de montagne est une route.',
          ended: 'La base est toujours là. Elle n’est qu’à un pas, par la montagne.',
          other: 'Cela ne rapproche pas de la base. Oakhollow n’est qu’à un pas, par la montagne.',
        },
      },
    },
    lesson:
      'Sans carte héroïque, les routes de montagne sont fermées à tous les autres. Pour Tasker, ce sont des raccourcis.',
  },
  llewellyn: {
    title: 'Une carte de plus',
    setting:
      'Vous menez Llewellyn. Un indice est dans la rangée commune : une capitale. À Aurelac, deux soldats comptent contre son niveau 3 en Communication : il reste 1.',
    decisions: {
      draw: {
        ask: 'Que faites-vous ?',
        right: 'Deux cartes : une pour le 1 qui reste, et la sienne en plus.',
        wrong: {
          left: 'Ailleurs, plus au calme, il en piocherait davantage, mais y aller coûte une action. Ici, il en pioche deux tout de suite.',
          ended: 'L’armée ne bouge pas, mais la recherche de la base non plus. Il peut enquêter ici.',
          planned:
            'Cela ferait trois cartes la prochaine fois, mais c’est sa dernière action du tour. Deux cartes maintenant, c’est déjà bien.',
          incited: 'Sa carte de plus ne vient que s’il enquête. Et ce sont des indices que vous cherchez.',
          other: 'Cela n’apporte pas d’indice. Enquêter est ce qu’il fait le mieux.',
        },
      },
      keep: {
        ask: 'La première est inutile. Laquelle gardez-vous ?',
        right: 'Sud-est : il reste une capitale, et voilà la base. Sans la carte de plus, vous n’aviez rien.',
        wrong: {
          none: 'Toutes les deux défaussées. L’une d’elles était l’indice qu’il fallait.',
          other: 'Il y a d’abord deux cartes entre lesquelles choisir.',
        },
      },
    },
    lesson:
      'Llewellyn pioche un indice de plus que tout le monde, mais il lui faut au moins 1 en Communication, comme à tout le monde.',
  },
  courtenay: {
    title: 'À leur barbe',
    setting:
      'Vous menez Courtenay. Il a un explosif et un détonateur, il lui manque un retardateur. À Vespery, il y a deux soldats ; il a 4 en Ingénierie.',
    decisions: {
      search: {
        ask: 'Que faites-vous d’abord ?',
        right: 'Quatre cartes, comme s’il n’y avait personne. Et voilà le retardateur.',
        wrong: {
          left: 'D’autres iraient au calme. Courtenay, lui, recherche ici comme s’il n’y avait aucun soldat.',
          planned: 'Une cinquième carte la prochaine fois, et plus d’action ce tour-ci. Quatre maintenant suffisent.',
          ended: 'Il manque une pièce, et cette ville permet de la chercher.',
          other: 'Il manque une pièce, et les objets se trouvent en recherchant.',
        },
      },
      craft: {
        ask: 'Les trois pièces. Pour fabriquer, Ingénierie doit compter 4.',
        right: 'Loin des soldats, son Ingénierie compte en entier : 4, et la bombe est prête.',
        wrong: {
          planned: 'Cela fait 5, moins deux soldats : trop peu encore, et c’était sa dernière action.',
          ended: 'Les pièces sont là, mais une bombe vaut mieux. À un pas d’ici, on peut la fabriquer.',
          other: 'La bombe ne peut pas être fabriquée ici : 4 moins deux soldats. Seule la recherche les ignore.',
        },
      },
    },
    lesson:
      'Pour les recherches de Courtenay, les soldats ne comptent pas. Pour tout le reste, si : fabriquez là où personne ne regarde.',
  },
  ambler: {
    title: 'Un jeton bien à lui',
    setting:
      'Vous menez Ambler. Son jeton Planification n’est jamais dépensé ; il est sur Communication. Il manque un détonateur, et il a 2 en Ingénierie.',
    decisions: {
      shift: {
        ask: 'Que faites-vous d’abord ?',
        right: 'C’est gratuit, et Ingénierie compte maintenant 3.',
        wrong: {
          searched:
            'Deux cartes seulement, inutiles toutes les deux. Avant sa première action, le jeton se déplace gratuitement : cela en aurait fait trois.',
          military: 'Gratuit aussi, mais vous n’allez pas vous battre. Pour rechercher, il faut Ingénierie.',
          other: 'Déplacez d’abord le jeton : dès qu’Ambler a agi, il ne bouge plus de ce tour.',
        },
      },
      search: {
        ask: 'Et maintenant ?',
        right: 'La troisième carte est le détonateur.',
        wrong: {
          back: 'Cela ne coûte rien, mais c’est en Ingénierie qu’il le faut.',
          other: 'Le jeton est à sa place. Recherchez maintenant, avant que le tour ne serve à autre chose.',
        },
      },
    },
    lesson:
      'Pensez au tour d’Ambler avant sa première action : c’est là que le jeton se déplace. C’est un niveau de plus là où il le faut.',
  },
  grazzini: {
    title: 'Jouée et gardée',
    setting:
      'Vous menez Grazzini. La base est dans une capitale, et l’indice « Sud-est » est dans la défausse. La rangée commune a Enquête ciblée, et il a un jeton héroïque.',
    decisions: {
      play: {
        ask: 'Comment continuer ?',
        right:
          'L’indice qu’il fallait, tout droit de la défausse. La carte reste dans la rangée, puisque c’est Grazzini qui l’a jouée.',
        wrong: {
          minor:
            'L’effet mineur en pioche deux au hasard. D’autres le prennent pour ménager la carte ; avec Grazzini, l’effet majeur n’en coûte aucune.',
          town: 'Une capitale n’est pas une ville : ces deux indices ne montrent aucune cité. « Sud-est » est là aussi.',
          drawn:
            'C’est piocher au hasard, et la seule enquête possible ici est faite. Ce qu’il vous faut est dans la défausse.',
          other: 'Cela ne trouve pas la base. Il y a une carte dans la rangée, et un jeton pour la payer.',
        },
      },
    },
    lesson:
      'Les jetons héroïques se dépensent comme toujours, mais entre les mains de Grazzini une carte ne s’use pas : donnez-lui les jetons.',
  },
  caygill: {
    title: 'D’à côté',
    setting:
      'Vous menez Caygill, {1} mène Tasker, qui a pris quatre actions et a fini. Caygill est à Aurelac ; il y a un soldat à Bastane et un à Harrowmoor, deux voisines.',
    decisions: {
      first: {
        ask: 'Quatre actions sont gratuites. Comment les employer ?',
        right: 'Deux actions, et elle n’a pas bougé. L’autre soldat en prend deux : quatre, comme Tasker.',
        wrong: {
          went: 'Y aller, tuer, revenir, repartir, tuer : cinq actions pour les deux. D’ici, c’est deux pour chacun.',
          ended: 'L’armée agit quatre fois à cause de Tasker. Quatre actions sont perdues.',
          other: 'Il y a des soldats de deux côtés, et Caygill peut s’en charger d’ici.',
        },
      },
    },
    lesson:
      'Dans une cité voisine, Caygill tue pour deux actions, et seuls les soldats qui s’y trouvent comptent contre elle.',
  },
  adams: {
    title: 'Les deux',
    setting:
      'Vous menez Adams. Elle a un explosif ; pour une bombe, il faut aussi un détonateur et un retardateur. Elle a recherché, et les deux sont parmi les trois cartes.',
    decisions: {
      keep: {
        ask: 'Que gardez-vous ?',
        right: 'Deux pièces en une recherche : elle a les trois.',
        wrong: {
          one: 'En voilà une. Elle peut en garder deux : prenez aussi le détonateur.',
          also: 'En voilà une. Elle peut en garder deux : prenez aussi le retardateur.',
          worn: 'Le recueil de discours aide à inciter. Il vous faut des pièces, et il y en a deux ici.',
          none: 'Tout est défaussé, et la recherche avec.',
          two: 'Deux cartes, mais une seule est une pièce de la bombe. L’autre pièce est là aussi.',
          other: 'Vous avez pioché : choisissez d’abord parmi ces cartes.',
        },
      },
    },
    lesson:
      'Tout le monde garde une des cartes piochées. Quand Adams recherche, c’est deux : envoyez-la là où l’on trouve des objets.',
  },
  maddocks: {
    title: 'Des oreilles partout',
    setting:
      'Vous menez Maddocks à Highmarrow, avec trois soldats autour. Il reste ici une action limitée. Vous savez que la base est dans une capitale.',
    decisions: {
      draw: {
        ask: 'À quoi va-t-elle servir ?',
        right: 'Quatre indices : quand elle enquête, c’est comme s’il n’y avait pas de soldats.',
        wrong: {
          incited:
            'Communication 4 moins trois soldats : une carte. Les soldats ne comptent pas seulement quand elle enquête.',
          left: 'Ailleurs, il faut d’abord une action pour y aller. Ici, elle peut enquêter tout de suite, soldats ou non.',
          ended: 'Il restait une occasion ici, et il vous faut un indice.',
          other:
            'Vous cherchez une base. Les indices viennent des enquêtes, et personne n’enquête mieux dans une cité pleine.',
        },
      },
      keep: {
        ask: 'Quel indice gardez-vous ?',
        right: 'Nord-est : des quatre capitales, il ne reste que Highmarrow elle-même.',
        wrong: {
          village: 'Aucune capitale n’est un village. Avec celui-là, aucune cité ne convient.',
          none: 'Tout est défaussé, et la dernière occasion d’ici avec.',
          other: 'Il y a d’abord quatre cartes entre lesquelles choisir.',
        },
      },
    },
    lesson:
      'Envoyez Maddocks là où les soldats sont les plus nombreux. Les indices n’y coûtent pas plus cher qu’ailleurs.',
  },
  randles: {
    title: 'Personne n’approche',
    setting:
      'Vous menez Randles à Oakhollow. Aurelac est pleine de soldats, et presque tout autour aussi : un de plus, et elle peut basculer pour de bon. Seule Bastane, à côté, est libre.',
    decisions: {
      stand: {
        ask: 'Où est Randles quand l’armée agit ?',
        right: 'À Bastane, elle est à côté d’Aurelac et d’Emberlow : aucun soldat n’y arrive.',
        wrong: {
          away: 'De là, Aurelac est hors de portée, et l’armée fait ce qu’elle veut. Bastane est à côté.',
          stayed: 'À Oakhollow, elle protège Bastane, mais pas Aurelac : c’est deux routes plus loin.',
          other: 'Pensez au tour de l’armée : aucun soldat n’arrive là où est Randles, ni à côté.',
        },
      },
    },
    lesson:
      'Ce qui compte, c’est où se trouve Randles quand l’armée agit. Laissez-la à côté de la cité qui ne doit pas tomber.',
  },
};
