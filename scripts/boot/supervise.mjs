// Keeps the server up: one that died unexpectedly is started again. Its games are on the disk and go on.

import { constants } from 'node:os';
import { say } from './ground.mjs';
import { onStop, run } from './runtime.mjs';

/** The end was meant, or starting again would change nothing: well, called wrongly, set up wrongly, stopped by a signal. */
const MEANT = [0, 2, 78, ...['SIGHUP', 'SIGINT', 'SIGTERM'].map((name) => 128 + signalNumber(name))];

/**
 * @typedef {object} Restarts
 * @property {readonly number[]} pauses In milliseconds, before each new start; one that never came up is then given up.
 * @property {number} longest In milliseconds: the pause from then on for one that has been up before.
 * @property {number} longEnough In milliseconds: whoever lived for so long has not died of the start.
 */

/** @type {Restarts} */
const RESTARTS = { pauses: [1000, 2000, 4000, 8000], longest: 30_000, longEnough: 60_000 };

/**
 * Runs the server until it is stopped, and resolves to its exit code.
 * @param {readonly string[]} node
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {Restarts} restarts
 * @returns {Promise<number>}
 */
export async function supervise(node, args, cwd, { pauses, longest, longEnough } = RESTARTS) {
  const stop = new AbortController();
  const release = onStop(() => stop.abort());
  try {
    let hasLived = false;
    for (let deaths = 0; ; ) {
      const began = Date.now();
      const status = await run(node, args, cwd);
      if (stop.signal.aborted || MEANT.includes(status)) return status;
      const lived = Date.now() - began >= longEnough;
      hasLived ||= lived;
      deaths = lived ? 1 : deaths + 1;
      // Somebody who has found how to kill it must not have it for good.
      const pause = pauses[deaths - 1] ?? (hasLived ? longest : undefined);
      const cause = causeOf(status);
      if (pause === undefined) {
        say(
          `the server has died ${deaths} times in a row (${cause}) and will not be restarted. The lines above may say why.`,
        );
        return status;
      }
      say(
        `the server died unexpectedly (${cause}). It will restart in ${pause / 1000} s, and the games will carry on.`,
      );
      await paused(pause, stop.signal);
      if (stop.signal.aborted) return status;
    }
  } finally {
    release();
  }
}

/** @param {number} ms @param {AbortSignal} signal @returns {Promise<void>} */
function paused(ms, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** @param {number} status */
function causeOf(status) {
  const name = Object.entries(constants.signals).find(([, number]) => number === status - 128)?.[0];
  return name === undefined ? `status ${status}` : `signal ${name}`;
}

/** @param {string} name */
function signalNumber(name) {
  return Object.entries(constants.signals).find(([signal]) => signal === name)?.[1] ?? 0;
}
