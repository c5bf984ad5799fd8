// Evenings that a viewer may not tell apart, over real sockets: others hold other cards, and choose other things in secret. Whatever
// reaches that viewer, the bench, the screen, whoever asks over HTTP and whoever listens on the line is the same to the byte.
//   npm run test:secrecy                  30 tables
//   npm run test:secrecy -- --tables 400  so many: the first 15 are every game, module and number of seats
// The figures go to secrecy.json in the folder TRUST_OUT, if it is set.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publish } from './publish.ts';
import { runNode } from './stage.ts';
import type { Measured } from './trust/page.ts';

const { values } = parseArgs({ options: { tables: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'reseau-secrecy-'));
const report = join(folder, 'figures.json');
process.env['SECRECY_TABLES'] = values.tables ?? '30';
process.env['SECRECY_REPORT'] = report;
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'laws', 'packages/server/src/twins.laws.test.ts'];
const { ok } = await runNode(args, { print: 'show', minutes: 600 });
if (existsSync(report)) publish('secrecy', ok, JSON.parse(readFileSync(report, 'utf8')) as Measured['figures']);
rmSync(folder, { recursive: true });
process.exitCode = ok ? 0 : 1;
