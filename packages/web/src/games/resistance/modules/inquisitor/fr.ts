import type { en } from './en.ts';

export const fr = {
  name: 'Enquêteur',
  how: 'Après les missions deux, trois et quatre, quelqu’un apprend le camp d’un joueur.',
  about:
    'Le joueur à droite du premier Meneur commence avec le jeton. Après la deuxième, la troisième et la quatrième mission, son détenteur examine le camp de quelqu’un qui ne l’a jamais eu, en dit ce qu’il veut, et lui remet le jeton.',
  example:
    'Ben examine Cho, voit un Espion, et annonce « Résistance ». Cho a maintenant le jeton, et examinera à son tour.',
  asks: {
    'inquisitor.look': {
      mine: 'Qui examinez-vous ?',
      others: (who: string) => `${who} examine le camp de quelqu’un`,
      how: 'Touchez un joueur qui n’a jamais eu le jeton. Vous apprenez son camp ; il reçoit le jeton.',
      act: (chosen: string) => `Examiner ${chosen}`,
    },
  },
  tokens: {
    holds: 'est l’Enquêteur',
    held: 'a été Enquêteur',
  },
  told: {
    given: (who: string) => `${who} reçoit le jeton Enquêteur.`,
    looked: (who: string, at: string) => `${who} apprend dans quel camp est ${at} et lui remet le jeton.`,
  },
  stage: {
    token: (who: string) => `${who} détient maintenant le jeton.`,
  },
} satisfies typeof en;
