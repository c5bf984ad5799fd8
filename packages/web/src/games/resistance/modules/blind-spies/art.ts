import type { ModuleArt } from '../../art/module-art.ts';

export const art = {
  mark: 'blindfold',
} as const satisfies ModuleArt;
