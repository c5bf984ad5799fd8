import { speech } from '../../../../words/speech.ts';
import type { en } from './en.ts';

const { plural, list } = speech('fr');

export const fr = {
  name: 'Assassin',
  phrases: { isCommander: (name: string) => `Je vois en ${name} le Commandant` },
  how: 'Le Commandant connaît les Espions, et ne doit pas être démasqué.',
  about:
    'Le Commandant voit les Espions avant la première manche. Après le troisième succès, l’Assassin sort de l’ombre et vise un joueur : si c’est le Commandant, les Espions gagnent malgré tout.',
  example: 'Eve a combattu toutes les équipes où se trouvait un Espion. L’Assassin vise Eve.',
  asks: {
    'assassin.strike': {
      mine: 'Assassin, qui est le Commandant ?',
      others: (who: string) => `${who} cherche le Commandant`,
      how: 'Espions, parlez ouvertement. Puis l’Assassin touche un joueur : si c’est le Commandant, les Espions gagnent.',
      act: (chosen: string) => `Viser ${chosen}`,
    },
  },
  characters: {
    commander: {
      name: 'Commandant',
      how: 'Vous connaissez des Espions. Aidez la Résistance sans vous trahir : à la fin, l’Assassin vous cherchera.',
      example:
        'Vous savez que Dov est un Espion. Vous rejetez une de ses équipes et laissez passer l’autre, pour ne pas vous trahir.',
    },
    assassin: {
      name: 'Assassin',
      how: 'Après le troisième succès, vous visez un joueur : si c’est le Commandant, les Espions gagnent.',
      example:
        'Eve ne s’est jamais trompée sur une équipe. Vous la visez : c’était le Commandant, les Espions gagnent.',
    },
    bodyGuard: {
      name: 'Garde du corps',
      how: 'Vous savez qui est, ou pourrait être, le Commandant. Attirez l’Assassin ailleurs.',
      example: 'Vous parlez comme si vous saviez tout. L’Assassin vous vise, et le Commandant survit.',
    },
    falseCommander: {
      name: 'Faux Commandant',
      how: 'Aux yeux du Garde du corps, vous pourriez être le Commandant.',
      example:
        'Le Garde du corps voit deux pouces, le vôtre et celui d’Eve, et risque de protéger la mauvaise personne.',
    },
    deepCover: {
      name: 'Agent infiltré',
      how: 'Le Commandant ne vous voit pas.',
      example: 'Le Commandant laisse passer une équipe parce que vous semblez fiable. Votre Échec sort de nulle part.',
    },
    blindSpy: {
      name: 'Espion aveugle',
      how: 'Les autres Espions et vous ne vous connaissez pas ; le Commandant vous voit.',
      example: 'Un autre Espion et vous posez chacun un Échec : aucun ne savait que l’autre en était.',
    },
  },
  extras: {
    bodyGuard: { name: 'Garde du corps', how: 'Connaît le Commandant.' },
    falseCommander: { name: 'Faux Commandant', how: 'Un Espion que le Garde du corps ne distingue pas du Commandant.' },
    deepCover: { name: 'Agent infiltré', how: 'Un Espion que le Commandant ne voit pas.' },
    blindSpy: { name: 'Espion aveugle', how: 'Un Espion que les Espions ne connaissent pas.' },
  },
  script: {
    commander: 'Espions, levez le pouce, les yeux fermés. Commandant, ouvrez les yeux.',
    bodyGuard: 'Le Commandant lève le pouce. Garde du corps, ouvrez les yeux.',
    blindSpy: 'L’Espion aveugle les garde fermés.',
    deepCover: 'L’Agent infiltré ne lève pas le pouce.',
    falseCommander: 'Le Faux Commandant lève aussi le pouce.',
  },
  lines: {
    commander: (names: readonly string[]) =>
      plural(names.length, { one: `Un Espion : ${list(names)}`, other: `Des Espions : ${list(names)}` }),
    bodyGuard: (names: readonly string[]) =>
      plural(names.length, {
        one: `Le Commandant : ${list(names)}`,
        other: `Commandant ou Faux Commandant : ${list(names)}`,
      }),
  },
  notes: {
    allSpies: 'Ce sont tous les Espions.',
    hiddenSpies: (count: number) =>
      plural(count, {
        one: 'Un autre Espion vous est caché.',
        other: `${count} autres Espions vous sont cachés.`,
      }),
  },
  tokens: {
    steppedOut: 'a quitté l’ombre',
  },
  told: {
    steppedOut: (who: string) => `${who} sort de l’ombre : c’est l’Assassin.`,
    named: (who: string, named: string) => `${who} vise ${named}.`,
    hit: (named: string) => `${named} était le Commandant.`,
    missed: (named: string) => `${named} n’était pas le Commandant.`,
  },
  stage: {
    stepOut: {
      head: 'Un dernier coup',
      how: 'Espions, vous pouvez en parler à voix haute : qui est le Commandant ? Aucune autre carte n’est montrée, et tout le monde peut écouter.',
    },
    strike: {
      head: 'Le coup',
      hit: 'Trouvé',
      missed: 'Manqué',
      hitHow: (who: string) => `${who} était le Commandant. Les Espions gagnent malgré tout.`,
      talk: 'Espions, parlez ouvertement. Les autres : pas un mot, pas un regard.',
    },
  },
  end: {
    struck: (who: string, named: string) => `${who} a visé ${named}, le Commandant.`,
    missed: (who: string, named: string) => `${who} a visé ${named}, qui n’était pas le Commandant.`,
  },
  problems: {
    falseCommanderAlone: 'Sans Garde du corps, le Faux Commandant n’a personne à tromper.',
  },
  guarded: 'À cinq, le Garde du corps est fort : ajoutez le Faux Commandant ou l’Agent infiltré.',
} satisfies typeof en;
