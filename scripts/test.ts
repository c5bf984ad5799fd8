// All the tests, stage by stage; a stage that fails does not keep the next from running.
// `--quick` leaves out the laws and the browser. The last line is the sum, and the exit code says whether all is well.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureWeb } from './boot/web.mjs';
import { runNode } from './stage.ts';
import {
  add,
  type Count,
  closing,
  countAgain,
  countVitest,
  failedFiles,
  failure,
  NOTHING,
  type VitestReport,
} from './test-count.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';
const reports = mkdtempSync(join(tmpdir(), 'reseau-test-'));

async function check(): Promise<Count> {
  const report = join(reports, 'check.json');
  const { ok } = await runNode(['scripts/check.ts', '--report', report], { print: 'show', minutes: 10 });
  const found = read(report) as Pick<Count, 'passed' | 'failures'> | undefined;
  return judged(ok, found && { ...NOTHING, ...found });
}

interface Run {
  readonly ok: boolean;
  readonly report: VitestReport | undefined;
}

async function vitest(project: string, minutes: number, ...more: readonly string[]): Promise<Run> {
  const report = join(reports, `${project}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runNode([VITEST, 'run', '--project', project, '--passWithNoTests', ...reporters, ...more], {
    print: 'show',
    minutes,
  });
  return { ok, report: read(report) as VitestReport | undefined };
}

const counted = ({ ok, report }: Run): Count => judged(ok, report && countVitest(report));

/** More than these are no accident. */
const MOST_AGAIN = 3;

async function browser(): Promise<Count> {
  try {
    await ensureWeb([process.execPath]);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    console.error(words);
    return failure(`the web client was not built: ${words}`);
  }
  // One more than cores: a page that moves is often waited for.
  const first = await vitest('browser', 30, '--maxWorkers=3');
  const files = first.report === undefined ? [] : failedFiles(first.report);
  if (first.report === undefined || files.length === 0 || files.length > MOST_AGAIN) return counted(first);
  // A machine that stands still for seconds can fail a page. What fails with nothing beside it has failed.
  console.log('\n══ browser, what failed once more ══');
  const again = await vitest('browser', 15, '--maxWorkers=1', ...files);
  return judged(again.ok, again.report && countAgain(first.report, again.report));
}

function read(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A process that failed without a failed test in its report (a crash, an error outside any test) counts as one. */
function judged(ok: boolean, count: Count | undefined): Count {
  if (count === undefined) return failure('no report was written');
  return ok || count.failures.length > 0 ? count : add(count, failure('an error outside any test, told above'));
}

interface Stage {
  readonly name: string;
  /** In seconds, on two quiet cores: twelve minutes in all. What goes over it is said, and no failure: machines differ. */
  readonly budget: number;
  readonly slow: boolean;
  readonly run: () => Promise<Count>;
}

const STAGES: readonly Stage[] = [
  { name: 'check', budget: 30, slow: false, run: check },
  { name: 'unit', budget: 75, slow: false, run: async () => counted(await vitest('unit', 10)) },
  { name: 'laws', budget: 100, slow: true, run: async () => counted(await vitest('laws', 30)) },
  { name: 'browser', budget: 515, slow: true, run: browser },
];

function row({ name, budget }: Stage, { passed, failures }: Count, seconds: number): string {
  const mark = failures.length === 0 ? '✓' : '✗';
  const time = `${seconds.toFixed(1).padStart(6)} s of ${String(budget).padStart(3)}${seconds > budget ? ', over its budget' : ''}`;
  return `  ${mark} ${name.padEnd(8)} ${time}   ${passed} of ${passed + failures.length}`;
}

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
let sum = NOTHING;
const table: string[] = [];
for (const stage of STAGES.filter(({ slow }) => !(slow && values.quick))) {
  console.log(`\n══ ${stage.name} ══`);
  const began = performance.now();
  const count = await stage.run();
  sum = add(sum, count);
  table.push(row(stage, count, (performance.now() - began) / 1000));
}
rmSync(reports, { recursive: true, force: true });

for (const words of sum.unsteady) console.log(`\n~ unsteady, passed when run again: ${words}`);
for (const words of sum.failures) console.log(`\n✗ ${words}`);
console.log(`\n${table.join('\n')}\n`);
console.log(closing(sum));
process.exitCode = sum.failures.length === 0 && sum.passed > 0 ? 0 : 1;
