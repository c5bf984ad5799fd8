import type { en } from './en.ts';

export const fr = {
  name: 'Renégat',
  phrases: { watch: (name: string) => `Surveillez ${name}` },
  how: 'Un Renégat veut la victoire pour lui seul.',
  about:
    'Un Renégat gagne seul s’il pose sa carte à la troisième mission favorable à son camp, et à une mission antérieure : Succès Renégat pour la Résistance, Échec pour les Espions. Sinon, sa victoire avec son camp n’est que partielle. À chaque mission, le Meneur met sous surveillance un membre, qui ne peut pas poser Succès Renégat ; à cinq ou six, seulement à partir de la troisième mission.',
  example: 'Succès Renégat sort aux missions 1 et 4, et la mission 4 est le troisième succès : le Renégat gagne seul.',
  asks: {
    'rogue.watch': {
      mine: 'Qui surveillez-vous ?',
      others: (who: string) => `${who} fait surveiller quelqu’un`,
      how: 'Touchez un membre de l’équipe : il ne pourra pas jouer Succès Renégat.',
      act: (chosen: string) => `Surveiller ${chosen}`,
    },
  },
  characters: {
    resistanceRogue: {
      name: 'Renégat de la Résistance',
      how: 'Vous gagnez en solitaire si vous posez Succès Renégat à la mission du troisième succès et à une mission antérieure.',
      example:
        'Vous posez Succès Renégat à la mission 2, puis à la mission 4, le troisième succès : la victoire n’est qu’à vous.',
    },
    spyRogue: {
      name: 'Renégat espion',
      how: 'Vous gagnez en solitaire si vous posez Échec à la mission du troisième échec et à une mission antérieure. Les Espions ne vous connaissent pas.',
      example: 'Vous posez Échec à la mission 1, puis à la 5, le troisième échec : même les autres Espions perdent.',
    },
  },
  extras: {
    resistanceRogue: { name: 'Renégat de la Résistance', how: 'Dispose de Succès Renégat.' },
    spyRogue: { name: 'Renégat espion', how: 'Ne connaît pas les Espions, qui ne le connaissent pas.' },
  },
  cards: {
    rogueSuccess: {
      name: 'Succès Renégat',
      how: 'Seul le Renégat de la Résistance peut la jouer, sauf sous surveillance.',
    },
  },
  script: {
    rogue: 'Un Renégat les garde fermés.',
    rogueHidden: 'Un Renégat ne lève pas le pouce.',
  },
  tokens: {
    watched: 'est sous surveillance : pas de Succès Renégat',
  },
  told: { watched: (who: string) => `${who} est sous surveillance pour cette mission.` },
  stage: {
    head: 'Un Renégat',
    alone: 'En solitaire',
    part: 'Partielle',
    aloneHow: (who: string) => `${who} prend la victoire à tout le monde.`,
    partHow: (who: string) => `${who} gagne avec son camp, mais pas en solitaire : victoire partielle.`,
  },
  end: {
    resistance: 'Un Renégat de la Résistance s’est emparé de la victoire.',
    spy: 'Un Renégat espion s’est emparé de la victoire.',
  },
  problems: {
    rogueMissing: 'Il faut au moins un Renégat : de la Résistance, des Espions, ou les deux.',
  },
} satisfies typeof en;
