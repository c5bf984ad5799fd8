import type { Hosting } from '../en/hosting.ts';
import { speech } from '../speech.ts';

const { list, plural } = speech('fr');

export const hosting = {
  awayHead: 'Tout le monde n’est pas là',
  away: (names: readonly string[]) => `Hors ligne : ${list(names)}.`,
  awayHow: 'Si vous commencez maintenant, qui est hors ligne regardera cette partie depuis le banc.',
  without: 'Commencer quand même',
  withoutBots: (bots: number) =>
    plural(bots, { one: 'Ajouter # robot et commencer', other: 'Ajouter # robots et commencer' }),
  wait: 'Attendre',
  waitsFor: (names: readonly string[], host: string) =>
    `Hors ligne : ${list(names)}. ${host} peut attendre ou commencer quand même.`,
  hostAway: (host: string) => `${host}, l’hôte, est hors ligne. D’ici peu, quelqu’un d’autre le deviendra.`,
  tries: (host: string) => `${host} essaie une combinaison qui ne peut pas encore commencer.`,
  rules: 'À cette table',
  hostOnly: (host: string) => `Seul l’hôte (${host}) peut changer cela.`,
  sum: {
    clock: 'Temps limité',
    noClock: 'Temps libre',
    standIns: 'un robot remplace les absents',
    noStandIns: 'aucun robot ne remplace les absents',
    locked: 'table verrouillée',
    shuffle: 'places mélangées',
  },
  lock: 'Verrouiller la table',
  lockHow: 'Plus personne ne peut la rejoindre. Qui a déjà une place peut y revenir.',
  shuffle: 'Mélanger les places',
  shuffleHow: 'Avant chaque partie, chacun reçoit une nouvelle place.',
  standIns: 'Remplacement par un robot',
  standInsHow: 'Si quelqu’un s’absente longtemps en cours de partie, un robot joue pour cette personne en attendant.',
  clocks: 'Temps de jeu',
  alone: 'Quand une personne décide',
  together: 'Quand plusieurs décident',
  talk: 'Temps de discussion',
  talkHow: 'On discute avant que quelqu’un décide pour tous ; ce temps s’ajoute à celui de la décision.',
  talkNeeds: 'Il faut pour cela une limite quand une personne décide.',
  moreTime: 'Qui doit décider peut prendre autant de temps en plus, trois fois par partie.',
  switchGame: 'Changer de jeu',
  switchHow:
    'Le nouveau jeu prend ses options habituelles. S’il a moins de places, les robots partent d’abord, puis les derniers arrivés vont sur le banc.',
  switchTo: 'Changer',
  close: 'Fermer la table',
  closeSure: 'Fermer cette table pour de bon ? Tout le monde la quittera, sans pouvoir y revenir.',
  keeps: (host: string) => `Vous êtes l’hôte tant que ${host} n’est pas là, mais vous ne pouvez pas fermer la table.`,
  callHost: 'Demander un autre hôte',
  callHostHow: 'Les autres sont consultés. Personne n’apprend qui l’a demandé ni qui est d’accord.',
  leaveSure: 'Quitter cette table ? Vous pourrez la rejoindre plus tard.',
} satisfies Hosting;
