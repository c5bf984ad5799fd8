// Pictures of every screen at every size in every language, and sheets on which a person sees many of them at a glance:
// `npm run pictures -- --of lobby,resistance-10 --in fr --at 844x390 --to /tmp/pictures`. Each names beginnings; without it, all.

import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureWeb } from './boot/web.mjs';
import { layOut } from './pictures/sheets.ts';
import { runNode } from './stage.ts';

const { values } = parseArgs({
  options: {
    of: { type: 'string', default: '' },
    in: { type: 'string', default: '' },
    at: { type: 'string', default: '' },
    to: { type: 'string', default: 'pictures' },
  },
});
const all = values.of === '' && values.in === '' && values.at === '';
if (all) rmSync(values.to, { recursive: true, force: true });
mkdirSync(values.to, { recursive: true });
await ensureWeb([process.execPath]);
Object.assign(process.env, {
  PICTURES: values.to,
  PICTURES_OF: values.of,
  PICTURES_IN: values.in,
  PICTURES_AT: values.at,
});
const { ok } = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'pictures'], {
  print: 'show',
  minutes: 60,
});
console.log(`\n  ${await layOut(values.to)}`);
process.exitCode = ok ? 0 : 1;
