// Everything that can go wrong, on this machine alone: a real server on a real folder, devices that play, and kills, cut lines, bent
// clocks and disks in trouble. At the end a checker that shares nothing with the server proves that no promise was broken.
//   npm run test:chaos                              ten minutes and 25 kills
//   npm run test:chaos -- --minutes 60 --kills 200  so long, and so often
//   npm run test:chaos -- --seed again              other play and other faults
//   npm run test:chaos -- --tables 60 --crowd 4000  more tables; more who call at once after a kill
// The figures go to chaos.json in the folder TRUST_OUT, if it is set.

import { parseArgs } from 'node:util';
import { figuresOf } from '../packages/server/src/testing/chaos/figures.ts';
import { Storm } from '../packages/server/src/testing/chaos/storm.ts';
import { publish } from './chaos/publish.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { seed: text, minutes: text, kills: text, tables: text, crowd: text } });
const plan = {
  seed: values.seed ?? 'chaos',
  minutes: Number(values.minutes ?? 10),
  kills: Number(values.kills ?? 25),
  tables: Number(values.tables ?? 30),
  crowd: Number(values.crowd ?? 2000),
};

const report = await Storm.run(plan);
for (const { rule, code, who, what } of report.faults) console.log(`✗ ${rule}: ${code} ${who}: ${what}`);
publish('chaos', { ...plan, ...figuresOf(report) });
process.exitCode = report.faults.length === 0 ? 0 : 1;
