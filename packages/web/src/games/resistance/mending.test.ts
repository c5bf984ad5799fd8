import { Rng } from '@reseau/core';
import { EXTRAS, type Extra, MODULE_IDS, type ModuleId, moduleOf, type Setup } from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import { mendFor, mendWords } from './mending.ts';
import { problemOf } from './mixing.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { ja } from './words.ja.ts';

type Id = ModuleId | Extra;

const chosen = ({ modules, extras }: Setup): readonly Id[] => [...modules, ...extras];

/** The names of what is in the one mix and not in the other. */
const namesOf = (some: Setup, others: Setup, words: typeof en): readonly string[] =>
  chosen(some)
    .filter((id) => !chosen(others).includes(id))
    .map((id) => (MODULE_IDS.includes(id as never) ? words.modules[id as 'plot'] : words.extras[id as 'blame']).name);

/** A mix as somebody may tap it together: any modules, and any choices within them. */
function mixOf(rng: Rng): Setup {
  const some = <A>(list: readonly A[]): readonly A[] => list.filter(() => rng.below(2) === 1);
  const modules = some(MODULE_IDS);
  return { modules, extras: some(EXTRAS.filter((extra) => modules.includes(moduleOf(extra)))) };
}

describe.each([2, 5, 6, 7, 8, 9, 10])('%i players', (seats) => {
  const rng = Rng.seeded(`mixes for ${seats}`);
  const mixes = Array.from({ length: 300 }, () => mixOf(rng));

  test('a mend does what its words say, and mend by mend every mix can be played', () => {
    const problems = new Set<string>();
    for (const mix of mixes) {
      let setup = mix;
      for (let taken = 0; ; taken += 1) {
        const problem = problemOf(seats, setup);
        if (problem === undefined) break;
        problems.add(problem);
        const mend = mendFor(seats, setup);
        if (mend === undefined || taken > chosen(mix).length) throw new Error(`no way out of ${JSON.stringify(mix)}`);
        for (const words of [en, fr, ja]) {
          const [added, dropped] = [namesOf(mend.setup, setup, words), namesOf(setup, mend.setup, words)];
          expect([added, dropped]).toContainEqual([]);
          const said = added.length > 0 ? words.mixing.add(added) : words.mixing.drop(dropped);
          expect(mendWords(mend, words)).toBe(said);
        }
        setup = mend.setup;
      }
    }
    expect(problems.size).toBeGreaterThan(5);
  });
});

test.each<[number, Setup, string]>([
  [7, { modules: ['assassin', 'hunter'], extras: [] }, 'Fix it: leave out Hunter'],
  [7, { modules: ['assassin', 'hunter'], extras: ['dummyAgent'] }, 'Fix it: leave out Hunter and Dummy Agent'],
  [6, { modules: ['assassin'], extras: ['falseCommander'] }, 'Fix it: add Body Guard'],
  [5, { modules: ['hunter'], extras: ['deepAgent', 'blame'] }, 'Fix it: leave out Deep Agent and Pretender and Blame'],
  [7, { modules: ['hunter'], extras: ['blame'] }, 'Fix it: add Deep Agent and Pretender'],
  [5, { modules: ['hunter'], extras: ['blame'] }, 'Fix it: leave out Blame'],
  [7, { modules: ['blindSpies', 'assassin'], extras: [] }, 'Fix it: leave out Blind Spies'],
  [7, { modules: ['blindSpies', 'assassin'], extras: ['blindSpy'] }, 'Fix it: leave out Blind Spies'],
  [5, { modules: ['reverser'], extras: [] }, 'Fix it: add Resistance Reverser'],
  [7, { modules: ['sergeant', 'rogue'], extras: ['spyRogue'] }, 'Fix it: leave out Sergeant'],
  [
    5,
    { modules: ['assassin', 'reverser', 'rogue'], extras: ['spyReverser', 'spyRogue'] },
    'Fix it: leave out Reverser and Spy Reverser',
  ],
])('%i players, %o: %s', (seats, setup, words) => {
  const mend = mendFor(seats, setup);
  expect(mend && mendWords(mend, en)).toBe(words);
  expect(mend && problemOf(seats, mend.setup)).toBeUndefined();
});

test('what can be played needs no mend', () => {
  expect(mendFor(7, { modules: ['assassin'], extras: [] })).toBeUndefined();
});

test('three conflicts at once have a mend, too', () => {
  const setup: Setup = { modules: ['assassin', 'hunter', 'blindSpies', 'sergeant'], extras: ['falseCommander'] };
  expect(problemOf(7, setup)).toBe('assassinAndHunter');
  expect(mendFor(7, setup)).toBeDefined();
});
