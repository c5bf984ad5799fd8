import type { Arriving } from '../en/arriving.ts';
import { speech } from '../speech.ts';

const { list, plural } = speech('fr');

export const arriving = {
  game: (title: string, host: string) => `${title}, hôte : ${host}`,
  here: (names: readonly string[], bots: number) =>
    `À la table : ${list([...names, ...(bots === 0 ? [] : [plural(bots, { one: '# robot', other: '# robots' })])])}`,
  nobody: 'Il n’y a personne pour le moment.',
  locked: 'L’hôte a verrouillé cette table. Demandez-lui de vous ouvrir, ou regardez.',
  playing: 'Une partie est en cours. Vous la regarderez depuis le banc et aurez une place à la suivante s’il en reste.',
  over: 'La partie est finie. Vous attendrez sur le banc et aurez une place à la suivante s’il en reste.',
  full: 'Toutes les places sont prises. Vous regarderez depuis le banc et aurez une place dès qu’il y en aura.',
  toBench: 'Aller sur le banc',
  lost: 'J’ai perdu mon appareil',
  lostHead: 'Ramener votre place ici',
  lostHow:
    'À votre arrivée, un code de secours de vingt lettres s’est affiché. Il transfère votre place sur cet appareil.',
  recovery: 'Code de secours',
  recoveryProblem: 'Un code de secours compte vingt lettres, sans I ni O.',
  bring: 'Ramener ma place ici',
  writeDown: 'Si vous perdez cet appareil',
  recovered: 'Votre place est maintenant sur cet appareil. L’ancien code de secours ne marche plus.',
  newRecovery: 'Votre nouveau code de secours',
  showNew: 'Afficher le nouveau code',
  writeDownHow:
    'Notez ces lettres : elles vous rendent votre place si vous perdez cet appareil. Quiconque les a peut jouer à votre place.',
  writtenDown: 'C’est noté',
  showRecovery: 'Afficher le code de secours',
  copyRecovery: 'Copier le code de secours',
  recoveryCopied: 'Code de secours copié',
  join: 'Rejoindre sous un nom',
  retry: 'Réessayer',
} satisfies Arriving;
