import type { ModuleArt } from '../../art/module-art.ts';

export const art = {
  mark: 'trapped',
  signs: {
    trapped:
      'M4 14h56v6H4zM8 22l6 11 6-11zM22 22l6 11 6-11zM36 22l6 11 6-11zM4 46h56v6H4zM15 44l6-11 6 11zM29 44l6-11 6 11zM43 44l6-11 6 11z',
  },
} as const satisfies ModuleArt;
