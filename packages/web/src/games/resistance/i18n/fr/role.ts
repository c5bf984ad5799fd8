import type { RoleWords } from '../../../../session/role-words.ts';

export const role: RoleWords = {
  head: 'Votre carte',
  how: 'Gardez le doigt sur la carte pour la voir.',
  others: 'Que personne ne regarde par-dessus votre épaule.',
  label: 'Votre carte',
  holdLong: 'Garder le doigt dessus pour voir votre carte',
  release: 'Relâchez pour la cacher',
  speak: 'Écouter votre carte',
  speakWarn: 'Votre carte va être lue à voix haute.',
  hush: 'Mettez un casque, ou vérifiez que personne ne peut entendre.',
  speakNow: 'Me la lire',
  watching: 'Chaque personne qui joue regarde sa propre carte.',
  screen: 'Votre carte s’y trouve. Gardez le doigt dessus pour la voir, puis touchez « C’est bon pour moi ».',
};
