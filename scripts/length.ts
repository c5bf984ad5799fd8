// One idea per file. Over 300 lines a file is named, over 400 the check fails; tables of data and words may be long.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './stage.ts';

const WELCOME = 300;
const LIMIT = 400;
const EXEMPT = /[.]test[.]ts$|(^|[/.-])(data|cards|catalogue?|i18n)([/.-]|$)/;

const files = globSync(['packages/*/src/**/*.{ts,svelte,css}', 'scripts/**/*.{ts,mjs}'], { cwd: ROOT });
const long = files
  .filter((file) => !EXEMPT.test(file))
  .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 }))
  .filter(({ lines }) => lines > WELCOME)
  .sort((a, b) => b.lines - a.lines);

for (const { file, lines } of long) {
  console.log(`  ${file}: ${lines} lines ${lines > LIMIT ? `(the limit is ${LIMIT})` : `(better under ${WELCOME})`}`);
}
process.exitCode = long.some(({ lines }) => lines > LIMIT) ? 1 : 0;
