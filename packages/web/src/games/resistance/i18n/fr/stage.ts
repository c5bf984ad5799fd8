import type { stage as Stage } from '../en/stage.ts';

export const stage = {
  stepOut: {
    assassin: {
      head: 'Un dernier coup',
      how: 'Espions, vous pouvez en parler à voix haute : qui est le Commandant ? Aucune autre carte n’est montrée, et tout le monde peut écouter.',
    },
    resistanceHunter: {
      head: 'La chasse est ouverte',
      how: 'Le Chasseur doit maintenant accuser un Chef espion. S’il se trompe, le résultat de la mission s’inverse.',
    },
    spyHunter: {
      head: 'La chasse est ouverte',
      how: 'Le Chasseur espion accuse un Chef de la Résistance. S’il se trompe, le résultat de la mission s’inverse.',
    },
  },
  strike: {
    head: 'Le coup',
    hit: 'Trouvé',
    missed: 'Manqué',
    hitHow: (who: string) => `${who} était le Commandant. Les Espions gagnent malgré tout.`,
    talk: 'Espions, parlez ouvertement. Les autres : pas un mot, pas un regard.',
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
  loyalty: {
    head: (round: number) => `Manche ${round} : loyauté`,
    switch: 'Bascule',
    stay: 'Rien ne change',
    hidden: 'Face cachée',
    switchHow: 'Les deux Transfuges sont désormais dans l’autre camp.',
    stayHow: 'Chacun reste où il est.',
    hiddenHow: 'Que chacun maintienne sa carte : elle dit aux Transfuges s’ils ont changé de camp.',
  },
  look: {
    token: (who: string) => `${who} détient maintenant le jeton.`,
    mine: 'Ce que vous avez vu figure sur votre carte. Maintenez-la pour le lire.',
  },
  rogue: {
    head: 'Un Renégat',
    alone: 'En solitaire',
    part: 'En partie',
    aloneHow: (who: string) => `${who} prend la victoire à tout le monde.`,
    partHow: (who: string) => `${who} gagne avec les autres, mais pas en solitaire : victoire partielle.`,
  },
} satisfies typeof Stage;
