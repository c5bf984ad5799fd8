import type { ModuleArt } from '../../art/module-art.ts';
import { STAR } from '../../art/star.ts';
import { portraits } from './portraits.ts';

export const art = {
  mark: 'assassin',
  signs: {
    commander:
      'M32 3l5.5 12.5 13.5 1.2-10.2 9 3 13.3L32 32l-11.8 7 3-13.3-10.2-9 13.5-1.2zM10 45h44v6H10zM10 55h44v6H10z',
    assassin: 'M32 2l6 10v26H26V12zM14 40h36v6H36v12l-4 4-4-4V46H14z',
    falseCommander: `${STAR}M32 17l-5 11.5-12.3 1.1 9.3 8.1-2.8 12L32 43.4l10.8 6.3-2.8-12 9.3-8.1L37 28.5z`,
    deepCover: 'M18 26l4-16q10-5 20 0l4 16 14 4v5H4v-5zM12 40h40l-6 20-14-10-14 10z',
  },
  emblems: {
    commander: 'commander',
    bodyGuard: 'shield',
    assassin: 'assassin',
    falseCommander: 'falseCommander',
    deepCover: 'deepCover',
    blindSpy: 'blindfold',
  },
  portraits,
} as const satisfies ModuleArt;
