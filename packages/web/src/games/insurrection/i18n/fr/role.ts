import type { RoleWords } from '../../../../session/role-words.ts';

export const role: RoleWords = {
  head: 'Votre main',
  how: 'Gardez le doigt dessus pour voir vos cartes.',
  others: 'Elles ne sont que pour vos yeux.',
  label: 'Votre main',
  holdLong: 'Garder le doigt dessus pour voir votre main',
  release: 'Relâchez pour la cacher',
  speak: 'Écouter votre main',
  speakWarn: 'Votre main va être lue à voix haute.',
  hush: 'Mettez un casque, ou vérifiez que personne ne peut entendre.',
  speakNow: 'Me la lire',
  watching: 'Chaque personne qui joue regarde sa propre main.',
  screen: 'Votre main s’y trouve. Gardez le doigt dessus pour la voir, puis touchez « C’est bon pour moi ».',
};
