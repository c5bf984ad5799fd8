import type { Line } from '../../facts.ts';
import type { ModuleScript } from '../../module.ts';

export type Part = 'rogue' | 'rogueHidden';

const BESIDES: Readonly<Partial<Record<Line, Part>>> = { spies: 'rogue', commander: 'rogueHidden' };

export const script: ModuleScript<Part> = {
  besides: ({ line, deck }) => {
    const part = deck.includes('spyRogue') ? BESIDES[line] : undefined;
    return part === undefined ? [] : [part];
  },
};
