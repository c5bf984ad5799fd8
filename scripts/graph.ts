// Redraws the graph of packages in ARCHITECTURE.md from the imports as they are; `--check` only compares.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNode } from './stage.ts';

const PAGE = join(ROOT, 'ARCHITECTURE.md');
const BEGIN = '<!-- graph:begin (npm run graph) -->';
const END = '<!-- graph:end -->';

interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
}

const packageOf = (path: string): string | undefined => /^packages\/([^/]+)\//.exec(path)?.[1];

function arrowsOf({ modules }: Cruise): readonly string[] {
  const arrows = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [packageOf(source), packageOf(resolved)] as const),
  );
  const between = arrows.filter(([from, to]) => from !== undefined && to !== undefined && from !== to);
  return [...new Set(between.map(([from, to]) => `  ${from} --> ${to}`))].sort();
}

async function draw(): Promise<string> {
  const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  const only = ['--include-only', '^packages/', '--exclude', '[.]test[.]ts$|/src/testing/'];
  const { ok, output } = await runNode([cruise, '--output-type', 'json', ...only, 'packages'], {
    print: 'keep',
    minutes: 5,
  });
  if (!ok) throw new Error(`dependency-cruiser did not finish:\n${output}`);
  return [BEGIN, '```mermaid', 'graph TD', ...arrowsOf(JSON.parse(output) as Cruise), '```', END].join('\n');
}

const graph = await draw();
const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : `# Architecture\n\n${BEGIN}\n${END}\n`;
const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
if (begin < 0 || end < begin) throw new Error(`ARCHITECTURE.md has lost its markers ${BEGIN} and ${END}.`);
const redrawn = page.slice(0, begin) + graph + page.slice(end + END.length);

if (!process.argv.includes('--check')) writeFileSync(PAGE, redrawn);
else if (redrawn !== page || !existsSync(PAGE)) {
  console.log(`The packages now know each other like this:\n${graph}`);
  process.exitCode = 1;
}
