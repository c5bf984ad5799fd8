import { MISSIONS } from '../../data/tables.ts';
import { score } from '../../known.ts';
import type { ModuleMaker } from '../../module.ts';

/** The leader also chooses which mission to go on; the fifth stays shut until two have succeeded. */
export const targeting: ModuleMaker = {
  id: 'targeting',
  facts: { open: {}, whispered: {} },
  beats: {},
  make: () => ({
    id: 'targeting',
    modifiers: {
      missions: (_open, table) =>
        MISSIONS.filter(
          (mission) =>
            !table.results.some((result) => result.mission === mission) &&
            (mission !== 5 || score(table).resistance >= 2),
        ),
    },
  }),
};
