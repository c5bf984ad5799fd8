// What is kept from one run of the checks to the next, so that only what has changed is checked again. The tools keep files of their
// own; they are thrown away as soon as something has changed that a tool would not notice.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stage.ts';
import { hashOf, type SourceFile } from './files.ts';

const FOLDER = 'node_modules/.cache/check';
/** svelte-check does not let us choose. */
const COMPONENTS = join(ROOT, 'packages/web/.svelte-check');

export const keptIn = (name: string): string => `${FOLDER}/${name}`;

/** What decides how files are checked, the checks themselves included. */
const SETTINGS =
  /(^|\/)(package(-lock)?|tsconfig[^/]*|biome|knip|\.oxlintrc)\.json$|^\.[^/]+$|\.config\.[a-z]+$|^scripts\/(check|graph|stage)/;

interface State {
  readonly settings: string;
  /** The names of all files, and those of the components. */
  readonly names: string;
  readonly components: string;
  readonly files: Readonly<Record<string, Omit<SourceFile, 'path'>>>;
}

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function describe(files: readonly SourceFile[]): State {
  const settings = files.filter(({ path }) => SETTINGS.test(path)).flatMap(({ path, hash }) => [path, hash]);
  const installed = read(join(ROOT, 'node_modules/.package-lock.json'));
  const paths = files.map(({ path }) => path);
  return {
    settings: hashOf([process.version, installed, ...settings]),
    names: hashOf(paths),
    components: hashOf(paths.filter((path) => path.endsWith('.svelte'))),
    files: Object.fromEntries(files.map(({ path, ...rest }) => [path, rest])),
  };
}

/** knip and svelte-check go by time and size alone, which a copy that keeps its time can deceive. */
const deceives = (before: State['files'][string] | undefined, now: SourceFile): boolean =>
  before !== undefined && before.modified === now.modified && before.size === now.size && before.hash !== now.hash;

/** Throws away what may no longer hold. */
export function prepare(files: readonly SourceFile[]): void {
  const before = recall<State>('state.json');
  const now = describe(files);
  const forget = (path: string) => rmSync(path, { recursive: true, force: true });
  if (before?.settings !== now.settings || files.some((file) => deceives(before.files[file.path], file))) {
    forget(join(ROOT, FOLDER));
    forget(COMPONENTS);
  }
  if (before?.names !== now.names) forget(join(ROOT, keptIn('unused')));
  if (before?.components !== now.components) forget(COMPONENTS);
  remember('state.json', now);
}

/** What was remembered under this name by the same program, if it can still be read. */
export function recall<Value>(name: string): Value | undefined {
  try {
    return JSON.parse(read(join(ROOT, keptIn(name)))) as Value;
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: unknown): void {
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  writeFileSync(join(ROOT, keptIn(name)), JSON.stringify(value));
}
