import { speech } from '../../../../i18n/speech.ts';

const { plural } = speech('fr');
const both = (names: readonly string[]) => names.join(' ou ');
const mixed = (names: readonly string[]) => names.join(' + ');

export const terms = {
  flat: (points: number) => plural(points, { one: '# point', other: '# points' }),
  each: (points: number, what: string) => plural(points, { one: `# point par ${what}`, other: `# points par ${what}` }),
  atMost: (text: string, most: number) => `${text}, ${most} au plus`,
  when: (points: number, condition: string, otherwise: number) => `${points} si ${condition}, sinon ${otherwise}`,
  collected: (size: number, points: number) =>
    plural(size, { one: `toute seule : ${points}`, other: `# : ${points} chacune` }),
  collection: (steps: readonly string[]) =>
    `Selon le nombre que vous en avez. ${steps.join(' ; ')}. Ensuite, une nouvelle série commence.`,
  counts: {
    iconsInHand: (icons: readonly string[], count: number) =>
      plural(count, { one: `icône ${both(icons)} en main`, other: `icônes ${both(icons)} en main` }),
    iconsInCentre: (icons: readonly string[], count: number) =>
      plural(count, {
        one: `icône ${both(icons)} visible au centre`,
        other: `icônes ${both(icons)} visibles au centre`,
      }),
    pairsInHand: (icon: string, count: number) =>
      plural(count, { one: `paire d’icônes ${icon} en main`, other: `paires d’icônes ${icon} en main` }),
    pairsInCentre: (icon: string, count: number) =>
      plural(count, {
        one: `paire d’icônes ${icon} visible au centre`,
        other: `paires d’icônes ${icon} visibles au centre`,
      }),
    setsInHand: (icons: readonly string[], count: number) =>
      plural(count, { one: `série ${mixed(icons)} en main`, other: `séries ${mixed(icons)} en main` }),
    setsInCentre: (icons: readonly string[], count: number) =>
      plural(count, {
        one: `série ${mixed(icons)} visible au centre`,
        other: `séries ${mixed(icons)} visibles au centre`,
      }),
    graveyard: (count: number) => plural(count, { one: 'carte au cimetière', other: 'cartes au cimetière' }),
    others: (count: number) => plural(count, { one: 'autre carte en main', other: 'autres cartes en main' }),
    singles: (count: number) =>
      plural(count, { one: 'autre carte en un seul exemplaire', other: 'autres cartes en un seul exemplaire' }),
    othersWith: (icon: string, count: number) =>
      plural(count, {
        one: `autre carte avec une icône ${icon} en main`,
        other: `autres cartes avec une icône ${icon} en main`,
      }),
    othersWithout: (icon: string, count: number) =>
      plural(count, {
        one: `autre carte sans icône ${icon} en main`,
        other: `autres cartes sans icône ${icon} en main`,
      }),
    leaders: (count: number) => plural(count, { one: 'Leader en main', other: 'Leaders en main' }),
  },
  conditions: {
    mostCopies: 'vous en avez plus que chacun des autres',
    mostIcons: (icon: string) => `vous avez plus d’icônes ${icon} que chacun des autres`,
    rival: 'une autre personne en a une aussi',
    pawn: 'le pion est sur le Donjon',
    atLeast: (count: number, what: string) => `l’on compte au moins ${count} ${what}`,
    atLeastOne: (what: string) => `l’on compte au moins 1 ${what}`,
  },
  found: {
    counted: (count: number, what: string, points: number) => `${count} ${what}, ${points} chaque fois`,
    capped: (text: string, most: number) => `${text}, sans dépasser ${most}`,
    plain: 'valeur imprimée',
    mostCopies: 'plus d’exemplaires que chacun des autres',
    mostIcons: (icon: string) => `plus d’icônes ${icon} que chacun des autres`,
    holds: (condition: string) => `C’est vrai : ${condition}`,
    fails: (condition: string) => `Ce n’est pas le cas : ${condition}`,
    collection: (size: number) => plural(size, { one: 'seule de sa série', other: 'dans une série de #' }),
  },
  example: (found: readonly string[], points: number) =>
    plural(points, { one: `Avec ${found.join(' et ')} : # point.`, other: `Avec ${found.join(' et ')} : # points.` }),
  exampleWhen: (points: number, otherwise: number) => `Soit ${points}, soit ${otherwise}, jamais entre les deux.`,
  exampleFlat: (good: number, evil: number) =>
    good === evil
      ? `${good} quoi qu’il arrive.`
      : `${good} si le Bien gagne, ${evil} si le Mal gagne, quelles que soient vos autres cartes.`,
  exampleSet: (size: number, total: number) =>
    plural(size, { one: `Toute seule : ${total}.`, other: `# ensemble : ${total} en tout.` }),
  spoken: (name: string, initiative: number, icons: readonly string[]) =>
    [`${name}`, `initiative ${initiative}`, ...icons].join(', '),
  iconCount: (count: number, icon: string) => `${count} ${icon}`,
};

