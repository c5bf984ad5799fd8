import type { ClientModule } from '../../client-module.ts';
import { own } from './words.ts';

export const reverser = {
  rules: {
    letters: 'RV',
    problems: { reverserMissing: ['RV1'] },
    cards: { reverse: ['RV3'] },
    noFail: { spyReverser: ['RV2'] },
  },
  lobby: {
    remedies: {
      reverserMissing: ({ add, leaveOut }) => [add('resistanceReverser'), add('spyReverser'), leaveOut('reverser')],
    },
  },
  mission: {
    explain: (cards, words) => {
      const reverses = cards.filter((card) => card === 'reverse').length;
      return reverses === 0 ? undefined : own(words).reversed(reverses);
    },
  },
  gallery: async () => (await import('./gallery.ts')).tables,
} satisfies ClientModule<'reverser'>;
