import type { Line } from '../../facts.ts';
import type { ModuleScript } from '../../module.ts';

const SPOKEN = { rogue: 2100, rogueHidden: 2000 } as const;

export type Part = keyof typeof SPOKEN;

const BESIDES: Readonly<Partial<Record<Line, Part>>> = { spies: 'rogue', commander: 'rogueHidden' };

export const script: ModuleScript<Part> = {
  spoken: SPOKEN,
  besides: ({ line, deck }) => {
    const part = deck.includes('spyRogue') ? BESIDES[line] : undefined;
    return part === undefined ? [] : [part];
  },
};
