import { speech } from '../../../../words/speech.ts';
import type { en } from './en.ts';

const { plural, list } = speech('fr');

export const fr = {
  name: 'Chasseur',
  phrases: { isChief: (name: string) => `Je vois en ${name} un Chef` },
  how: 'Chaque camp cache ses Chefs ; son Chasseur cherche ceux de l’autre.',
  about:
    'Quand trois missions ont tourné en faveur d’un camp, son Chasseur sort de l’ombre et accuse quelqu’un d’être un Chef adverse. À raison : son camp gagne. À tort : le résultat de la mission s’inverse et la partie continue. Après chaque mission, un joueur demande à un autre, en secret, s’il est un Chef : le Meneur après un succès, l’Investigateur après un échec. Une fois, après un échec auquel un Chef espion a contribué, le Chasseur espion peut accuser avant l’heure.',
  example:
    'La troisième mission échoue. Le Chasseur espion accuse Ada, qui n’est pas Chef : la mission devient un succès.',
  asks: {
    'hunter.appoint': {
      mine: 'Qui est l’Investigateur ?',
      others: (who: string) => `${who} désigne un Investigateur`,
      how: 'Touchez quelqu’un qui ne part pas. Si la mission échoue, c’est à cette personne d’interroger.',
      act: (chosen: string) => `Désigner ${chosen}`,
    },
    'hunter.blame': {
      mine: 'Quelque chose à faire avant le vote ?',
      others: () => 'Quelque chose à faire avant le vote ?',
      how: 'L’Agent dormant peut faire porter la faute à quelqu’un, une seule fois. Les autres touchent Continuer.',
      act: (chosen: string) => `Faire porter la faute à ${chosen}`,
    },
    'hunter.early': {
      mine: 'Quelque chose à faire après cet échec ?',
      others: () => 'Quelque chose à faire après cet échec ?',
      how: 'Le Chasseur espion peut accuser si un Chef espion a fait échouer la mission. Les autres touchent Continuer.',
      act: (chosen: string) => `Accuser ${chosen}`,
    },
    'hunter.accuse': {
      mine: 'Chasseur, qui accusez-vous ?',
      others: (who: string) => `${who} doit accuser un Chef`,
      how: 'Touchez qui vous prenez pour un Chef adverse. À raison : victoire. À tort : le résultat s’inverse.',
      act: (chosen: string) => `Accuser ${chosen}`,
    },
    'hunter.investigate': {
      mine: 'Qui interrogez-vous ?',
      others: (who: string) => `${who} interroge quelqu’un`,
      how: 'Touchez un joueur : sa réponse, Chef ou non, n’est montrée qu’à vous.',
      act: (chosen: string) => `Interroger ${chosen}`,
    },
    'hunter.answer': {
      mine: 'On vous interroge',
      others: (who: string) => `${who} répond`,
      how: 'Répondez comme votre personnage le doit. Seule la personne qui interroge voit la réponse.',
      act: (chosen: string) => `Répondre : ${chosen}`,
    },
  },
  characters: {
    resistanceChief: {
      name: 'Chef de la Résistance',
      how: 'Le Chasseur espion vous cherche. Si l’on vous interroge, vous devez répondre en Chef.',
      example: 'Ben vous interroge : vous devez lui montrer que vous êtes un Chef. S’il est Espion, on vous traque.',
    },
    resistanceHunter: {
      name: 'Chasseur de la Résistance',
      how: 'Trouvez un Chef espion. Au troisième succès, vous sortez de l’ombre et accusez quelqu’un.',
      example:
        'Dov a couvert Gil toute la soirée. Au troisième succès, vous accusez Gil : un Chef espion, c’est gagné.',
    },
    spyChief: {
      name: 'Chef espion',
      how: 'Vous êtes un Espion, et le Chasseur de la Résistance vous cherche. Si l’on vous interroge, vous devez répondre en Chef.',
      example: 'Votre Échec fait échouer la mission 2. Votre Chasseur en est averti et peut accuser aussitôt.',
    },
    spyHunter: {
      name: 'Chasseur espion',
      how: 'Trouvez un Chef de la Résistance : au troisième échec, vous sortez de l’ombre et accusez quelqu’un.',
      example: 'Vous avez interrogé Cho : un Chef. Au troisième échec, vous sortez de l’ombre et accusez Cho.',
    },
    dummyAgent: {
      name: 'Leurre',
      how: 'Si l’on vous interroge, vous pouvez répondre en Chef de la Résistance.',
      example:
        'On vous interroge, vous répondez en Chef. Le Chasseur espion vous accuse à tort, et l’échec devient un succès.',
    },
    coordinator: {
      name: 'Coordinateur',
      how: 'Les Chefs de la Résistance vous connaissent. Vous devez répondre « pas un Chef », mais si le Chasseur espion vous accuse, les Espions gagnent tout de même.',
      example:
        'Les Chefs vous font confiance dès le début. Mais si le Chasseur espion vous accuse, les Espions gagnent.',
    },
    deepAgent: {
      name: 'Agent dormant',
      how: 'Vous ignorez qui sont les autres Espions ; ils hésitent entre vous et l’Imposteur.',
      example: 'Les Espions hésitent entre Ben et vous. Votre Échec, dans une équipe sans Ben, leur répond.',
    },
    pretender: {
      name: 'Imposteur',
      how: 'Les Espions ne vous distinguent pas de l’Agent dormant.',
      example: 'Les Espions vous croient des leurs et vous laissent entrer dans une équipe qu’ils pensaient à eux.',
    },
  },
  extras: {
    dummyAgent: { name: 'Leurre', how: 'Peut répondre en Chef de la Résistance.' },
    coordinator: { name: 'Coordinateur', how: 'Connu des Chefs de la Résistance, et traqué comme eux.' },
    deepAgent: { name: 'Agent dormant et Imposteur', how: 'Les Espions ne les distinguent pas.' },
    blame: {
      name: 'Faire porter la faute',
      how: 'Une fois, l’Agent dormant peut tenter un échange avec l’Imposteur.',
      example:
        'Avant un vote, Fay se révèle Agent dormant et fait porter la faute à Gil, l’Imposteur : ils échangent cartes et camps.',
    },
  },
  cards: {
    chiefFail: { name: 'Échec de Chef', how: 'Seul un Chef espion peut la jouer.' },
  },
  noFail: {
    spyChief: 'Ici, un Chef espion a Échec de Chef à la place d’Échec.',
  },
  script: {
    spyChief: 'Espions, regardez encore : le Chef espion lève le pouce.',
    spyChiefs: 'Espions, regardez encore : les Chefs espions lèvent le pouce.',
    resistanceChiefs: 'Chefs de la Résistance, ouvrez les yeux et reconnaissez-vous.',
    coordinator: 'Le Coordinateur lève le pouce. Chefs de la Résistance, regardez.',
    coordinatorToOne: 'Le Coordinateur lève le pouce. Chef de la Résistance, ouvrez les yeux.',
    deepAgent: 'L’Agent dormant et l’Imposteur lèvent le pouce. Espions, regardez encore : un seul est des vôtres.',
    deepAgentShut: 'L’Agent dormant les garde fermés.',
  },
  lines: {
    spyChiefs: (names: readonly string[]) =>
      plural(names.length, { one: `Chef espion : ${list(names)}`, other: `Chefs espions : ${list(names)}` }),
    resistanceChiefs: (names: readonly string[]) =>
      plural(names.length, {
        one: `Chef de la Résistance : ${list(names)}`,
        other: `Chefs de la Résistance : ${list(names)}`,
      }),
    coordinator: (names: readonly string[]) => `Coordinateur : ${list(names)}`,
    deepAgent: (names: readonly string[]) => `Agent dormant ou Imposteur : ${list(names)}`,
  },
  notes: {
    answers: {
      notAChief: (who: string) => `${who} : pas un Chef`,
      chief: (who: string) => `${who} : un Chef`,
      resistanceChief: (who: string) => `${who} : un Chef de la Résistance`,
      spyChief: (who: string) => `${who} : un Chef espion`,
    },
    chance: (mission: number) => `Votre Chef a fait échouer la mission ${mission} : vous pouviez accuser aussitôt.`,
  },
  tokens: {
    investigator: 'est l’Investigateur',
    steppedOut: 'a quitté l’ombre',
  },
  unmasked: {
    chance: (who: string, mission: number) =>
      `Un Chef a fait échouer la mission ${mission}\u202f: ${who} pouvait accuser.`,
  },
  told: {
    appointed: (who: string) => `${who} est l’Investigateur.`,
    steppedOut: {
      resistance: (who: string) => `${who} sort de l’ombre : c’est le Chasseur de la Résistance.`,
      spy: (who: string) => `${who} sort de l’ombre : c’est le Chasseur espion.`,
    },
    right: (who: string, named: string) => `${who} accuse ${named}, à raison.`,
    wrong: (who: string, named: string) => `${who} accuse ${named}, à tort.`,
    investigated: (who: string, named: string) => `${who} interroge ${named}.`,
    blamedRight: (who: string, named: string) =>
      `${who}, l’Agent dormant, fait porter la faute à ${named}, l’Imposteur : les personnages sont échangés.`,
    blamedWrong: (who: string, named: string) => `${who}, l’Agent dormant, fait porter la faute à ${named} : en vain.`,
  },
  stage: {
    stepOut: {
      resistance: {
        head: 'La chasse est ouverte',
        how: 'Le Chasseur de la Résistance doit accuser un Chef espion. S’il se trompe, le résultat de la mission s’inverse.',
      },
      spy: {
        head: 'La chasse est ouverte',
        how: 'Le Chasseur espion doit accuser un Chef de la Résistance. S’il se trompe, le résultat de la mission s’inverse.',
      },
    },
    accusation: {
      head: 'L’accusation',
      line: (who: string, named: string) => `${who} accuse ${named}.`,
      right: 'À raison',
      wrong: 'À tort',
      rightHow: (who: string) => `C’était bien ${who} : la chasse est finie.`,
      wrongHow: (who: string) => `Ce n’était pas ${who}.`,
      no: { resistance: 'Pas un Chef espion', spy: 'Pas un Chef de la Résistance' },
    },
    blame: {
      head: 'La faute',
      line: (who: string, named: string) => `${who} fait porter la faute à ${named}.`,
      right: 'Échange',
      wrong: 'En vain',
    },
  },
  end: {
    accused: (who: string, named: string, character: string) => `${who} a accusé ${named}, à raison : ${character}.`,
  },
  dock: {
    chief: 'Un Chef',
    notAChief: 'Pas un Chef',
  },
  problems: {
    assassinAndHunter: 'Assassin et Chasseur finissent la partie chacun à sa façon : choisissez l’un des deux.',
    deepAgentTooFew: 'L’Agent dormant demande au moins sept joueurs.',
    blameAlone: 'Sans Agent dormant, personne ne peut faire porter la faute.',
  },
  reasons: {
    leaderMustGo: 'Vous devez faire partie de cette équipe.',
    answerByRule: 'Votre personnage doit répondre autrement.',
  },
} satisfies typeof en;
