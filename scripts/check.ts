// Everything that can be known without running the program, two checks at a time; what has not changed is not checked again.
// `--report FILE` writes the results for the test script to count.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSources } from './check/files.ts';
import { keptIn, prepare } from './check/memory.ts';
import { type Ended, runNode } from './stage.ts';

interface Check {
  readonly name: string;
  readonly args: readonly string[];
  readonly cure: string;
}

const bin = (path: string): string => join('node_modules', path);
const TSC = bin('@typescript/native/bin/tsc');

const types = (name: string, project: string): Check => ({
  name: `types: ${name}`,
  args: [TSC, '--project', project, '--incremental', '--tsBuildInfoFile', keptIn(`${name}.tsbuildinfo`)],
  cure: 'The types do not fit; each line above says where.',
});

const CHECKS: readonly Check[] = [
  {
    name: 'types: web',
    args: [
      bin('svelte-check/bin/svelte-check'),
      ...'--workspace packages/web --tsconfig tsconfig.json'.split(' '),
      ...'--tsgo --incremental --fail-on-warnings --output human'.split(' '),
    ],
    cure: 'A component or its types do not fit; each line above says where.',
  },
  types('tests', 'tsconfig.json'),
  types('rules', 'tsconfig.pure.json'),
  types('rooms', 'packages/rooms/tsconfig.json'),
  types('node', 'tsconfig.node.json'),
  {
    name: 'imports',
    args: ['scripts/graph.ts', '--check'],
    cure: 'A file imports what it must not know (.dependency-cruiser.cjs, check/folders.ts), hides what it imports, or the graph is out of date.',
  },
  {
    name: 'unused',
    args: [
      bin('knip/bin/knip.js'),
      ...'--no-progress --no-config-hints --cache --cache-location'.split(' '),
      keptIn('unused'),
    ],
    cure: 'Delete what nobody uses, or declare what is used (knip.json).',
  },
  {
    name: 'lint with types',
    args: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
    cure: 'A promise nobody waits for, a clock in the rules, or the like; .oxlintrc.json holds the rules.',
  },
  {
    name: 'lint and format',
    args: ['scripts/check/format.ts'],
    cure: 'Most of it is mended by “npm run format”.',
  },
  {
    name: 'length',
    args: ['scripts/length.ts'],
    cure: 'Split the file: one idea each.',
  },
];

interface Result extends Ended {
  readonly check: Check;
}

async function runAll(checks: readonly Check[]): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = checks.values();
  const worker = async () => {
    for (const check of waiting) results.push({ check, ...(await runNode(check.args, { print: 'keep', minutes: 5 })) });
  };
  await Promise.all([worker(), worker()]);
  return checks.flatMap((check) => results.filter((result) => result.check === check));
}

const { values } = parseArgs({ options: { report: { type: 'string' } } });
// The compiler and the linter are gone in seconds: there is no need for them to tidy up.
process.env['GOGC'] = 'off';
process.env['GOMEMLIMIT'] = '2GiB';
const began = performance.now();
prepare(readSources());
const results = await runAll(CHECKS);
const failed = results.filter(({ ok }) => !ok);

for (const { check, output } of failed) console.log(`\n── ${check.name} ──\n${output.trim()}\n→ ${check.cure}`);
console.log();
for (const { check, ok, seconds } of results) {
  console.log(`  ${ok ? '✓' : '✗'} ${check.name.padEnd(18)} ${seconds.toFixed(1).padStart(5)} s`);
}
const notes = results.filter(({ ok, check, output }) => ok && check.name === 'length' && output !== '');
for (const { output } of notes) console.log(`\n${output.trim()}`);
console.log(
  `\n  ${results.length} checks in ${((performance.now() - began) / 1000).toFixed(1)} s, ${failed.length} failed`,
);

if (values.report !== undefined) {
  const failures = failed.map(({ check, output }) => `${check.name}: ${check.cure}\n${output.trim()}`);
  writeFileSync(values.report, JSON.stringify({ passed: results.length - failed.length, failures }));
}
process.exitCode = failed.length === 0 ? 0 : 1;
