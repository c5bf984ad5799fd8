// Brings node_modules in line with the lock file, and says in plain words why if it cannot.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { hashOf, ROOT, readIfThere, Stop, say, stamp } from './ground.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.reseau-install');

export function ensureInstalled() {
  const lock = readIfThere(LOCK);
  if (lock === undefined)
    throw new Stop('package-lock.json is missing: this does not look like a complete copy of Réseau.');
  const mark = hashOf([lock]);
  if (readIfThere(STAMP) === mark) return;
  if (!installedBy(lock)) install();
  stamp(STAMP, mark);
}

/**
 * Whether someone has already installed exactly this lock file by hand: npm keeps its own record of what it laid down.
 * @param {string} lock
 */
function installedBy(lock) {
  const record = readIfThere(INSTALLED);
  if (record === undefined) return false;
  const there = JSON.parse(record).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = there[path];
    return found === undefined
      ? wanted.optional === true
      : found.version === wanted.version && found.link === wanted.link;
  });
}

function install() {
  say('installing dependencies (about 300 MB, this once) …');
  const began = Date.now();
  // Windows cannot delete the Node it is running, so there the folder is updated rather than laid anew.
  const how = process.platform === 'win32' ? ['install', '--no-save'] : ['ci'];
  const result = npm([...how, '--loglevel=error', '--no-audit', '--no-fund']);
  if (result.status !== 0) {
    const words = result.error?.message ?? result.stderr;
    throw new Stop(`the installation failed: ${reason(words)}\n\nnpm said:\n${words.trim()}`);
  }
  say(`installed in ${((Date.now() - began) / 1000).toFixed(0)} s.`);
}

/** @param {readonly string[]} args */
function npm(args) {
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] };
  const script = process.env['npm_execpath'];
  if (script?.endsWith('.js')) return spawnSync(process.execPath, [script, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** @param {string} words */
function reason(words) {
  if (/ENOENT.*npm|spawnSync npm/.test(words)) return 'the command “npm” is missing. It comes with Node.js.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(words)) {
    return 'cannot reach the npm registry. Is this computer online? Does it need a proxy?';
  }
  if (/ENOSPC/.test(words)) return 'the disk is full. Réseau needs about 700 MB.';
  if (/EACCES|EPERM|EROFS/.test(words)) return 'the current user may not write to this folder.';
  if (/EINTEGRITY/.test(words))
    return 'a package is not the one the lock file names. Run “npm cache clean --force”, then try again.';
  return 'npm stopped with an error.';
}
