import type { ModuleArt } from '../../art/module-art.ts';

export const art = {
  mark: 'team',
} as const satisfies ModuleArt;
