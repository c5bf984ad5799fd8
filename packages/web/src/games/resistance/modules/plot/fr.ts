import { speech } from '../../../../words/speech.ts';
import type { en } from './en.ts';

const { list } = speech('fr');

export const fr = {
  name: 'L’Affaire se corse',
  phrases: { giveMe: 'Donnez-moi une carte Complot' },
  how: 'À chaque manche, le Meneur distribue des cartes qui bousculent les règles.',
  about:
    'Au début d’une manche, le Meneur pioche une à trois cartes Complot, face visible, et donne chacune à quelqu’un d’autre. Certaines s’appliquent aussitôt, d’autres se gardent et servent une fois, une reste toute la partie. Touchez un joueur pour lire les cartes posées devant lui.',
  example: 'Dov détient Vote de défiance : l’équipe était approuvée, et Dov la renvoie tout de même.',
  asks: {
    'plot.give': {
      mine: 'Distribuez les cartes Complot',
      others: (who: string) => `${who} distribue des cartes Complot`,
      how: 'Choisissez une carte, puis touchez qui la reçoit. Vous n’en gardez aucune.',
      act: (chosen: string) => `La donner à ${chosen}`,
    },
    'plot.establishConfidence': {
      mine: 'À qui montrez-vous votre camp ?',
      others: (who: string) => `${who} montre son camp à quelqu’un`,
      how: 'Question de confiance : c’est obligatoire. Seule cette personne le voit.',
      act: (chosen: string) => `Le montrer à ${chosen}`,
    },
    'plot.overheard': {
      mine: 'Quel voisin écoutez-vous ?',
      others: (who: string) => `${who} tend l’oreille`,
      how: 'Vous apprenez le camp de l’un de vos deux voisins.',
      act: (chosen: string) => `Écouter ${chosen}`,
    },
    'plot.openUp': {
      mine: 'À qui vous confiez-vous ?',
      others: (who: string) => `${who} se confie à quelqu’un`,
      how: 'Vous devez montrer votre camp à une personne. Elle seule le voit.',
      act: (chosen: string) => `Le montrer à ${chosen}`,
    },
    'plot.takeResponsibility': {
      mine: 'Prenez une carte Complot',
      others: (who: string) => `${who} prend une carte Complot`,
      how: 'Touchez un joueur qui a des cartes Complot, puis choisissez-en une.',
      act: (chosen: string) => `La prendre à ${chosen}`,
    },
    'plot.strongLeader.chance': {
      mine: 'Prendre la place du Meneur ?',
      others: (who: string) => `${who} peut prendre la tête`,
      how: 'Leader charismatique ne sert qu’une fois. Ensuite, la main passe à la personne qui vous suit.',
      act: (chosen: string) => `Jouer ${chosen}`,
    },
    'plot.opinionMaker': {
      mine: 'Votez d’abord, à découvert',
      others: (who: string) => `Vote d’abord, à découvert : ${who}`,
      how: 'Les Leaders d’opinion votent avant les autres.',
      act: (chosen: string) => `Voter : ${chosen}`,
    },
    'plot.noConfidence.chance': {
      mine: 'Renvoyer tout de même cette équipe ?',
      others: (who: string) => `${who} peut renvoyer l’équipe`,
      how: 'Vote de défiance ne sert qu’une fois, et compte comme un rejet.',
      act: (chosen: string) => `Jouer ${chosen}`,
    },
    'plot.spotlight.chance': {
      mine: 'Mettre quelqu’un en lumière ?',
      others: (who: string) => `${who} peut mettre quelqu’un en lumière`,
      how: 'Touchez un membre de l’équipe : il posera sa carte face visible. Ou gardez votre carte Complot.',
      act: (chosen: string) => `Désigner ${chosen}`,
    },
    'plot.closeEye.chance': {
      mine: 'Regarder une carte posée ?',
      others: (who: string) => `${who} peut regarder une carte`,
      how: 'Touchez le membre de l’équipe dont vous voulez voir la carte. Ou gardez votre carte Complot.',
      act: (chosen: string) => `Regarder la carte : ${chosen}`,
    },
  },
  tokens: {
    spotlit: 'doit poser sa carte face visible',
    eyed: 'sa carte a été regardée',
  },
  unmasked: {
    deck: (cards: readonly string[]) => `Les cartes Complot, dans l’ordre\u202f: ${cards.join(', ')}.`,
  },
  told: {
    drawn: (cards: readonly string[]) => `Cartes Complot piochées : ${list(cards)}.`,
    given: (card: string, who: string) => `${who} reçoit ${card}.`,
    taken: (who: string, card: string, from: string) => `${who} prend ${card} à ${from}.`,
    looked: (card: string, who: string, at: string) => `${card} : ${who} apprend dans quel camp est ${at}.`,
    used: (who: string, card: string) => `${who} joue ${card}.`,
    passed: (who: string, card: string) => `${who} garde ${card}.`,
    spotlit: (who: string) => `${who} doit poser sa carte Mission face visible.`,
    eyed: (who: string, of: string) => `${who} regarde la carte Mission posée par ${of}.`,
  },
  plots: {
    closeEye: {
      name: 'Regard indiscret',
      how: 'Une fois : regardez une carte Mission posée par quelqu’un d’autre.',
      example: 'Vous regardez la carte de Ben et annoncez : Succès. Reste à savoir si l’on vous croit.',
    },
    strongLeader: {
      name: 'Leader charismatique',
      how: 'Une fois : avant qu’un Meneur n’agisse, menez à sa place.',
      example: 'Dov allait choisir une équipe avec deux suspects. Vous prenez sa place et composez une autre équipe.',
    },
    noConfidence: {
      name: 'Vote de défiance',
      how: 'Une fois : renvoyez une équipe pourtant approuvée. Cela compte comme un rejet.',
      example: 'Cinq voix sur sept ont approuvé. Vous posez votre carte, et l’équipe ne part pas.',
    },
    opinionMaker: {
      name: 'Leader d’opinion',
      how: 'Toute la partie : votez avant les autres, à découvert.',
      example: 'Vous rejetez sous les yeux de tous, et trois autres vous suivent.',
    },
    takeResponsibility: {
      name: 'Prendre les choses en main',
      how: 'Aussitôt : prenez une carte Complot à un autre joueur.',
      example: 'Vous prenez Leader charismatique à Cho avant que Cho ne s’en serve.',
    },
    spotlight: {
      name: 'En pleine lumière',
      how: 'Une fois : un autre membre de l’équipe doit poser sa carte Mission face visible.',
      example: 'Vous désignez Ben, qui doit poser sa carte face visible. C’est un Succès, quoi qu’il ait eu en tête.',
    },
    overheard: {
      name: 'Conversation surprise',
      how: 'Aussitôt : apprenez le camp de l’un de vos deux voisins.',
      example: 'Vous apprenez que votre voisin de gauche est un Espion. À vous d’en convaincre les autres.',
    },
    establishConfidence: {
      name: 'Question de confiance',
      how: 'Aussitôt : le Meneur montre son camp au joueur de son choix.',
      example: 'Ada mène et montre son camp à Eve. Eve peut désormais se porter garante d’elle.',
    },
    openUp: {
      name: 'Confidence',
      how: 'Aussitôt : montrez votre camp au joueur de votre choix.',
      example: 'Vous montrez à Dov que vous servez la Résistance : un joueur au moins le sait.',
    },
  },
  dock: {
    keep: 'La garder',
    use: 'La jouer',
    pickCard: 'Choisissez une carte',
  },
  faceUp: {
    legend: 'Votre carte Mission, visible de tous',
    seal: 'La poser face visible',
    sealed: 'Tout le monde verra votre carte quand toutes seront posées.',
  },
  contested: 'L’équipe part, sauf Vote de défiance.',
  distrusted: 'Vote de défiance : l’équipe n’est pas partie.',
  reasons: {
    cannotBeGiven: 'Cette carte ne peut pas aller là.',
    cannotBeTaken: 'Cette carte ne peut pas être prise.',
    cannotBeUsed: 'Cette carte ne s’emploie pas ainsi.',
  },
} satisfies typeof en;
