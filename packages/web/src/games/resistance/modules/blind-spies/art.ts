import type { ModuleArt } from '../../art/module-art.ts';

export const art = {
  mark: 'blindSpy',
} as const satisfies ModuleArt;
