import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './stage.ts';

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly overrides?: Versions;
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const manifest = (file: string): Manifest => JSON.parse(read(file)) as Manifest;

const MANIFESTS = ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT })];
const ownerOf = (file: string): string => (file === 'package.json' ? 'root' : basename(dirname(file)));

const LISTED = MANIFESTS.flatMap((file) => {
  const { dependencies, devDependencies, optionalDependencies } = manifest(file);
  const versions = { ...dependencies, ...devDependencies, ...optionalDependencies };
  return Object.entries(versions)
    .filter(([name]) => !name.startsWith('@reseau/'))
    .map(([name, version]) => ({ name, version, owner: ownerOf(file) }));
});

const PAGE = read('docs/dependencies.md');

/** `name: owner, owner`, sorted. */
const inWords = (entries: readonly { readonly name: string; readonly owner: string }[]): readonly string[] => {
  const names = [...new Set(entries.map(({ name }) => name))].toSorted();
  const owners = (of: string) => entries.filter(({ name }) => name === of).map(({ owner }) => owner);
  return names.map((name) => `${name}: ${owners(name).toSorted().join(', ')}`);
};

describe('docs/dependencies.md', () => {
  test('lists every dependency of every package.json, and who has it, and nothing else', () => {
    const rows = PAGE.split('\n').filter((line) => /^\| (?!package |---)/.test(line));
    const written = rows.flatMap((row) => {
      const [, names = '', owners = ''] = row.split('|');
      return names
        .split(',')
        .flatMap((name) => owners.split(',').map((owner) => ({ name: name.trim(), owner: owner.trim() })));
    });
    expect(inWords(written)).toEqual(inWords(LISTED));
  });

  test('names what is pinned', () => {
    const [, section = ''] = PAGE.split('## Pinned in `overrides`');
    const named = [...(section.split('are held')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(named.toSorted()).toEqual(Object.keys(manifest('package.json').overrides ?? {}).toSorted());
  });

  test('versions are exact', () => {
    expect(LISTED.filter(({ version }) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('core and games depend on nothing at run time', () => {
    const outside = ['core', 'games'].flatMap((name) =>
      Object.keys(manifest(`packages/${name}/package.json`).dependencies ?? {}),
    );
    expect(outside.filter((name) => !name.startsWith('@reseau/'))).toEqual([]);
  });
});

describe('what is installed', () => {
  interface Locked {
    readonly link?: boolean;
    readonly integrity?: string;
    readonly resolved?: string;
    readonly hasInstallScript?: boolean;
  }
  const { packages } = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> };
  const outside = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  const paths = (of: (locked: Locked) => boolean): readonly string[] =>
    outside.filter(([, locked]) => of(locked)).map(([path]) => path);

  test('is known by its hash, whichever registry it comes from', () => {
    expect(outside.length).toBeGreaterThan(100);
    expect(paths(({ integrity }) => integrity?.startsWith('sha512-') !== true)).toEqual([]);
    expect(paths(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  test('runs nothing of its own while it is installed', () => {
    expect(paths(({ hasInstallScript }) => hasInstallScript === true)).toEqual([]);
  });
});
