import type { ModuleArt } from '../../art/module-art.ts';
import { portraits } from './portraits.ts';

export const art = {
  mark: 'reverse',
  signs: {
    reverse:
      'M32 8a24 24 0 0 1 22.6 16H60L50 38 40 24h7.6A17.5 17.5 0 0 0 32 15zM32 56a24 24 0 0 1-22.6-16H4l10-14 10 14h-7.6A17.5 17.5 0 0 0 32 49z',
  },
  emblems: { resistanceReverser: 'reverse', spyReverser: 'reverse' },
  inks: { reverse: 'ink' },
  portraits,
} as const satisfies ModuleArt;
