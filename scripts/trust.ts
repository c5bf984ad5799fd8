// Measures what docs/trust.md says, and writes it.
//   npm run trust                        the twins, the faults and the hostile messages, about half an hour
//   npm run trust -- --from FOLDER       composes the page of what is in that folder already
//   npm run trust -- --to FILE           writes it there, and not to docs/trust.md

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, runNode } from './stage.ts';
import { type Measured, PART_NAMES, trustPage } from './trust/page.ts';

const RUNS: Readonly<Record<string, readonly string[]>> = {
  secrecy: ['scripts/secrecy.ts'],
  chaos: ['scripts/chaos.ts'],
  hostile: ['scripts/chaos.ts', '--hostile', '1000000'],
};

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { from: text, to: text } });
const page = values.to ?? join(ROOT, 'docs', 'trust.md');
if (values.from === undefined) await measured();
else writeFileSync(page, trustPage(foundIn(values.from)));

async function measured(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'reseau-trust-'));
  process.env['TRUST_OUT'] = folder;
  const failed: string[] = [];
  for (const name of PART_NAMES) {
    const { ok } = await runNode(RUNS[name] ?? [], { print: 'show', minutes: 60 });
    if (!ok) failed.push(name);
  }
  writeFileSync(page, trustPage(foundIn(folder), failed));
  rmSync(folder, { recursive: true });
  process.exitCode = failed.length === 0 ? 0 : 1;
}

function foundIn(folder: string): readonly Measured[] {
  return PART_NAMES.map((name) => join(folder, `${name}.json`))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
}
