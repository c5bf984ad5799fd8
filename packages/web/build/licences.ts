import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const PACKAGE = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

/** What one package asks to be passed on with it. */
function licenceIn(folder: string): string {
  const { name, version, license } = JSON.parse(read(folder, 'package.json')) as Manifest;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const words = file === undefined ? '' : `\n${read(folder, file).trim()}\n`;
  return `${name} ${version}, ${license}\n${words}`;
}

/**
 * Writes licences.txt next to the page: every package that is built in, its version and its licence. They follow from the modules
 * themselves, the workers' too, so nothing gets in unsaid.
 */
export function licences(root: string): { readonly page: Plugin; readonly worker: () => Plugin[] } {
  const folders = new Set<string>();
  const note = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const folder = PACKAGE.exec(id.replace(/^\0/, ''))?.[1];
      if (folder !== undefined && existsSync(join(folder, 'package.json'))) folders.add(folder);
    }
  };
  /** Modules, and what style sheets draw in: fonts are no modules. */
  const generateBundle: Plugin['generateBundle'] = function (_options, bundle: Rolldown.OutputBundle) {
    note(this.getModuleIds());
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset') note(file.originalFileNames.map((name) => resolve(root, name)));
    }
  };
  const page: Plugin = {
    name: 'licences',
    apply: 'build',
    generateBundle,
    closeBundle() {
      if (folders.size === 0) throw new Error('licences: nothing was found to be built in');
      const parts = [...folders].map(licenceIn).toSorted();
      writeFileSync(join(root, 'dist', 'licences.txt'), parts.join(`\n${'-'.repeat(72)}\n\n`));
    },
  };
  return { page, worker: () => [{ name: 'licences-in-workers', apply: 'build', generateBundle }] };
}
