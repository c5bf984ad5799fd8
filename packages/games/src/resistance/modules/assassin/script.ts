import type { ModuleScript } from '../../module.ts';

export type Part = 'blindSpy' | 'commander' | 'deepCover' | 'bodyGuard' | 'falseCommander';

export const script: ModuleScript<Part> = {
  lines: {
    commander: ({ deck }) => (deck.includes('deepCover') ? ['commander', 'deepCover'] : ['commander']),
    bodyGuard: ({ seen }) => (seen.includes('falseCommander') ? ['bodyGuard', 'falseCommander'] : ['bodyGuard']),
  },
  besides: ({ line, deck }) => (line === 'spies' && deck.includes('blindSpy') ? ['blindSpy'] : []),
};
