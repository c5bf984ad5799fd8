import { type Late, ranOut } from '../../../../words/ran-out.ts';

const who = ranOut.fr;

export const late = {
  how: 'Une fois le temps écoulé : le Meneur part avec les joueurs suivants dans le sens horaire, un vote manquant compte comme Approuvé, une carte Mission manquante comme un Succès. Tout autre choix tombe sur le premier joueur possible, ou l’on passe. Tout le monde voit qui n’a pas voté à temps.',
  now: {
    propose: 'Une fois le temps écoulé, vous partez avec les joueurs suivants dans le sens horaire.',
    vote: 'Une fois le temps écoulé, votre vote compte comme Approuvé.',
    play: 'Une fois le temps écoulé, vous posez un Succès.',
    ask: 'Une fois le temps écoulé, le premier choix possible est fait, ou aucun.',
  },
  stamp: 'temps écoulé',
  vote: (those: Late) => `${who(those)} : compté comme Approuvé.`,
  team: (those: Late) => `${who(those)} : le Meneur part avec les joueurs suivants.`,
  card: (those: Late) => `${who(those)} : la carte Mission compte comme un Succès.`,
  cards:
    'Temps écoulé avant que toutes les cartes Mission soient posées : chaque carte manquante compte comme un Succès.',
};
