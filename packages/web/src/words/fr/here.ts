import type { Here } from '../en/here.ts';

export const here: Here = {
  play: 'Jouer sur cet appareil',
  playHow: 'En solo avec des robots, ou en se passant l’appareil. Sans réseau.',
  resume: 'Revenir à la table de cet appareil',
  table: 'Cet appareil',
  head: 'Une table sur cet appareil',
  how: 'Jouez avec des robots, ou ajoutez des personnes et passez-vous l’appareil. La partie est gardée ici, même si vous fermez la page.',
};
