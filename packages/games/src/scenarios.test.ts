import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseScenario, runScenario, withFiles } from '@reseau/testkit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { setUpGame } from './catalogue.ts';
import { problemsIn } from './documents.ts';

const HERE = import.meta.dirname;
const FILES = globSync('*/{scenarios,minutes}/**/*.json', { cwd: HERE }).toSorted();
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const fits = new Ajv2020().compile(read(join(HERE, '../../../docs/scenario.schema.json')) as object);

describe('every scenario', () => {
  test.each(FILES)('%s', (file) => {
    const raw = read(join(HERE, file));
    expect([fits(raw), fits.errors]).toEqual([true, null]);
    const beside = join(HERE, dirname(file));
    const whole = withFiles(raw, (path) => ({ ok: true, value: read(join(beside, path)) }));
    if (!whole.ok) throw new Error(whole.problems.join('\n'));
    const parsed = parseScenario(whole.value);
    if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
    const result = runScenario(parsed.scenario, setUpGame);
    if (!result.ok) throw new Error(`${result.where}: ${result.says}`);
    const stored: readonly unknown[] = JSON.parse(JSON.stringify(result.entries));
    expect(stored.flatMap((entry) => problemsIn('entry', parsed.scenario.game, entry))).toEqual([]);
  });

  test('the examples of the manual go as written', () => {
    const manual = readFileSync(join(HERE, '../../../docs/scenarios.md'), 'utf8');
    const examples = [...manual.matchAll(/```json\n([^`]*)```/g)]
      .map(([, text = '']) => text)
      .filter((text) => text.includes('"title"'));
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const example of examples) {
      const raw: unknown = JSON.parse(example);
      expect([fits(raw), fits.errors]).toEqual([true, null]);
      const parsed = parseScenario(raw);
      if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
      expect(runScenario(parsed.scenario, setUpGame)).toMatchObject({ ok: true });
    }
  });

  test.each([
    ['a slip of the pen', { tilte: 'x' }],
    ['a seat that is none', { steps: [{ seat: -1, move: {} }] }],
    ['an outcome that is none', { outcome: 'closed' }],
  ])('the schema refuses %s, and so does the program', (_name, slip) => {
    const [file] = FILES.filter((name) => name.startsWith('resistance/'));
    const raw = { ...(read(join(HERE, file ?? '')) as object), ...slip };
    expect(fits(raw)).toBe(false);
    expect(parseScenario(raw).ok).toBe(false);
  });

  test('there are enough of them, and no two bear one title', () => {
    const titles = FILES.map((file) => (read(join(HERE, file)) as { title: string }).title);
    expect(new Set(titles).size).toBe(FILES.length);
    expect(FILES.filter((file) => basename(file).startsWith('rulebook-')).length).toBeGreaterThan(0);
    expect(FILES.length).toBeGreaterThanOrEqual(150);
  });
});
