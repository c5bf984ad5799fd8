import type { ModuleArt } from '../../art/module-art.ts';

export const art = {
  mark: 'inquisitor',
  signs: {
    inquisitor:
      'M26 4a22 22 0 0 1 17.6 35.2L60 55.6 55.6 60 39.2 43.6A22 22 0 1 1 26 4zM26 11a15 15 0 1 0 0 30 15 15 0 0 0 0-30z',
  },
} as const satisfies ModuleArt;
