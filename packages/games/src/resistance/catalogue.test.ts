import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { EXTRAS, MODULE_IDS } from './module-ids.ts';

const HERE = import.meta.dirname;
const read = (file: string): string => readFileSync(join(HERE, file), 'utf8');

describe('modules', () => {
  test('only their own folders and the catalogue name them', () => {
    const files = globSync('**/*.ts', { cwd: HERE }).filter((file) => !/^modules\/|\.test\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(20);
    const named = new RegExp(`'(${[...MODULE_IDS, ...EXTRAS].join('|')})['.]`);
    const known = [
      'module-ids.ts',
      // An ending is called like a module.
      'facts.ts',
    ];
    expect(files.filter((file) => named.test(read(file))).toSorted()).toEqual(known.toSorted());
  });

  test('each says how its facts are read and shown, and of no facts but its own', () => {
    for (const { id, facts, beats } of CATALOGUE) {
      expect([id, Object.keys(facts.open)]).toEqual([id, Object.keys(beats)]);
      const all = [...Object.keys(facts.open), ...Object.keys(facts.whispered)];
      expect(all.filter((type) => !type.startsWith(`${id}.`))).toEqual([]);
    }
  });

  test('each has a scenario, and so has each of its choices', () => {
    const shown = new Set(
      globSync('scenarios/**/*.json', { cwd: HERE }).flatMap((file) => chosenIn(JSON.parse(read(file)))),
    );
    expect([...MODULE_IDS, ...EXTRAS].filter((id) => !shown.has(id))).toEqual([]);
  });
});

interface Scenario {
  readonly refused?: string;
  readonly options: { readonly modules?: readonly string[]; readonly extras?: readonly string[] };
}

/** The modules and choices that a scenario plays with. */
const chosenIn = ({ refused, options: { modules = [], extras = [] } }: Scenario): readonly string[] =>
  refused === undefined ? [...modules, ...extras] : [];
