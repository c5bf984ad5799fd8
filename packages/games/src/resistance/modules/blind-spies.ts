import type { ModuleMaker } from '../module.ts';

/** The spies do not recognise each other. Narrow: other lines of the reveal are not touched. */
export const blindSpies: ModuleMaker = {
  id: 'blindSpies',
  make: () => ({ id: 'blindSpies', modifiers: { sees: (yes, line) => yes && line !== 'spies' } }),
};
