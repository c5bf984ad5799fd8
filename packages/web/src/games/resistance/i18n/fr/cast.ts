import type { cards as Cards, characters as Characters } from '../en/cast.ts';

export const characters = {
  resistance: {
    name: 'Résistance',
    how: 'Faites réussir trois missions. Vous ignorez qui sont les Espions.',
    example: 'La mission 2 échoue sans vous : l’un des trois membres de l’équipe ment. Vous votez en conséquence.',
  },
  spy: {
    name: 'Espion',
    how: 'Faites échouer trois missions sans vous faire prendre.',
    example: 'Vous posez Succès à la première mission, on vous fait confiance, et vous posez Échec au bon moment.',
  },
} satisfies typeof Characters;

export const cards = {
  success: { name: 'Succès', how: 'Tout le monde peut poser Succès.' },
  fail: { name: 'Échec', how: 'Seul un Espion peut jouer Échec.' },
} satisfies typeof Cards;
