import { EXTRAS, legalMixes, MODULE_IDS, type ModuleId, moduleOf, type Setup, setUp } from '@reseau/games/resistance';
import type { Bench, BenchTable } from '../measures.ts';
import { CATALOGUE } from './catalogue.ts';

const SEATS = 8;
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

const plain = (seats: number): BenchTable => ({ name: `${seats} seats`, seats, options: { modules: [], extras: [] } });

/** `blindSpies` is Blind Spies. */
const titleOf = (id: ModuleId): string =>
  id.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The choices that a module is timed with: its own, or all there are where it cannot do without. */
function choicesOf(id: ModuleId): Setup['extras'] {
  const { benched } = CATALOGUE[id];
  if (benched !== undefined) return benched;
  return setUp(SEATS, { modules: [id], extras: [] }).ok ? [] : EXTRAS.filter((extra) => moduleOf(extra) === id);
}

const alone = (id: ModuleId): BenchTable => ({
  name: `${SEATS} seats, ${titleOf(id)}`,
  seats: SEATS,
  options: { modules: [id], extras: choicesOf(id) },
});

/** For each module the most that legally goes together with it; of several such mixes, the last. */
function largest(): readonly Setup[] {
  const most = new Map<ModuleId, Setup>();
  let last = '';
  for (const mix of legalMixes(SEATS)) {
    // Of mixes of the same modules, the first has the fewest choices.
    const modules = mix.modules.join();
    if (modules === last) continue;
    last = modules;
    for (const id of mix.modules) {
      if (mix.modules.length >= (most.get(id)?.modules.length ?? 0)) most.set(id, mix);
    }
  }
  return [...new Set(most.values())];
}

/** After the module that is in the fewest of them. */
function named(mix: Setup, all: readonly Setup[]): BenchTable {
  const shares = (id: ModuleId): number => all.filter(({ modules }) => modules.includes(id)).length;
  const rarest = mix.modules.reduce((one, other) => (shares(other) <= shares(one) ? other : one));
  const { modules, extras } = mix;
  const name = `${SEATS} seats, ${NUMBERS[modules.length]} with ${titleOf(rarest)}`;
  return { name, seats: SEATS, options: { modules, extras } };
}

/** The base game, then each module alone, then the most that legally goes together. */
export const bench: Bench = {
  tables: () => {
    const mixes = largest();
    return [...[5, 7, 10, SEATS].map(plain), ...MODULE_IDS.map(alone), ...mixes.map((mix) => named(mix, mixes))];
  },
  idle: [],
};
