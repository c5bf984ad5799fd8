import { speech } from '../../../../words/speech.ts';
import type { en } from './en.ts';

const { list } = speech('fr');

export const fr = {
  name: 'Transfuge',
  phrases: { mayHaveSwitched: (name: string) => `${name} a peut-être changé de camp` },
  how: 'Deux joueurs peuvent changer de camp en cours de partie.',
  about:
    'Il y a un Transfuge dans chaque camp. Au début des manches trois, quatre et cinq, on retourne une carte Loyauté ; deux sur cinq font changer les deux Transfuges de camp, donc de cartes et de but. Les Espions connaissent le leur ; lui n’en connaît aucun.',
  example: 'À la manche quatre, la carte dit « bascule » : qui était loyal jusqu’ici peut poser Échec.',
  characters: {
    resistanceDefector: {
      name: 'Transfuge de la Résistance',
      how: 'Vous commencez dans la Résistance. À chaque bascule, vous changez de camp, donc de cartes et de but.',
      example:
        'Vous posez Succès jusqu’à la manche 3. La carte dit alors « bascule » : désormais, il vous faut des échecs.',
    },
    spyDefector: {
      name: 'Transfuge espion',
      how: 'Vous commencez chez les Espions : ils vous connaissent, vous n’en connaissez aucun. À chaque bascule, vous changez de camp.',
      example: 'Vous avez fait échouer la mission 1. Après la bascule, il vous faut des succès, et qu’on vous croie.',
    },
  },
  extras: {
    defectorsKnown: {
      name: 'Transfuges connus',
      how: 'Ils se connaissent et ne basculent jamais.',
      example: 'Chacun des deux sait qui est l’autre, et qu’ils resteront adversaires jusqu’au bout.',
    },
    secretSwitch: {
      name: 'Bascule secrète',
      how: 'Seuls les Transfuges sont prévenus.',
      example:
        'À la manche 3, une carte est tirée face cachée. Votre alliée est peut-être passée aux Espions : elle seule le sait.',
    },
    openSwitch: {
      name: 'Bascule annoncée',
      how: 'Toutes les cartes Loyauté sont visibles dès le début.',
      example: 'Les cartes annoncent une bascule aux manches 2 et 4. Tous savent quand se méfier, mais pas de qui.',
    },
  },
  script: {
    spyDefector: 'Le Transfuge espion les garde fermés et lève le pouce.',
    defectors: 'Transfuges, ouvrez les yeux et reconnaissez-vous.',
  },
  lines: {
    defectors: (names: readonly string[]) => `L’autre Transfuge : ${list(names)}`,
  },
  notes: {
    switched: (round: number) => `Manche ${round} : vous avez changé de camp.`,
    stayed: (round: number) => `Manche ${round} : rien ne change pour vous.`,
    nowLoyal: 'Vous êtes maintenant avec la Résistance.',
    nowSpy: 'Vous êtes maintenant avec les Espions.',
  },
  unmasked: {
    deck: (cards: readonly string[]) => `Les cartes Loyauté, dans l’ordre\u202f: ${cards.join(', ')}.`,
  },
  told: {
    switched: 'La carte Loyauté parle : les Transfuges changent de camp.',
    stayed: 'La carte Loyauté parle : rien ne change.',
    drawn: (round: number) =>
      `Manche ${round} : une carte Loyauté est tirée face cachée. Seuls les Transfuges la connaissent.`,
    laidOut: (rounds: readonly string[]) =>
      `Les cartes Loyauté sont étalées. Les Transfuges basculeront : ${list(rounds)}.`,
    laidOutNone: 'Les cartes Loyauté sont étalées. Les Transfuges ne basculeront jamais.',
    unveiled: (rounds: readonly string[]) => `Les Transfuges avaient basculé : ${list(rounds)}.`,
    unveiledNone: 'Les Transfuges n’avaient jamais basculé.',
    round: (round: number) => `manche ${round}`,
  },
  stage: {
    head: (round: number) => `Manche ${round} : loyauté`,
    switch: 'Bascule',
    stay: 'Rien ne change',
    hidden: 'Face cachée',
    switchHow: 'Les deux Transfuges sont désormais dans l’autre camp.',
    stayHow: 'Chacun reste où il est.',
    hiddenHow: 'Regardez tous votre carte : elle dit aux Transfuges s’ils ont changé de camp.',
  },
  problems: {
    twoSwitchVariants: 'Choisissez une seule façon de basculer pour les Transfuges.',
  },
} satisfies typeof en;
