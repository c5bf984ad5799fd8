// Evenings of every game in the hands of a monkey, on phone, laptop and television, until something is wrong.
//   npm run test:monkey                        two whole evenings of each game, and outings to whatever chance
//                                              leads to seldom; by then every control was tapped
//   npm run test:monkey -- --evenings 3        so many of each; with 0 the outings alone, two minutes
//   npm run test:monkey -- --outing clock      only the outings whose names have this in them, and no evening
//   npm run test:monkey -- --first 41          from that evening on; the number is the seed
//   npm run test:monkey -- --game project      one game, or several: insurrection,project
//   npm run test:monkey -- --replay FILE       what a monkey did in an evening that went wrong, once more

import { parseArgs } from 'node:util';
import { ensureWeb } from './boot/web.mjs';
import { runNode } from './stage.ts';

/** About a quarter of an hour on two cores. */
const ENOUGH = 2;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { evenings: text, first: text, game: text, outing: text, replay: text } });
const evenings = Number(values.evenings ?? (values.outing === undefined ? ENOUGH : 0));
process.env['MONKEY_EVENINGS'] = String(evenings);
process.env['MONKEY_FIRST'] = values.first ?? '1';
if (values.game !== undefined) process.env['MONKEY_GAMES'] = values.game;
if (values.outing !== undefined) process.env['MONKEY_OUTING'] = values.outing;
if (values.replay !== undefined) process.env['MONKEY_REPLAY'] = values.replay;
// The outings alone come to every control.
if (values.game === undefined && values.outing === undefined) process.env['MONKEY_EVERYTHING'] = 'yes';

await ensureWeb([process.execPath]);
const args = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'browser',
  'packages/web/src/monkey.browser.test.ts',
];
const { ok } = await runNode(args, { print: 'show', minutes: 600 });
process.exitCode = ok ? 0 : 1;
