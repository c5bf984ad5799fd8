import { speech } from '../../../../words/speech.ts';

const { plural } = speech('fr');
const both = (names: readonly string[]) => names.join(' ou ');
const mixed = (names: readonly string[]) => names.join(' + ');

export const terms = {
  flat: (points: number) => plural(points, { one: '# point', other: '# points' }),
  each: (points: number, what: string) => plural(points, { one: `# point par ${what}`, other: `# points par ${what}` }),
  /** On the card itself, where there is room for little. */
  either: (low: string, high: string) => `${low} ou ${high}`,
  atMost: (text: string, most: number) => `${text}, ${most} au plus`,
  when: (points: number, condition: string, otherwise: number) => `${points} si ${condition}, sinon ${otherwise}`,
  collected: (size: number, points: number) =>
    plural(size, { one: `une seule : ${points}`, other: `# : ${points} chacune` }),
  collection: (steps: readonly string[]) =>
    `Selon le nombre d’exemplaires en main : ${steps.join(' ; ')}. Ensuite, une nouvelle série commence.`,
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
    mostCopies: 'vous en avez plus que quiconque',
    mostIcons: (icon: string) => `vous avez plus d’icônes ${icon} que quiconque`,
    rival: 'quelqu’un d’autre en a aussi',
    pawn: 'le pion est sur le Donjon',
    atLeast: (count: number, what: string) => `on compte au moins ${count} ${what}`,
    atLeastOne: (what: string) => `on compte au moins 1 ${what}`,
  },
  found: {
    counted: (count: number, what: string, points: number) => `${count} ${what}, ${points} chaque fois`,
    capped: (text: string, most: number) => `${text}, sans dépasser ${most}`,
    plain: 'valeur imprimée',
    mostCopies: 'plus d’exemplaires que quiconque',
    mostIcons: (icon: string) => `plus d’icônes ${icon} que quiconque`,
    holds: (condition: string) => `Vrai : ${condition}`,
    fails: (condition: string) => `Faux : ${condition}`,
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
    plural(size, { one: `Une seule : ${total}.`, other: `# ensemble : ${total} en tout.` }),
  spoken: (name: string, initiative: number, icons: readonly string[]) =>
    [`${name}`, `initiative ${initiative}`, ...icons].join(', '),
  iconCount: (count: number, icon: string) => `${count} ${icon}`,
  borne: {
    soldier: (count: number) => plural(count, { one: '# Soldat', other: '# Soldats' }),
    minion: (count: number) => plural(count, { one: '# Sbire', other: '# Sbires' }),
    animal: (count: number) => plural(count, { one: '# Animal', other: '# Animaux' }),
    corruption: (count: number) => `${count} Corruption`,
  },
};

export const icons = { soldier: 'Soldat', minion: 'Sbire', animal: 'Animal', corruption: 'Corruption' };

export const effects = {
  eliminate: { name: 'Éliminer', how: 'Le tour où vous la jouez : envoyez une carte du centre au cimetière.' },
  look: {
    name: 'Regarder',
    how: 'Le tour où vous la jouez : regardez la prochaine carte de la pioche, puis glissez-la dessous ou posez-la au centre.',
  },
};

export const endEffects = {
  swap: {
    name: 'Fin de partie',
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
  everybody: 'Chacun pioche une carte.',
  draw: (cards: number) =>
    plural(cards - 1, {
      one: `Chacun pioche ${cards} cartes, puis défausse # carte de sa main, à la vue de tous.`,
      other: `Chacun pioche ${cards} cartes, puis défausse # cartes de sa main, à la vue de tous.`,
    }),
  limit: (marks: number) => `Ici, le Mal gagne dès ${marks} marques.`,
  reversed: 'On joue de l’initiative la plus basse à la plus haute.',
  plain: 'Aucune règle particulière.',
  effects: {
    look: { name: 'Regarder', how: 'Au début de votre tour, vous pouvez regarder la prochaine carte de la pioche.' },
    eliminate: { name: 'Éliminer', how: 'Au début de votre tour, vous pouvez éliminer une carte du centre.' },
    muster: { name: 'Rallier', how: 'Au début de votre tour, vous pouvez retourner une carte de plus.' },
    raise: { name: 'Relever', how: 'Au début de votre tour, vous pouvez ramener au centre une carte du cimetière.' },
    cleanse: {
      name: 'Purifier',
      how: 'Au début de votre tour, vous pouvez glisser sous sa pioche une carte du centre portant de la Corruption.',
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
