import type { ModuleArt } from '../../art/module-art.ts';

export const art = {
  mark: 'sergeant',
  signs: {
    sergeant: 'M32 8l26 16v10L32 18 6 34V24zM32 30l26 16v10L32 40 6 56V46z',
  },
} as const satisfies ModuleArt;
