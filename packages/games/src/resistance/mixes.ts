import type { SeatCount } from './data/tables.ts';
import { EXTRAS, MODULE_IDS, moduleOf } from './module-ids.ts';
import { modulesClash, type Setup, setupProblem } from './setup.ts';

/** Every legal mix for this many players, in a fixed order. */
export function* legalMixes(seats: SeatCount): Generator<Setup> {
  for (const modules of subsets(MODULE_IDS)) {
    // No choice within them would mend it: skipped here, thousands of choices need not be tried.
    if (modulesClash(modules)) continue;
    const choices = EXTRAS.filter((extra) => modules.includes(moduleOf(extra)));
    for (const extras of subsets(choices)) {
      const setup = { modules, extras };
      if (setupProblem(seats, setup) === undefined) yield setup;
    }
  }
}

function* subsets<A>(list: readonly A[]): Generator<readonly A[]> {
  for (let mask = 0; mask < 2 ** list.length; mask += 1) {
    yield list.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1);
  }
}
