import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackOnce } from './unpack.ts';

const PACKAGE = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
const CACHE = join(PACKAGE, '..', '..', '.cache', 'reseau');

/** The browser's executable: `CHROMIUM_PATH` if set, otherwise the packaged one, unpacked on first use. */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file.`);
    return chosen;
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The packaged browser runs on Linux x64 only: set CHROMIUM_PATH to a Chromium of your own.');
  }
  const executable = join(CACHE, `chromium-${packagedVersion()}`);
  if (!existsSync(executable)) await unpackOnce(join(PACKAGE, 'bin', 'chromium.br'), executable);
  return executable;
}

function packagedVersion(): string {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  return version;
}
