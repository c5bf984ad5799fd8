import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Prints the figures of a run, and leaves them in the folder TRUST_OUT. The command is that of the script that runs: test:chaos of chaos.ts. */
export function publish(name: string, figures: object): void {
  const [, script = '', ...flags] = process.argv;
  const command = [`npm run test:${basename(script, '.ts')}`, ...(flags.length > 0 ? ['--', ...flags] : [])].join(' ');
  const text = `${JSON.stringify({ name, command, figures }, null, 2)}\n`;
  console.log(text);
  const folder = process.env['TRUST_OUT'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), text);
}
