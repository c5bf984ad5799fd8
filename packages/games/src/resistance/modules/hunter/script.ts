import type { ModuleScript } from '../../module.ts';

export type Part =
  | 'deepAgentShut'
  | 'spyChief'
  | 'spyChiefs'
  | 'resistanceChiefs'
  | 'coordinator'
  | 'coordinatorToOne'
  | 'deepAgent';

export const script: ModuleScript<Part> = {
  lines: {
    // One Chief is not several.
    spyChiefs: ({ seen }) => (seen.length === 1 ? ['spyChief'] : ['spyChiefs']),
    resistanceChiefs: () => ['resistanceChiefs'],
    coordinator: ({ readers }) => (readers.length === 1 ? ['coordinatorToOne'] : ['coordinator']),
    deepAgent: () => ['deepAgent'],
  },
  besides: ({ line, deck }) => (line === 'spies' && deck.includes('deepAgent') ? ['deepAgentShut'] : []),
};
