// Finds the Node that runs TypeScript as it is, and runs it.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ROOT, Stop } from './ground.mjs';

const TO_BOOT = [20, 19];
// From here on the built-in SQLite needs no flag; TypeScript files are run directly since 22.18 and by flag before.
const TO_RUN = [22, 13];
const SILENT_TYPES = [22, 18];

export function requireNode() {
  if (!atLeast(process.versions.node, TO_BOOT)) {
    throw new Stop(`this is Node ${process.versions.node}; Réseau needs Node ${TO_BOOT.join('.')} or newer to start.`);
  }
}

/**
 * The packaged Node where there is one for this system, otherwise the one already running if it is new enough.
 * @returns {readonly string[]} the command and its first arguments
 */
export function findNode() {
  const packaged = packagedNode();
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return [packaged];
  if (atLeast(process.versions.node, SILENT_TYPES)) return [process.execPath];
  if (atLeast(process.versions.node, TO_RUN)) return [process.execPath, '--experimental-strip-types'];
  throw new Stop(
    `there is no packaged Node for ${process.platform} on ${process.arch}, and the installed Node ` +
      `${process.versions.node} is too old: please install Node ${TO_RUN.join('.')} or newer (24 is best).`,
  );
}

function packagedNode() {
  const windows = process.platform === 'win32';
  const folder = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  return join(ROOT, 'node_modules', folder, 'bin', windows ? 'node.exe' : 'node');
}

/**
 * Runs Node to its end and resolves to its exit code. Signals that were sent to us alone are passed on.
 * @param {readonly string[]} node
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<number>}
 */
export function run(node, args, cwd) {
  const [command = '', ...first] = node;
  const child = spawn(command, [...first, ...args], { cwd, stdio: 'inherit' });
  const release = onStop((signal) => {
    // A terminal sends Ctrl-C to the child as well; passing it on would make it two.
    if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      release();
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
    });
  });
}

const STOPS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Calls back whenever we are told to end; what it returns ends that.
 * @param {(signal: (typeof STOPS)[number]) => void} stop
 * @returns {() => void}
 */
export function onStop(stop) {
  const watch = watchParent(() => stop('SIGTERM'));
  const heard = STOPS.map((signal) => {
    const listener = () => {
      clearInterval(watch);
      stop(signal);
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    clearInterval(watch);
    for (const release of heard) release();
  };
}

/**
 * npm passes a signal to the shell between us, which dies of it without a word: then its death is our signal.
 * @param {() => void} orphaned
 */
function watchParent(orphaned) {
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    orphaned();
  }, 200);
  return watch;
}

/** @param {string} version @param {readonly number[]} wanted */
function atLeast(version, [wantedMajor = 0, wantedMinor = 0]) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
