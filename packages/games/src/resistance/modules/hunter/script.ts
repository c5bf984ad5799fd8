import type { ModuleScript } from '../../module.ts';

const SPOKEN = {
  deepAgentShut: 2400,
  spyChief: 4400,
  spyChiefs: 4400,
  resistanceChiefs: 3900,
  coordinator: 4700,
  coordinatorToOne: 5200,
  deepAgent: 7600,
} as const;

export type Part = keyof typeof SPOKEN;

export const script: ModuleScript<Part> = {
  spoken: SPOKEN,
  lines: {
    // One Chief is not several.
    spyChiefs: ({ seen }) => (seen.length === 1 ? ['spyChief'] : ['spyChiefs']),
    resistanceChiefs: () => ['resistanceChiefs'],
    coordinator: ({ readers }) => (readers.length === 1 ? ['coordinatorToOne'] : ['coordinator']),
    deepAgent: () => ['deepAgent'],
  },
  besides: ({ line, deck }) => (line === 'spies' && deck.includes('deepAgent') ? ['deepAgentShut'] : []),
};