export const icons = { soldier: 'Soldat', minion: 'Sbire', animal: 'Animal', corruption: 'Corruption' };

export const effects = {
  eliminate: { name: 'Éliminer', how: 'Au tour où vous la jouez : envoyez une carte du centre au cimetière.' },
  look: {
    name: 'Regarder',
    how: 'Au tour où vous la jouez : voyez la prochaine carte de la pioche, puis glissez-la dessous ou posez-la au centre.',
  },
};

export const endEffects = {
  swap: {
    name: 'Dernier mot',
    how: 'Une fois la partie finie, avant le décompte : vous pouvez échanger une autre carte de votre main contre une carte du centre.',
  },
  gain: (icon: string) =>
    `Une fois la partie finie, avant le décompte : vous pouvez ajouter à votre main une carte ${icon} du centre.`,
};

export const sites = {
  reveal: (cards: number) => plural(cards, { one: '# carte est retournée.', other: '# cartes sont retournées.' }),
  leaders: (cards: number) =>
    plural(cards, { one: '# Leader est retourné en plus.', other: '# Leaders sont retournés en plus.' }),
  sweep: {
    marked: 'D’abord, toutes les cartes avec Corruption quittent le centre et passent sous la pioche.',
    unmarked: 'D’abord, toutes les cartes sans Corruption quittent le centre et passent sous la pioche.',
  },
  draw: (cards: number) =>
    `Chacun pioche ${cards} cartes et en remet sous la pioche, à la vue de tous, pour n’en gagner qu’une.`,
  limit: (marks: number) => `Ici, le Mal gagne dès ${marks} marques.`,
  reversed: 'On joue de la plus petite initiative à la plus grande.',
  plain: 'Aucune règle particulière.',
  effects: {
    look: { name: 'Regarder', how: 'Au début de votre tour, vous pouvez regarder la prochaine carte de la pioche.' },
    eliminate: { name: 'Éliminer', how: 'Au début de votre tour, vous pouvez éliminer une carte du centre.' },
    muster: { name: 'Lever', how: 'Au début de votre tour, vous pouvez retourner une carte de plus.' },
    raise: { name: 'Relever', how: 'Au début de votre tour, vous pouvez ramener au centre une carte du cimetière.' },
    cleanse: {
      name: 'Purifier',
      how: 'Au début de votre tour, vous pouvez glisser sous sa pioche une carte du centre avec Corruption.',
    },
    trade: {
      name: 'Troquer',
      how: 'Au début de votre tour, vous pouvez échanger une carte de votre main contre une carte du centre.',
    },
    swear: {
      name: 'Prêter serment',
      how: 'Au début de votre tour, vous pouvez glisser une carte de votre main sous sa pioche et piocher un Leader.',
    },
  },
};
