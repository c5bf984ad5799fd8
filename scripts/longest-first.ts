import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take minutes. Begun last, each would keep one worker busy long after the others are done. */
const LONGEST = [
  'monkey',
  'monkey-hand',
  'evening-insurrection',
  'evening-resistance',
  'evening-project',
  'modules',
  'sizes',
  'pages',
].map((name) => `/${name}.browser.test.ts`);

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return rank < 0 ? LONGEST.length : rank;
};

/** Vitest knows how long a file takes once it has run here; on a machine that is new to it, it goes by the size of the file. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
