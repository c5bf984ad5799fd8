import type { ModuleArt } from '../../art/module-art.ts';
import { STAR } from '../../art/star.ts';
import { portraits } from './portraits.ts';

export const art = {
  mark: 'rogue',
  signs: {
    rogueSuccess: `${STAR}M32 23a10 10 0 1 0 0 20 10 10 0 0 0 0-20z`,
    rogue: 'M32 5a11 11 0 0 1 7 19.5l-2 1.5 5 19h7v14H15V45h7l5-19-2-1.5A11 11 0 0 1 32 5z',
  },
  emblems: { resistanceRogue: 'rogue', spyRogue: 'rogue' },
  inks: { rogueSuccess: 'blue' },
  portraits,
} as const satisfies ModuleArt;
