// Everything that can go wrong, on this machine alone: a real server on a real folder, devices that play, and kills, cut lines, bent
// clocks and disks in trouble. At the end a checker that shares nothing with the server proves that no promise was broken.
//   npm run test:chaos                              ten minutes and 25 kills
//   npm run test:chaos -- --minutes 60 --kills 200  so long, and so often
//   npm run test:chaos -- --seed again              other play and other faults
//   npm run test:chaos -- --tables 60 --crowd 4000  more tables; more who call at once after a kill
//   npm run test:chaos -- --hostile 1000000         no storm: so many hostile messages, at tables where people play
// The figures go to chaos.json, or hostile.json, in the folder TRUST_OUT, if it is set.

import { parseArgs } from 'node:util';
import type { Fault } from '../packages/server/src/testing/chaos/fault.ts';
import { figuresOf, figuresOfSiege } from '../packages/server/src/testing/chaos/figures.ts';
import { Siege } from '../packages/server/src/testing/chaos/siege.ts';
import { Storm } from '../packages/server/src/testing/chaos/storm.ts';
import { publish } from './publish.ts';

/** The first of them say what is wrong. */
const MOST_TOLD = 50;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { seed: text, minutes: text, kills: text, tables: text, crowd: text, hostile: text },
});

async function storm(): Promise<readonly Fault[]> {
  const plan = {
    seed: values.seed ?? 'chaos',
    minutes: Number(values.minutes ?? 10),
    kills: Number(values.kills ?? 25),
    tables: Number(values.tables ?? 30),
    crowd: Number(values.crowd ?? 2000),
  };
  const report = await Storm.run(plan);
  publish('chaos', report.faults.length === 0, { ...plan, ...figuresOf(report) });
  return report.faults;
}

async function siege(messages: number): Promise<readonly Fault[]> {
  const plan = { seed: Number(values.seed ?? 1), messages, tables: Number(values.tables ?? 4) };
  const report = await Siege.run(plan);
  publish('hostile', report.faults.length === 0, { seed: plan.seed, tables: plan.tables, ...figuresOfSiege(report) });
  return report.faults;
}

const faults = values.hostile === undefined ? await storm() : await siege(Number(values.hostile));
for (const { rule, code, who, what } of faults.slice(0, MOST_TOLD)) console.log(`✗ ${rule}: ${code} ${who}: ${what}`);
process.exitCode = faults.length === 0 ? 0 : 1;
