import type { ModuleMaker } from '../../module.ts';

/** The spies do not recognise each other. Narrow: other lines of the reveal are not touched. */
export const blindSpies: ModuleMaker<never, 'blindSpiesAndBlindSpy' | 'blindSpiesAndReveal'> = {
  id: 'blindSpies',
  facts: { open: {}, whispered: {} },
  beats: {},
  mixing: [
    { problem: 'blindSpiesAndBlindSpy', breaks: (has) => has('blindSpies') && has('blindSpy') },
    {
      problem: 'blindSpiesAndReveal',
      isClash: true,
      breaks: (has) => has('blindSpies') && (has('assassin') || has('hunter') || has('defector')),
    },
  ],
  make: () => ({ id: 'blindSpies', modifiers: { sees: (yes, line) => yes && line !== 'spies' } }),
};
