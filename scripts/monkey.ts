// Evenings of every game in the hands of a monkey, on phone, laptop and television, until something is wrong.
//   npm run test:monkey                        twenty whole evenings of each game
//   npm run test:monkey -- --evenings 3        so many of each
//   npm run test:monkey -- --first 41          from that evening on; the number is the seed
//   npm run test:monkey -- --game project      one game, or several: insurrection,project
//   npm run test:monkey -- --replay FILE       what a monkey did in an evening that went wrong, once more

import { parseArgs } from 'node:util';
import { ensureWeb } from './boot/web.mjs';
import { runNode } from './stage.ts';

/** A whole match is over well before. */
const WHOLE = '2000';
/** Deeds in the lobby, and when all is over: most of what is there is tapped once. */
const AROUND = '60';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { evenings: text, first: text, game: text, replay: text, deeds: text } });
process.env['MONKEY_EVENINGS'] = values.evenings ?? '20';
process.env['MONKEY_FIRST'] = values.first ?? '1';
process.env['MONKEY_DEEDS'] = values.deeds ?? WHOLE;
process.env['MONKEY_AROUND'] = AROUND;
if (values.game !== undefined) process.env['MONKEY_GAMES'] = values.game;
if (values.replay !== undefined) process.env['MONKEY_REPLAY'] = values.replay;

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
