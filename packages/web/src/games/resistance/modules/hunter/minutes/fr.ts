import type { MinutesWords } from '../../../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  resistanceChief: {
    title: 'Il n’y en a qu’un',
    setting:
      'Vous êtes le seul Chef de la Résistance. En mission 1, avec {3}, vous avez posé un Succès, et pourtant une carte était un Échec. Vous avez mené la mission 2, réussie : à vous d’enquêter.',
    decisions: {
      ask: {
        ask: 'À qui demandez-vous si c’est un Chef ?',
        right:
          'Chef, répond {3}, et la Résistance n’en a pas d’autre que vous : {3} est donc le Chef Espion. C’est ce que cherche votre Chasseur.',
        wrong: {
          mate: 'Pas un Chef, et {1} était de toute façon sur une mission réussie. Interrogez un Espion, vous en connaissez un : {3}.',
          friend: 'Pas un Chef, comme {2} l’avait déjà dit. Interrogez un Espion, vous en connaissez un : {3}.',
          maybe:
            '{4} est peut-être Espion, mais {3} l’est à coup sûr : vous étiez ensemble en mission 1. Demandez le rang là où le camp est connu.',
        },
      },
    },
    lesson:
      'Jusqu’à six, la réponse est seulement Chef ou non. Vous connaissez les Chefs de votre camp : tout autre Chef est aux Espions.',
  },
  resistanceHunter: {
    title: 'Nommez le Chef Espion',
    setting:
      'Trois missions ont réussi, et vous, le Chasseur de la Résistance, sortez de l’ombre. {3} vous a montré être Chef, sans dire de quel camp, et {4} que non ; la mission ratée, c’était {0}, {2} et {3}.',
    decisions: {
      accuse: {
        ask: 'Qui accusez-vous d’être le Chef Espion ?',
        right: 'Juste. {3} était Chef, et seul nom de la mission ratée absent des missions réussies.',
        wrong: {
          cleared:
            '{4} vous a montré n’être pas Chef, et aucun Chef ne peut le cacher. La mission s’inverse et compte comme ratée.',
          team: 'Ce n’est pas le Chef Espion : la mission s’inverse et compte comme ratée. {3} vous avait montré une carte de Chef, et était sur la mission ratée.',
        },
      },
    },
    lesson:
      'Aucun camp ne gagne par les seules missions : votre accusation décide. Recueillez des réponses toute la partie, et croisez-les avec les échecs.',
  },
  dummyAgent: {
    title: 'Montrez-leur un Chef',
    setting:
      'Vous êtes le Leurre : si on vous demande si vous êtes Chef, vous pouvez montrer l’une ou l’autre carte. {3} a mené la mission 1, et enquête maintenant sur vous.',
    decisions: {
      answer: {
        ask: 'Quelle carte montrez-vous à {3} ?',
        right:
          'Si {3} est Espion, son Chasseur risque de gâcher son accusation sur vous. Sinon, votre camp perd peu : il cherche un autre Chef.',
        wrong: {
          honest:
            'Vrai, mais inutile : tous les autres doivent montrer cette carte aussi. Les Espions vous rayent et cherchent le vrai Chef.',
        },
      },
    },
    lesson:
      'Personne d’autre ne peut mentir ici. Pour les Espions, une réponse qui peut venir d’un Leurre vaut moins : faites-leur payer la question.',
  },
  coordinator: {
    title: 'Une proie qui travaille',
    setting:
      'Vous êtes le Coordinateur : les Chefs de la Résistance vous connaissent, et le Chasseur Espion vous cherche autant que les Chefs. En mission 1, {3} et {4} ont posé chacun un Échec.',
    decisions: {
      team: {
        ask: 'Vous menez la mission 2. Qui part ?',
        right: 'Les trois qui ne sont pas Espions. Elle réussit, et comme vous la meniez, vous enquêtez.',
        wrong: {
          spies: 'Les deux Espions se sont montrés : {3} et {4}. Laissez-les ici.',
        },
      },
      ask: {
        ask: '{3} ou {4} est le Chef Espion, l’autre le Chasseur. Qui interrogez-vous ?',
        right: 'L’un ou l’autre : si ce n’est pas le Chef, c’est l’autre. Il n’y a plus qu’à le dire à votre Chasseur.',
        wrong: {
          friend: 'Rien de neuf : les deux Espions sont connus. Reste à savoir qui est le Chef, {3} ou {4}.',
        },
      },
    },
    lesson:
      'À qui enquête sur vous, on montre que vous n’êtes pas Chef : personne ne vous trouvera ainsi. Aidez votre Chasseur, sans vous faire remarquer.',
  },
  pretender: {
    title: 'Réveil dans l’autre camp',
    setting:
      'Vous étiez l’Imposteur. Avant le vote, l’Agent dormant, {6}, est sorti de l’ombre et vous a choisi pour cible : cartes et camps échangés, et tous le savent. Vous êtes Espion, et dans l’équipe.',
    decisions: {
      vote: {
        ask: '{0} maintient son équipe : {3} et vous. Votre vote ?',
        right: 'Quatre sur sept : approuvée. Une équipe où vous êtes, les Espions la veulent, et vous en êtes un.',
        wrong: {
          rejected:
            'Sans votre voix, trois sur sept. Vous gagnez désormais avec les Espions : pourquoi arrêter une équipe qui en compte un ?',
        },
      },
      card: {
        ask: 'Quelle carte posez-vous ?',
        right: 'Un Échec. Chacun sait de qui, et il compte tout autant.',
        wrong: {
          held: 'Une réussite pour la Résistance, qui n’est plus votre camp. On vous sait Espion : il n’y avait plus rien à cacher.',
        },
      },
    },
    lesson:
      'Avant cela, les Espions ne vous distinguent pas de l’Agent dormant. Si la faute vous est portée, tout change d’un coup : cartes, camp et but.',
  },
  spyChief: {
    title: 'Laissez faire',
    setting:
      'Vous êtes le Chef Espion. À sept, votre Échec est un Échec de Chef, et cela se voit. {5}, votre Chasseur, vous emmène en mission 1.',
    decisions: {
      card: {
        ask: '{5} peut poser un simple Échec. Quelle carte posez-vous ?',
        right: 'Un seul Échec, celui que {5} a posé : la mission échoue, et nul n’apprend qu’un Chef y était.',
        wrong: {
          shown:
            'Un Échec et un Échec de Chef : tous savent que l’un de vous deux est le Chef Espion, et le Chasseur d’en face n’en demande pas plus.',
        },
      },
    },
    lesson:
      'Votre Échec porte votre rang. Laissez-le aux autres tant que possible : c’est vous que cherche le Chasseur de la Résistance.',
  },
  spyHunter: {
    title: 'Frapper tôt ?',
    setting:
      'Vous êtes le Chasseur Espion, et {3} est votre Chef. Vous avez mené la mission 1 et interrogé {0}, qui a montré une carte de Chef. Et voilà que {3} a fait échouer la mission 2 : vous pouvez sortir tout de suite.',
    decisions: {
      early: {
        ask: 'Tous sont interrogés, mais rien n’est possible qu’à vous. Que faites-vous ?',
        right:
          'Juste : les Espions n’ont que {3} pour Chef, {0} est donc celui de la Résistance. Partie gagnée dès la deuxième mission.',
        wrong: {
          waited:
            'Personne ne remarque rien, mais l’occasion peut ne pas revenir, et vous savez déjà : {0} est Chef, et pas de votre camp.',
          other:
            'Faux, et la mission ratée compte comme réussie. {0} vous avait montré une carte de Chef, et votre Chef est {3}.',
        },
      },
    },
    lesson:
      'Une fois par partie, quand un Chef Espion a fait échouer une mission, inutile d’attendre trois échecs. Saisissez l’occasion quand vous avez la certitude, et seulement alors.',
  },
  deepAgent: {
    title: 'Lequel des deux ?',
    setting:
      'Vous êtes l’Agent dormant : on vous a montré aux Espions, avec l’Imposteur, sans savoir qui est des leurs. On ne vous a montré personne. {1} vous envoie en mission 2 avec {0} et {3}.',
    decisions: {
      card: {
        ask: 'Quelle carte posez-vous ?',
        right:
          'Un Échec pour trois. La Résistance a trois suspects ; les Espions savent que cela ne peut venir que de vous.',
        wrong: {
          held: 'Deuxième réussite pour eux, et les Espions ne savent toujours pas qui est des leurs. Un Échec le leur dit, et n’en dit pas tant aux autres.',
        },
      },
    },
    lesson:
      'Vous ne pouvez pas dire qui vous êtes, mais un Échec le peut. Choisissez une équipe assez grande pour que les Espions en apprennent plus que les autres.',
  },
};
