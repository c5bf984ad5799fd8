import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Prints the figures of a run, and leaves them in the folder TRUST_OUT. */
export function publish(name: string, figures: object): void {
  const command = ['npm run test:chaos', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(
    ' ',
  );
  const text = `${JSON.stringify({ name, command, figures }, null, 2)}\n`;
  console.log(text);
  const folder = process.env['TRUST_OUT'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), text);
}
