// Lint and format, of the files that have changed since they last passed: Biome judges each file by itself.

import { runNode } from '../stage.ts';
import { readSource, readSources } from './files.ts';
import { recall, remember } from './memory.ts';

const NAME = 'format.json';
/** So many are as quickly found by Biome itself. */
const MANY = 200;

const files = readSources();
const passed = recall<Readonly<Record<string, string>>>(NAME) ?? {};
const changed = files.filter(({ path, hash }) => passed[path] !== hash);
const paths = changed.length > MANY ? [] : changed.map(({ path }) => path);

if (changed.length > 0) {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'];
  const some = ['--files-ignore-unknown=true', '--no-errors-on-unmatched', '--', ...paths];
  const { ok, output } = await runNode(paths.length === 0 ? biome : [...biome, ...some], { print: 'keep', minutes: 5 });
  console.log(output);
  if (ok) {
    // A file saved meanwhile is another file.
    const same = changed.filter(({ path, hash }) => readSource(path)?.hash === hash);
    const known = files.filter(({ path, hash }) => passed[path] === hash);
    remember(NAME, Object.fromEntries([...known, ...same].map(({ path, hash }) => [path, hash])));
  } else process.exitCode = 1;
}
