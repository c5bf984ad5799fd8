import type { ModuleScript } from '../../module.ts';

export type Part = 'spyDefector' | 'defectors';

export const script: ModuleScript<Part> = {
  lines: { defectors: () => ['defectors'] },
  besides: ({ line, deck }) => (line === 'spies' && deck.includes('spyDefector') ? ['spyDefector'] : []),
};
