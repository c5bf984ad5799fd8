import { expect, test } from 'vitest';
import { possibleImports } from './imports.ts';

const BEFORE = "import { a } from './a.ts';\nexport const b = a;\n";
const fingerprint = (text: string): string => JSON.stringify(possibleImports(text));

test.each([
  ['an import', "import { c } from './c.ts';"],
  ['a dynamic import', "void import('./c.ts');"],
  ['one after a regular expression with a quote', "const QUOTE = /`/; if (QUOTE.test(b)) void import('./c.ts');"],
  ['one on the line after it', "const QUOTE = /[\"']/;\nvoid import('./c.ts');"],
  ['one after a comment with an apostrophe', "// it's here\nimport './c.ts';"],
  ['one with a comment inside', "void import(/* it's; */ './c.ts');"],
  ['an export of a whole file', "export * as c from './c.ts';"],
  ['an export of some names', "export { c } from './c.ts';"],
  ['a package', "import 'svelte';"],
  ['a component', "<script>\n  import C from './C.svelte';\n</script>"],
])('%s changes the fingerprint, and so does another file in its place', (_, added) => {
  const with1 = `${BEFORE}${added}\n`;
  expect(fingerprint(with1)).not.toBe(fingerprint(BEFORE));
  expect(fingerprint(with1.replace(/\.\/[cC]\.|svelte'/, "./other.'"))).not.toBe(fingerprint(with1));
});

test('an import of types that becomes one of values changes the fingerprint', () => {
  const types = "import {\n  type A,\n  b,\n} from './a.ts';";
  expect(fingerprint(types.replace('type A', 'A'))).not.toBe(fingerprint(types));
});

test('what is done with an import does not', () => {
  expect(fingerprint(`${BEFORE}\nconst sum = a + 1;\n`)).toBe(fingerprint(BEFORE));
});
