import { type Extra, moduleStateOf } from '@reseau/games/resistance';
import type { ClientModule } from '../../client-module.ts';
import LoyaltyReveal from './LoyaltyReveal.svelte';
import { logLine } from './log.ts';
import { loyalty } from './notes.ts';
import { loyaltyScenes } from './scenes.ts';
import { unmask } from './unmask.ts';
import { own } from './words.ts';

const SWITCHES: readonly Extra[] = ['defectorsKnown', 'secretSwitch', 'openSwitch'];

export const defector = {
  rules: { letters: 'DF', problems: { twoSwitchVariants: ['DF9'] } },
  lobby: {
    remedies: {
      twoSwitchVariants: ({ setup, leaveOut }) => [
        leaveOut(...setup.extras.filter((extra) => SWITCHES.includes(extra)).slice(1)),
      ],
    },
  },
  logLine,
  scenes: loyaltyScenes,
  stage: { loyalty: LoyaltyReveal },
  notes: {
    afterReveal: loyalty,
    outdatesReveal: (table) => {
      const { turned = [], drawn = [] } = moduleStateOf(table).defector ?? {};
      return drawn.length > 0 || turned.includes(true);
    },
  },
  unmask,
  history: {
    before: ({ number }, { table, words }) => {
      const { told } = own(words);
      const { turned = [], drawn = [] } = moduleStateOf(table).defector ?? {};
      const switches = turned[number];
      if (switches !== undefined) return [switches ? told.switched : told.stayed];
      return drawn.includes(number) ? [told.drawn(number)] : [];
    },
  },
  tokens: undefined,
  gallery: async () => (await import('./gallery.ts')).tables,
} satisfies ClientModule<'defector'>;
