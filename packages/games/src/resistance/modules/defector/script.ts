import type { ModuleScript } from '../../module.ts';

const SPOKEN = { spyDefector: 4100, defectors: 3200 } as const;

export type Part = keyof typeof SPOKEN;

export const script: ModuleScript<Part> = {
  spoken: SPOKEN,
  lines: { defectors: () => ['defectors'] },
  besides: ({ line, deck }) => (line === 'spies' && deck.includes('spyDefector') ? ['spyDefector'] : []),
};
