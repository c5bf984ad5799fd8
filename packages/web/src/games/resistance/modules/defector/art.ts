import type { ModuleArt } from '../../art/module-art.ts';
import { portraits } from './portraits.ts';

export const art = {
  mark: 'defector',
  signs: {
    defector: 'M4 14h36V5l20 15-20 15v-9H4zM60 42H30v-7L8 48l22 13v-7h30z',
  },
  emblems: { resistanceDefector: 'defector', spyDefector: 'defector' },
  portraits,
} as const satisfies ModuleArt;
