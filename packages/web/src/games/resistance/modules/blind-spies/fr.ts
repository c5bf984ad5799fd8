import type { en } from './en.ts';

export const fr = {
  name: 'Espions aveugles',
  how: 'Les Espions ne se connaissent pas.',
  about: 'Personne n’ouvre les yeux avant la première manche : chaque Espion ne connaît que sa propre carte.',
  example: 'Deux Espions dans la même équipe risquent de poser deux Échecs, et de montrer leur nombre.',
} satisfies typeof en;
