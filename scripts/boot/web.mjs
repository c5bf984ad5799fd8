// Builds the web client when anything it is made of has changed since the last build.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, ROOT, readIfThere, Stop, say, stamp } from './ground.mjs';
import { run } from './runtime.mjs';

const WEB = join(ROOT, 'packages', 'web');
const PAGE = join(WEB, 'index.html');
const BUILT = join(WEB, 'dist', 'index.html');
const STAMP = join(ROOT, 'node_modules', '.cache', 'reseau', 'web-build');
const MADE_OF = [
  'package-lock.json',
  'tsconfig.base.json',
  ...['core', 'games', 'protocol', 'bots', 'rooms'].map((name) => `packages/${name}/src`),
  'packages/web',
];

/** @param {readonly string[]} node */
export async function ensureWeb(node) {
  if (!existsSync(PAGE)) return;
  const mark = hashOf(
    MADE_OF.flatMap((path) => filesUnder(path).flatMap((file) => [file, readFileSync(join(ROOT, file))])),
  );
  if (existsSync(BUILT) && readIfThere(STAMP) === mark) return;
  say('building the web client …');
  const began = Date.now();
  const code = await run(node, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], WEB);
  if (code !== 0) throw new Stop('the web client could not be built; the lines above say why.');
  stamp(STAMP, mark);
  say(`built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return /[.]test[.]ts$/.test(path) ? [] : [path];
  const names = readdirSync(full).filter((name) => name !== 'node_modules' && name !== 'dist' && !name.startsWith('.'));
  return names.sort().flatMap((name) => filesUnder(`${path}/${name}`));
}
