import type { ModuleScript } from '../../module.ts';

const SPOKEN = {
  blindSpy: 2600,
  commander: 5200,
  deepCover: 2400,
  bodyGuard: 4100,
  falseCommander: 2600,
} as const;

export type Part = keyof typeof SPOKEN;

export const script: ModuleScript<Part> = {
  spoken: SPOKEN,
  lines: {
    commander: ({ deck }) => (deck.includes('deepCover') ? ['commander', 'deepCover'] : ['commander']),
    bodyGuard: ({ seen }) => (seen.includes('falseCommander') ? ['bodyGuard', 'falseCommander'] : ['bodyGuard']),
  },
  besides: ({ line, deck }) => (line === 'spies' && deck.includes('blindSpy') ? ['blindSpy'] : []),
};
