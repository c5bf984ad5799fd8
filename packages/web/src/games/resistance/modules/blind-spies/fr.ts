import type { en } from './en.ts';

export const fr = {
  name: 'Espions aveugles',
  how: 'Les Espions ne se connaissent pas.',
  about: 'Personne n’ouvre les yeux avant la première manche : chaque Espion ne connaît que sa propre carte.',
  example: 'Deux Espions dans la même équipe risquent de poser deux Échecs, et de révéler combien ils sont.',
  problems: {
    blindSpiesAndReveal:
      'Assassin, Chasseur et Transfuge demandent des Espions qui se connaissent : pas avec Espions aveugles.',
    blindSpiesAndBlindSpy: 'Avec Espions aveugles, ils le sont tous : l’Espion aveugle n’a personne à qui se cacher.',
  },
} satisfies typeof en;
