import type { MinutesWords } from '../../../../session/minutes.ts';
import type { files } from './files.ts';

export const fr: MinutesWords<typeof files> = {
  ford: {
    title: 'Ce que l’eau emporte',
    setting:
      'Vous tenez deux Loups, et le troisième est au centre. C’est votre tour, à la manche 1. Ensuite, le pion arrive au gué en crue : avant que des cartes soient retournées, celles sans marque vont sous leurs pioches.',
    decisions: {
      take: {
        ask: 'Que prenez-vous ?',
        right: 'Il était temps. Ce qui n’avait pas de marque est parti, votre Écuyer aussi ; les marques sont restées.',
        wrong: {
          tamer:
            'L’eau a emporté le Loup : il n’a pas de marque. Ce que vous voulez au centre, prenez-le avant le gué.',
          other: 'L’eau a emporté le Loup : il n’a pas de marque. Les cartes marquées, elles, seraient restées.',
        },
      },
    },
    lesson:
      'Regardez le lieu suivant avant de prendre. Au gué en crue, seules les marques survivent au début de la manche.',
  },
  market: {
    title: 'Deux cartes en un tour',
    setting:
      'Vous tenez deux Mousquetaires ; à trois, ils valent 3, −1 et 9. Le troisième est au centre, et le pion est au marché de nuit : avant tout, vous pouvez échanger une carte de votre main contre une du centre.',
    decisions: {
      trade: {
        ask: 'À vous. Que faites-vous d’abord ?',
        right: 'Le troisième Mousquetaire est à vous, contre une carte inutile. Et vous prenez encore une carte.',
        wrong: {
          skipped:
            'Vous avez pris une carte, et le marché ferme. Le lieu vient d’abord : échangez, puis prenez, et vous choisissez deux fois.',
          gave: 'Vous donnez un Mousquetaire. Donnez ce qui ne vous sert pas.',
          given: 'Vous donnez un Mousquetaire. Donnez ce qui ne vous sert pas.',
          other: 'Un échange, mais pas pour le Mousquetaire : {1} peut le prendre, et à deux ils ne valent que 2.',
        },
      },
    },
    lesson:
      'Du côté avancé, un lieu peut agir pour tous. Il vient avant les effets de votre carte et avant de prendre.',
  },
  mill: {
    title: 'Le plus lent d’abord',
    setting:
      'Vous tenez deux Loups, et le troisième est au centre. {1} le veut aussi. Le pion est au moulin à rebours : les tours vont de l’initiative la plus basse à la plus haute.',
    decisions: {
      play: {
        ask: 'Quelle carte jouez-vous ?',
        right: '5 contre 25 : ici, l’Ours de guerre agit en premier.',
        wrong: {
          quick: 'Partout ailleurs, 84 passe en premier. Ici, c’est le dernier : le Nain, à 25, prend le Loup.',
          other:
            'Le Nain d’en face, à 25, agit avant vous, et le Loup n’est plus là. Votre carte la plus basse est l’Ours de guerre, à 5.',
        },
      },
      take: {
        ask: 'À vous en premier. Que prenez-vous ?',
        right: 'Trois Loups dans une main : 13 points au lieu de 7.',
        wrong: {
          other: 'C’est une carte aussi, mais c’est pour le Loup que cela pressait.',
        },
      },
    },
    lesson: 'Au moulin à rebours, vos cartes les plus lentes sont les plus rapides. Gardez-en une pour cette manche.',
  },
  crypt: {
    title: 'Retour de la tombe',
    setting:
      'Vous tenez deux Mousquetaires ; {1} a éliminé le troisième. Vous avez joué un Gobelin, et le pion est à la crypte ouverte : chacun peut ramener au centre une carte du cimetière.',
    decisions: {
      raise: {
        ask: 'À vous. Que faites-vous d’abord ?',
        right: 'Le revoilà, et vous n’avez pas encore pris de carte.',
        wrong: {
          took: 'Vous avez pris une carte, et la crypte se ferme. Relevez d’abord : ce qui revient peut être pris au même tour.',
        },
      },
      take: {
        ask: 'Et maintenant ?',
        right: 'Trois Mousquetaires : 11 points au lieu de 2.',
        wrong: {
          other: '{1} joue ensuite, et le Mousquetaire est au centre. Vous l’avez ramené pour le prendre.',
        },
      },
    },
    lesson: 'Ce qui est éliminé reste visible, et revient à la crypte ouverte. Retenez ce qui est au cimetière.',
  },
  altar: {
    title: 'Huit suffisent',
    setting:
      'Vous jouez pour le Bien. Le pion est à l’autel noir, où huit marques suffisent au Mal. Il y en a sept au centre, et {1} va jouer un Gnoll qui en porte une.',
    decisions: {
      play: {
        ask: 'Quelle carte jouez-vous ?',
        right: 'Pas de marque dessus, et vous agissez avant le Gnoll.',
        wrong: {
          imp: 'Il va au centre, et ses deux marques avec. Même en en retirant deux, sept et un Gnoll font huit.',
        },
      },
      take: {
        ask: 'Sept marques, et le Gnoll est encore à venir. Que prenez-vous ?',
        right: 'Des marques s’en vont avec, et celle du Gnoll ne suffit plus.',
        wrong: {
          squire:
            'Sept marques restent, et avec le Gnoll cela fait huit : le Mal a gagné. Ailleurs, il en aurait fallu dix.',
          free: 'Sept marques restent, et avec le Gnoll cela fait huit : le Mal a gagné. Ailleurs, il en aurait fallu dix.',
        },
      },
    },
    lesson:
      'À l’autel noir, comptez jusqu’à huit, pas jusqu’à dix. Le Bien vide le centre avant cette manche, le Mal le remplit.',
  },
  oath: {
    title: 'Un serment utile',
    setting:
      'Vous jouez pour le Mal : un Gobelin, un Diablotin, une Ombre, Vesper. Et un Barde, qui coûte 2 points si le Mal gagne. Le pion est à la pierre aux serments : vous pouvez mettre une carte de votre main sous sa pioche et piocher le premier Leader.',
    decisions: {
      swear: {
        ask: 'Que faites-vous ?',
        right: 'Fenriz : 12 points, moins 1 par autre carte sans Sbire. Et vous prenez encore une carte.',
        wrong: {
          took: 'Vous avez pris une carte, et la pierre n’offre plus rien. Le lieu vient d’abord.',
          vesper: 'Vesper vaut 8, et 1 de plus par Sbire : donnez ce qui ne vous sert pas.',
          other: 'Cette carte rapporte au Mal. Donnez celle qui vous coûte des points.',
        },
      },
    },
    lesson:
      'On ne sait jamais quel Leader viendra, mais peu d’entre eux font perdre des points. Donnez la carte qui convient le moins à l’issue visée.',
  },
};
