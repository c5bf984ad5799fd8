import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, platform, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { hashOf, readSources } from './check/files.ts';
import type { Measured } from './trust/page.ts';

/** What of the repository decides what is measured. */
const MEASURED = /^(packages|scripts)[/]|^package(-lock)?[.]json$/;

/** Of these sources, whatever the history that led to them. */
const sources = (): string =>
  hashOf(readSources().flatMap(({ path, hash }) => (MEASURED.test(path) ? [path, hash] : []))).slice(0, 12);

const machine = (): string =>
  [
    `${availableParallelism()} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB of memory`,
    `${platform()} ${arch()}`,
    `Node ${process.versions.node}`,
  ].join(', ');

/**
 * Prints the figures of a run, and leaves them in the folder TRUST_OUT, with what is needed to run it again. The command is that of the
 * script that runs: test:chaos of chaos.ts.
 */
export function publish(name: string, passed: boolean, figures: Measured['figures']): void {
  const [, script = '', ...flags] = process.argv;
  const command = [`npm run test:${basename(script, '.ts')}`, ...(flags.length > 0 ? ['--', ...flags] : [])].join(' ');
  const measured: Measured = { name, command, sources: sources(), machine: machine(), passed, figures };
  const text = `${JSON.stringify(measured, null, 2)}\n`;
  console.log(text);
  const folder = process.env['TRUST_OUT'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), text);
}
