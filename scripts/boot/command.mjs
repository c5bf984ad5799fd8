// The commands of package.json and of the command line, each as the script that the packaged Node is to run.

import { join } from 'node:path';
import { ROOT, Stop, say } from './ground.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode, requireNode, run } from './runtime.mjs';
import { supervise } from './supervise.mjs';
import { ensureWeb } from './web.mjs';

const CLI = 'packages/cli/src/main.ts';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';

/** @type {Readonly<Record<string, (rest: string[]) => string[]>>} */
const COMMANDS = {
  start: (rest) => [CLI, 'serve', ...rest],
  bench: (rest) => [CLI, 'bench', ...rest],
  cli: (rest) => [CLI, ...rest],
  test: (rest) => ['scripts/test.ts', ...rest],
  deep: (rest) => ['scripts/deep.ts', ...rest],
  secrecy: (rest) => ['scripts/secrecy.ts', ...rest],
  monkey: (rest) => ['scripts/monkey.ts', ...rest],
  chaos: (rest) => ['scripts/chaos.ts', ...rest],
  trust: (rest) => ['scripts/trust.ts', ...rest],
  check: (rest) => ['scripts/check.ts', ...rest],
  pictures: (rest) => ['scripts/pictures.ts', ...rest],
  graph: (rest) => ['scripts/graph.ts', ...rest],
  translated: (rest) => ['scripts/translated.ts', ...rest],
  format: (rest) => [BIOME, 'check', '--write', ...rest],
};

/**
 * Runs one command and resolves to its exit code.
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export async function boot(args) {
  try {
    const [name = '', ...rest] = args;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined)
      throw new Stop(`there is no command “${name}”. The commands are ${Object.keys(COMMANDS).join(', ')}.`);
    requireNode();
    ensureInstalled();
    const node = findNode();
    const [script = '', ...words] = command(rest);
    const serves = script === CLI && words[0] === 'serve';
    if (serves) await ensureWeb(node);
    const keep = serves ? supervise : run;
    return await keep(node, [join(ROOT, script), ...words], script === CLI ? process.cwd() : ROOT);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    return 1;
  }
}
