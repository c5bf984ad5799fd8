import type { MinutesWords } from '../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  take: {
    title: 'Plus vite',
    setting:
      'Vous tenez deux Loups, et le troisième est au centre : ensemble, ils valent 3, 4 et 6. {1} le voudrait aussi. La plus haute initiative agit d’abord.',
    decisions: {
      play: {
        ask: 'Quelle carte jouez-vous ?',
        right: '84 contre 83 : vous agissez d’abord.',
        wrong: {
          wolf: 'Le Héraut joué par {1} va plus vite, et le Loup est parti. Celui que vous avez joué est au centre, lui aussi.',
          pack: 'Le Héraut joué par {1} va plus vite, et le Loup est parti. Celui que vous avez joué est au centre, lui aussi.',
          slow: 'Le Héraut joué par {1}, à 83, agit avant vous, et le Loup est parti. L’Éclaireuse a 84.',
        },
      },
      take: {
        ask: 'Vous commencez. Que faites-vous ?',
        right: 'Trois Loups dans une main : 13 points au lieu de 7.',
        wrong: {
          gone: 'Le Loup est au cimetière, et ne rapporte à personne. Éliminer sert à priver les autres.',
          other: 'C’est une carte aussi, mais {1} prend le Loup ensuite, et votre meute reste à deux.',
        },
      },
    },
    lesson: 'La carte jouée achète votre place dans l’ordre, puis elle s’en va. Jouez haut quand il faut être rapide.',
  },
  eliminate: {
    title: 'Moins de marques',
    setting:
      'Votre main est pour le Bien : Milice, Chevalière, Prêtresse. Mais huit marques sont au centre, {1} a joué un Dragon qui en a deux, et à dix, le Mal a gagné.',
    decisions: {
      out: {
        ask: 'Votre Milice élimine. Quelle carte ?',
        right: 'Quatre marques d’un coup, et pour de bon.',
        wrong: {
          small: 'C’est un peu mieux. Mais Chaos en a quatre à lui seul : retirez ce qui pèse le plus.',
          skipped:
            'Prendre une carte finit votre tour, et Éliminer est perdu. Avec le Dragon joué par {1}, le centre peut atteindre dix.',
        },
      },
      take: {
        ask: 'Prenez maintenant une carte.',
        right: 'Six points pour le Bien, et deux marques de moins au centre.',
        wrong: {
          wolf: 'Un seul Loup vaut 3 et n’emporte aucune marque. Le Diablotin vaut 6 si le Bien gagne, et emporte deux marques.',
          few: 'Une marque de moins. Le Diablotin vaut plus si le Bien gagne, et emporte deux marques.',
        },
      },
    },
    lesson:
      'Les marques ne comptent qu’au centre. Éliminer et prendre les retirent : tant que vous jouez le Bien, faites les deux.',
  },
  look: {
    title: 'Que cache la pioche ?',
    setting:
      'Vous avez joué le Prophète, qui permet de Regarder. Rien au centre ne vous convient vraiment, et {1} joue après vous.',
    decisions: {
      look: {
        ask: 'C’est votre tour. Par quoi commencer ?',
        right: 'La Princesse. Personne d’autre ne l’a vue.',
        wrong: {
          took: 'Prendre une carte finit votre tour, et Regarder est perdu. Cela ne coûte rien : regardez d’abord.',
        },
      },
      put: {
        ask: 'La Princesse : 18 points, moins ce qui est au centre. Où la mettre ?',
        right: 'Face visible au centre, et c’est toujours votre tour.',
        wrong: {
          under:
            'Sous la pioche, elle échappe à {1}, mais à vous aussi. Vous n’avez pas encore pris de carte : au centre, vous le pouviez.',
        },
      },
      take: {
        ask: 'Quelle carte prenez-vous ?',
        right: 'Vue, montrée et prise en un tour. {1} n’a pu que regarder.',
        wrong: {
          other: 'Et {1} vous remercie pour la Princesse. Vous l’aviez mise là pour la prendre.',
        },
      },
    },
    lesson:
      'Regarder vient avant de prendre. Une bonne carte va au centre, puis dans votre main ; une mauvaise, sous la pioche.',
  },
  evil: {
    title: 'Dix marques',
    setting:
      'Votre main est pour le Mal : Gobelins, Diablotin, Shadow, et Vesper. Huit marques sont au centre, et à dix, le Mal a gagné. {1} joue pour le Bien.',
    decisions: {
      play: {
        ask: 'Quelle carte jouez-vous ?',
        right: 'Il apporte deux marques au centre, et avec 94 vous agissez avant {1}.',
        wrong: {
          one: 'Une marque : neuf au plus. Le Diablotin en apporte deux.',
          also: 'Une marque : neuf au plus. Le Diablotin en apporte deux.',
          leader: 'Une marque, et votre meilleure carte du Mal s’en va. Le Diablotin apporte deux marques.',
          none: 'Aucune marque. Sans deux de plus, le Bien a encore le temps.',
        },
      },
      take: {
        ask: 'Huit marques, et votre Diablotin en apporte deux. Que prenez-vous ?',
        right: 'Rien de marqué : dix, et le Mal a gagné. Votre main compte ses points du Mal.',
        wrong: {
          marked: 'Des marques partent avec la carte : moins de dix. Comptez ce qui reste après votre tour, pas avant.',
        },
      },
    },
    lesson:
      'Les marques se comptent quand vous avez pris une carte et posé la vôtre. Pour le Mal, prenez sans marques et posez ce qui en a.',
  },
};
