import { speech } from '../../../../i18n/speech.ts';
import type { notes as Notes, script as Script, told as Told } from '../en/told.ts';

const { plural, list } = speech('fr');

export const told = {
  exposed: (who: string, card: string) => `${who} pose sa carte face visible : ${card}.`,
  noted: 'Ce que vous avez appris figure sur votre carte. Maintenez-la pour le lire.',
  turned: (mission: number) => `Le résultat de la mission ${mission} s’inverse.`,
  plot: {
    drawn: (cards: readonly string[]) => `Cartes Complot piochées : ${list(cards)}.`,
    given: (card: string, who: string) => `${who} reçoit ${card}.`,
    taken: (who: string, card: string, from: string) => `${who} prend ${card} à ${from}.`,
    looked: (card: string, who: string, at: string) => `${card} : ${who} apprend dans quel camp est ${at}.`,
    used: (who: string, card: string) => `${who} joue ${card}.`,
    passed: (who: string, card: string) => `${who} garde ${card}.`,
    spotlit: (who: string) => `${who} doit poser sa carte Mission face visible.`,
    eyed: (who: string, of: string) => `${who} regarde la carte Mission posée par ${of}.`,
  },
  inquisitor: {
    given: (who: string) => `${who} commence comme Enquêteur.`,
    looked: (who: string, at: string) => `${who} apprend dans quel camp est ${at} et lui remet le jeton.`,
  },
  trapper: { trapped: (who: string) => `La carte posée par ${who} est écartée : elle ne compte pas.` },
  rogue: { watched: (who: string) => `${who} est sous surveillance pour cette mission.` },
  sergeant: {
    named: (who: string) => `${who} est le Sergent de cette équipe.`,
    swapped: (who: string, of: string) => `${who} oblige ${of} à changer de carte.`,
    passed: (who: string) => `${who} laisse toutes les cartes en place.`,
  },
  assassin: {
    steppedOut: (who: string) => `${who} sort de l’ombre : c’est l’Assassin.`,
    named: (who: string, named: string) => `${who} vise ${named}.`,
    hit: (named: string) => `${named} était le Commandant.`,
    missed: (named: string) => `${named} n’était pas le Commandant.`,
  },
  defector: {
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
  hunter: {
    appointed: (who: string) => `${who} est l’Investigateur.`,
    steppedOut: {
      resistance: (who: string) => `${who} sort de l’ombre : le Chasseur de la Résistance.`,
      spy: (who: string) => `${who} sort de l’ombre : le Chasseur espion.`,
    },
    right: (who: string, named: string) => `${who} accuse ${named}, à raison.`,
    wrong: (who: string, named: string) => `${who} accuse ${named}, à tort.`,
    investigated: (who: string, named: string) => `${who} interroge ${named}.`,
    blamedRight: (who: string, named: string) =>
      `${who}, l’Agent dormant, fait porter la faute à ${named}, l’Imposteur : les personnages sont échangés.`,
    blamedWrong: (who: string, named: string) => `${who}, l’Agent dormant, fait porter la faute à ${named} : en vain.`,
  },
} satisfies typeof Told;

export const notes = {
  head: 'Ce que vous savez',
  commander: (names: readonly string[]) =>
    plural(names.length, { one: `Un Espion : ${list(names)}`, other: `Des Espions : ${list(names)}` }),
  allSpies: 'Ce sont tous les Espions.',
  hiddenSpies: (count: number) =>
    plural(count, {
      one: 'Un autre Espion vous est caché.',
      other: `${count} autres Espions vous sont cachés.`,
    }),
  bodyGuard: (names: readonly string[]) =>
    plural(names.length, {
      one: `Le Commandant : ${list(names)}`,
      other: `Commandant ou Faux Commandant : ${list(names)}`,
    }),
  spiesOnce: (names: readonly string[]) =>
    plural(names.length, {
      one: `Un Espion au début : ${list(names)}`,
      other: `Des Espions au début : ${list(names)}`,
    }),
  spyChiefs: (names: readonly string[]) =>
    plural(names.length, { one: `Chef espion : ${list(names)}`, other: `Chefs espions : ${list(names)}` }),
  resistanceChiefs: (names: readonly string[]) =>
    plural(names.length, {
      one: `Chef de la Résistance : ${list(names)}`,
      other: `Chefs de la Résistance : ${list(names)}`,
    }),
  coordinator: (names: readonly string[]) => `Coordinateur : ${list(names)}`,
  deepAgent: (names: readonly string[]) => `Agent dormant ou Imposteur : ${list(names)}`,
  defectors: (names: readonly string[]) => `L’autre Transfuge : ${list(names)}`,
  loyal: (round: number, who: string) => `Manche ${round} : ${who} sert la Résistance`,
  spy: (round: number, who: string) => `Manche ${round} : ${who} est un Espion`,
  saw: (mission: number, who: string, card: string) => `Mission ${mission}, carte posée par ${who} : ${card}`,
  answers: {
    notAChief: (who: string) => `${who} : pas un Chef`,
    chief: (who: string) => `${who} : un Chef`,
    resistanceChief: (who: string) => `${who} : un Chef de la Résistance`,
    spyChief: (who: string) => `${who} : un Chef espion`,
  },
  chance: (mission: number) => `Votre Chef a fait échouer la mission ${mission} : vous pouviez accuser aussitôt.`,
  switched: (round: number) => `Manche ${round} : vous avez changé de camp.`,
  stayed: (round: number) => `Manche ${round} : rien ne change pour vous.`,
  nowLoyal: 'Vous êtes maintenant avec la Résistance.',
  nowSpy: 'Vous êtes maintenant avec les Espions.',
} satisfies typeof Notes;

export const script = {
  head: 'La reconnaissance',
  close: 'Tout le monde ferme les yeux.',
  shut: 'Refermez les yeux.',
  spies: 'Espions, ouvrez les yeux et reconnaissez-vous.',
  spy: 'Espion, ouvrez les yeux et regardez.',
  blindSpy: 'L’Espion aveugle les garde fermés.',
  rogue: 'Un Renégat les garde fermés.',
  spyDefector: 'Le Transfuge espion les garde fermés et lève le pouce.',
  deepAgentShut: 'L’Agent dormant les garde fermés.',
  commander: 'Espions, levez le pouce, les yeux fermés. Commandant, ouvrez les yeux.',
  deepCover: 'L’Agent infiltré ne lève pas le pouce.',
  rogueHidden: 'Un Renégat ne lève pas le pouce.',
  bodyGuard: 'Le Commandant lève le pouce. Garde du corps, ouvrez les yeux.',
  falseCommander: 'Le Faux Commandant lève aussi le pouce.',
  spyChief: 'Espions, regardez encore : le Chef espion lève le pouce.',
  spyChiefs: 'Espions, regardez encore : les Chefs espions lèvent le pouce.',
  resistanceChiefs: 'Chefs de la Résistance, ouvrez les yeux et reconnaissez-vous.',
  coordinator: 'Le Coordinateur lève le pouce. Chefs de la Résistance, regardez.',
  coordinatorToOne: 'Le Coordinateur lève le pouce. Chef de la Résistance, ouvrez les yeux.',
  deepAgent: 'L’Agent dormant et l’Imposteur lèvent le pouce. Espions, regardez : c’est l’un des deux.',
  defectors: 'Transfuges, ouvrez les yeux et reconnaissez-vous.',
  none: 'Il n’y a pas de reconnaissance : aucun Espion n’en connaît un autre.',
  open: 'Tout le monde ouvre les yeux.',
} satisfies typeof Script;
