import type { RoleWords } from '../../../../session/role-words.ts';

export const role: RoleWords = {
  head: 'Qui vous menez',
  how: 'Gardez le doigt dessus pour voir qui vous menez.',
  others: 'Ce n’est pas un secret : montrez-le aux autres.',
  label: 'Qui vous menez',
  holdLong: 'Garder le doigt dessus pour voir qui vous menez',
  release: 'Relâchez pour continuer',
  speak: 'Écouter qui vous menez',
  speakWarn: 'Le texte va être lu à voix haute.',
  speakNow: 'Me le lire',
  watching: 'Chaque personne qui joue regarde qui elle mène.',
  screen: 'Vous y verrez qui vous menez. Gardez le doigt dessus, puis touchez « C’est bon pour moi ».',
};
