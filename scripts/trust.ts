// Measures what docs/trust.md says, and writes it.
//   npm run trust                        the twins, the faults and the hostile messages, about half an hour
//   npm run trust -- --from FOLDER       composes the page of what is in that folder already

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, runNode } from './stage.ts';
import { type Measured, trustPage } from './trust/page.ts';

const RUNS = [
  { name: 'secrecy', args: ['scripts/secrecy.ts'] },
  { name: 'chaos', args: ['scripts/chaos.ts'] },
  { name: 'hostile', args: ['scripts/chaos.ts', '--hostile', '1000000'] },
];

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const folder = values.from ?? mkdtempSync(join(tmpdir(), 'reseau-trust-'));
if (values.from === undefined) await measure();
writeFileSync(join(ROOT, 'docs', 'trust.md'), trustPage(found()));
if (values.from === undefined) rmSync(folder, { recursive: true });

async function measure(): Promise<void> {
  process.env['TRUST_OUT'] = folder;
  for (const { args } of RUNS) {
    const { ok } = await runNode(args, { print: 'show', minutes: 60 });
    if (!ok) process.exitCode = 1;
  }
}

function found(): readonly Measured[] {
  return RUNS.map(({ name }) => join(folder, `${name}.json`))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
}
