// Reads the imports as they are, once: whether a file knows what it must not or hides what it imports, whether folders beside each
// other know each other in a circle, and the graph of packages in ARCHITECTURE.md.
// `--check` compares the graph; without it the graph is redrawn.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from './check/files.ts';
import { folderCycles, type Import } from './check/folders.ts';
import { hiddenImports } from './check/hidden-imports.ts';
import { fingerprintOfImports } from './check/imports.ts';
import { recall, remember } from './check/memory.ts';
import { ROOT, runNode } from './stage.ts';

const PAGE = join(ROOT, 'ARCHITECTURE.md');
const BEGIN = '<!-- graph:begin (npm run graph) -->';
const END = '<!-- graph:end -->';

interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: { readonly violations: readonly Violation[] };
}

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
  /** The way round, where it is a circle. */
  readonly cycle?: readonly { readonly name: string }[];
  readonly comment?: string;
}

async function cruise(): Promise<Cruise> {
  const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  const { output } = await runNode([cruiser, '--output-type', 'json', 'packages', 'scripts'], {
    print: 'keep',
    minutes: 5,
  });
  try {
    return JSON.parse(output) as Cruise;
  } catch {
    throw new Error(`dependency-cruiser did not finish:\n${output}`);
  }
}

const said = ({ from, to, rule, cycle, comment }: Violation): string => {
  const way = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
  return `${rule.name}: ${from} → ${way}${comment === undefined ? '' : `\n  ${comment}`}`;
};

/** Tests and what they share may know more than their package. */
const isTest = (path: string): boolean => /[.]test[.]ts$|\/src\/testing\//.test(path);
const packageOf = (path: string): string | undefined => /^packages\/([^/]+)\//.exec(path)?.[1];

const PRODUCT = /^packages\/[^/]+\/src\/.*\.(ts|mjs|js|svelte)$/;

const hiddenInAll = (): readonly string[] =>
  readSources()
    .filter(({ path }) => PRODUCT.test(path) && !isTest(path))
    .flatMap(({ path }) => hiddenImports(path, readFileSync(join(ROOT, path), 'utf8')));

const importsIn = ({ modules }: Cruise): readonly Import[] =>
  modules
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
    .filter(({ from, to }) => !isTest(from) && !isTest(to));

function arrowsOf(imports: readonly Import[]): readonly string[] {
  const arrows = imports.map(({ from, to }) => [packageOf(from), packageOf(to)] as const);
  const between = arrows.filter(([from, to]) => from !== undefined && to !== undefined && from !== to);
  return [...new Set(between.map(([from, to]) => `  ${from} --> ${to}`))].sort();
}

const checks = process.argv.includes('--check');
const fingerprint = fingerprintOfImports();
// A name that is put together leaves no trace in the fingerprint.
const hidden = hiddenInAll();
if (checks && hidden.length === 0 && recall<string>('imports.json') === fingerprint) process.exit();

const found = await cruise();
const imports = importsIn(found);
const graph = [BEGIN, '```mermaid', 'graph TD', ...arrowsOf(imports), '```', END].join('\n');
const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : `# Architecture\n\n${BEGIN}\n${END}\n`;
const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
if (begin < 0 || end < begin) throw new Error(`ARCHITECTURE.md has lost its markers ${BEGIN} and ${END}.`);
const redrawn = page.slice(0, begin) + graph + page.slice(end + END.length);

if (!checks) writeFileSync(PAGE, redrawn);
else if (redrawn !== page) {
  console.log(
    `“npm run graph” redraws the graph in ARCHITECTURE.md. The packages now know each other like this:\n${graph}`,
  );
  process.exitCode = 1;
}
for (const wrong of [...found.summary.violations.map(said), ...folderCycles(imports), ...hidden]) {
  console.log(wrong);
  process.exitCode = 1;
}
if (checks && process.exitCode === undefined) remember('imports.json', fingerprint);
