import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMMANDS, runLine } from './line.ts';

// A server that was started by mistake would keep the run from ending.
vi.mock('@reseau/server', async (load) => ({
  ...(await load<typeof import('@reseau/server')>()),
  startServer: () => Promise.reject(new Error('a server was started')),
}));

let data = '';
let printed: string[] = [];
let refused: string[] = [];
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'reseau-line-'));
  vi.stubEnv('DATA_DIR', data);
  vi.stubEnv('PORT', '0');
  printed = [];
  refused = [];
  vi.spyOn(console, 'log').mockImplementation((words: string) => void printed.push(words));
  vi.spyOn(console, 'error').mockImplementation((words: string) => void refused.push(words));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(data, { recursive: true });
});

/** Refused in one sentence and a hint, with nothing started. */
async function expectRefusal(args: readonly string[], words: string): Promise<void> {
  expect(await runLine(args)).toBe(2);
  expect(printed).toEqual([]);
  expect(readdirSync(data)).toEqual([]);
  const [said = '', ...more] = refused;
  expect(more).toEqual([]);
  expect(said).toContain(words);
  expect(said.split('\n')).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/^Run reseau .*--help/)]);
}

const FLAG = /(?<![\w-])--([a-z]+(?:-[a-z]+)*)/g;
const usages = await Promise.all(
  Object.entries(COMMANDS).map(async ([name, load]) => [name, (await load()).usage] as const),
);
const flagsIn = (usage: string): ReadonlySet<string> => new Set([...usage.matchAll(FLAG)].map(([, flag = '']) => flag));
const ALL_FLAGS = [...new Set(usages.flatMap(([, usage]) => [...flagsIn(usage)]))];

/** What a command may be given besides flags. */
const FILES: Readonly<Record<string, number>> = {
  scenario: Number.POSITIVE_INFINITY,
  replay: 1,
  cards: 1,
  verify: 1,
  backup: 1,
  import: 1,
};
/** Those that are given a table instead. */
const ABOUT_A_TABLE: readonly string[] = ['export', 'forget'];

describe.each(usages)('reseau %s', (name, usage) => {
  const own = flagsIn(usage);

  test('refuses a flag that nobody knows', async () => {
    await expectRefusal([name, '--foo'], "Unknown option '--foo'.");
  });

  const foreign = ALL_FLAGS.filter((flag) => !own.has(flag)).flatMap((flag) => [`--${flag}`, `--${flag}=5`]);
  test.each(foreign)('refuses %s, which its help does not name', async (flag) => {
    await expectRefusal([name, flag], `Unknown option '${flag.replace('=5', '')}'.`);
  });

  test.each([...own])('knows --%s, which its help names', async (flag) => {
    await runLine([name, `--${flag}=5`, '--foo']);
    expect(refused.join()).toMatch(new RegExp(`Unknown option '--foo'|'--${flag}' does not take an argument`));
  });

  const isAboutTable = ABOUT_A_TABLE.includes(name);
  const files = isAboutTable ? 1 : (FILES[name] ?? 0);
  const tooMany = Number.isFinite(files) ? [[...Array.from({ length: files }, () => 'a.json'), 'extra']] : [];
  test.each(tooMany)('refuses an argument too many', async (...args) => {
    const one = `please name one ${isAboutTable ? 'table' : 'file'}.`;
    const words = files === 0 ? "Unexpected argument 'extra'." : one;
    await expectRefusal([name, ...args], words);
  });

  test.each(['--help', '-h'])('explains itself with %s', async (flag) => {
    expect(await runLine([name, flag])).toBe(0);
    expect(printed.join()).toContain(usage);
  });
});

describe('reseau', () => {
  test.each([[[]], [['help']], [['--help']], [['-h']]])('%j lists the commands', async (args) => {
    expect(await runLine(args)).toBe(0);
    for (const name of Object.keys(COMMANDS)) expect(printed.join('\n')).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });

  test('--version says which one it is', async () => {
    expect(await runLine(['--version'])).toBe(0);
    expect(printed.join()).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test.each([
    [['sevre'], 'there is no command "sevre"; did you mean "serve"?'],
    [['toString'], 'there is no command "toString"; please choose from serve, '],
    [['--foo'], 'there is no command "--foo"; please choose from serve, '],
    [['--version', 'extra'], 'nothing may follow --version.'],
    [['help', 'serve'], 'nothing may follow help.'],
  ])('%j is refused', async (args, words) => {
    expect(await runLine(args)).toBe(2);
    expect(printed).toEqual([]);
    expect(refused.join()).toContain(words);
  });
});
