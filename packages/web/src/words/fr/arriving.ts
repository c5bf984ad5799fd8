import type { Arriving } from '../en/arriving.ts';
export const arriving = {
  writeDown: 'Si vous perdez cet appareil',
  recovered: 'Votre place est maintenant sur cet appareil. L’ancien code de secours ne marche plus.',
  newRecovery: 'Votre nouveau code de secours',
  showNew: 'Afficher le nouveau code',
  writeDownHow:
    'Notez ces lettres : elles vous rendent votre place si vous perdez cet appareil. Quiconque les a peut jouer à votre place.',
  writtenDown: 'C’est noté',
  showRecovery: 'Afficher le code de secours',
  copyRecovery: 'Copier le code de secours',
  recoveryCopied: 'Code de secours copié',
  join: 'Rejoindre sous un nom',
} satisfies Arriving;
