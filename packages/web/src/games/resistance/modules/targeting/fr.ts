import type { en } from './en.ts';

export const fr = {
  name: 'Ciblage',
  how: 'Le Meneur choisit aussi la mission à jouer ; la cinquième s’ouvre après deux succès.',
  about:
    'Le Meneur désigne une mission qui n’a pas été jouée, et une équipe de la taille voulue. Un seul vote décide des deux. Après un rejet, le Meneur suivant peut choisir une autre mission. À sept ou plus, il faut toujours deux Échecs contre la quatrième.',
  example: 'Personne ne se fie encore à une grande équipe : Ada commence par la plus petite mission.',
} satisfies typeof en;
