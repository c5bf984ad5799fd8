import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parse } from '@reseau/core/parse';
import { type Key, keysOf, PLAYED, REFUSED } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS } from './documents.ts';
import type { GameId } from './ids.ts';
import { CARD_FILE } from './insurrection/cards/read.ts';
import { RECORD } from './match-form.ts';
import { BOX } from './project/read-box.ts';
import { WIDEST } from './project/widest.ts';
import { EXTRAS, MODULE_IDS } from './resistance/module-ids.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
const read = (file: string): string => readFileSync(join(DOCS, file), 'utf8');

interface Row {
  readonly section: string;
  readonly key: string;
  readonly required: string;
}

/** The rows of a page's tables of keys, each with the heading above it: `| key | type | required | default | meaning |`. */
function rowsIn(page: string): readonly Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const line of page.split('\n')) {
    section = /^#+ (.*)$/.exec(line)?.[1] ?? section;
    const [, first, type, required, , meaning] = line.split('|').map((cell) => cell.trim());
    const key = /^`(.+)`$/.exec(first ?? '')?.[1];
    if (key !== undefined && type !== '' && required !== undefined && (meaning ?? '') !== '')
      rows.push({ section, key, required });
  }
  return rows;
}

interface Differences {
  readonly undocumented: readonly string[];
  readonly notRead: readonly string[];
  readonly twice: readonly string[];
  /** Keys that are required by the parser and not by the page, or the other way round. */
  readonly requiredElsewhere: readonly string[];
}
const NONE: Differences = { undocumented: [], notRead: [], twice: [], requiredElsewhere: [] };

function differences(keys: readonly Key[], rows: readonly Row[]): Differences {
  const paths = [...new Set(keys.map(({ path }) => path))];
  const documented = rows.map(({ key }) => key);
  const must = (path: string): boolean => keys.every((key) => key.path !== path || key.required);
  return {
    undocumented: paths.filter((path) => !documented.includes(path)),
    notRead: documented.filter((key) => !paths.includes(key)),
    twice: documented.filter((key, index) => documented.indexOf(key) < index),
    requiredElsewhere: rows
      .filter(({ key, required }) => paths.includes(key) && must(key) !== (required === 'yes'))
      .map(({ key }) => key),
  };
}

/** In both forms of a scenario, where a key is required only if it is in both. */
const scenarioKeys = (): readonly Key[] => {
  const [played, refused] = [keysOf(PLAYED), keysOf(REFUSED)];
  const isIn = (keys: readonly Key[], path: string) => keys.some((key) => key.path === path && key.required);
  const isTop = (path: string) => !/[.[]/.test(path);
  /** The moves and the end of what is explained are those of the scenario itself: the page describes them once. */
  const isShared = (path: string) => /[.](after\[\]|outcome)[.]/.test(path);
  return [...played, ...refused]
    .filter(({ path }) => !isShared(path))
    .map(({ path, required }) => ({
      path,
      required: required && (!isTop(path) || (isIn(played, path) && isIn(refused, path))),
    }));
};

const SECTIONS: Readonly<Record<GameId, string>> = {
  resistance: 'The Resistance',
  insurrection: 'Insurrection',
  project: 'Project: Resistance',
};

/** The parser lets these be missing: the rules refuse that with a code of its own. */
const REQUIRED_BY_RULES = ['options.side', 'deal.opening.leaders[].character'];

const ofModules = (path: string): string =>
  path.replace(new RegExp(String.raw`^deal\.decks\.(${MODULE_IDS.join('|')})$`), 'deal.decks.<module>');

describe('docs/scenarios.md', () => {
  const rows = rowsIn(read('scenarios.md'));
  const games = Object.values(SECTIONS);

  test('lists every key of a scenario, and no other', () => {
    const general = rows.filter(({ section }) => !games.includes(section));
    expect(differences(scenarioKeys(), general)).toEqual(NONE);
  });

  test.each<[GameId, string]>(Object.entries(SECTIONS) as [GameId, string][])(
    '%s: lists every key of the options and the deal, and no other',
    (game, section) => {
      const keys = (['options', 'deal'] as const)
        .flatMap((part) => keysOf(DOCUMENTS[game][part], part))
        .map(({ path, required }) => ({
          path: ofModules(path),
          required: required || REQUIRED_BY_RULES.includes(path),
        }));
      const own = rows.filter((row) => row.section === section);
      expect(own.length).toBeGreaterThan(4);
      expect(differences(keys, own)).toEqual(NONE);
    },
  );

  test('names every module of The Resistance, and every choice within one', () => {
    const page = read('scenarios.md');
    expect([...MODULE_IDS, ...EXTRAS].filter((name) => !page.includes(`"${name}"`))).toEqual([]);
  });

  test('shows every move of Project: Resistance, with its keys', () => {
    const form = (move: { readonly type: string }): string => `${move.type}: ${Object.keys(move).join()}`;
    const shown = [...read('scenarios.md').matchAll(/^\{ "type": .*\}$/gm)].map(([line]) => form(JSON.parse(line)));
    expect(WIDEST.map(form).filter((move) => !shown.includes(move))).toEqual([]);
  });
});

/** Parts of a card file that are read the same wherever they are: the page describes each once. */
const SHARED: readonly (readonly [RegExp, string])[] = [
  [/^(people|leaders)\[\]\./, 'A card/'],
  [/^A card\/(good|evil)\[\]\./, 'A line/'],
  [/^A line\/(each|when\.count)\./, 'A count/'],
  [/^A line\/when\./, 'A condition/'],
  [/^(locations\[\]|fortress|keep)\./, 'A location/'],
  [/^A location\/(base|advanced)\./, 'A side/'],
  [/^(?!A )/, 'The file/'],
];

const placed = (path: string): string => SHARED.reduce((at, [part, section]) => at.replace(part, section), path);

describe('docs/cards.md', () => {
  test('lists every key of a card file, and no other', () => {
    const rows = rowsIn(read('cards.md')).map((row) => ({ ...row, key: `${row.section}/${row.key}` }));
    const keys = keysOf(CARD_FILE).map(({ path, required }) => ({ path: placed(path), required }));
    expect(differences(keys, rows)).toEqual(NONE);
  });
});

/** A part of a JSON Schema, as far as ours uses the language. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
}

/** Whether what stands under any name has keys of its own. */
const isObject = (named: boolean | Schema | undefined): named is Schema =>
  typeof named === 'object' && (named.$ref !== undefined || named.properties !== undefined);

function pathsIn(root: Schema, schema: Schema, path: string): readonly string[] {
  const { $ref, oneOf = [], items, properties = {}, additionalProperties: named } = schema;
  const target = $ref === undefined ? undefined : root.$defs?.[$ref.replace('#/$defs/', '')];
  return [
    ...(target === undefined ? [] : pathsIn(root, target, path)),
    ...oneOf.flatMap((one) => pathsIn(root, one, path)),
    ...(items === undefined ? [] : pathsIn(root, items, `${path}[]`)),
    ...Object.entries(isObject(named) ? { ...properties, '<name>': named } : properties).flatMap(([key, value]) => {
      const at = path === '' ? key : `${path}.${key}`;
      return [at, ...pathsIn(root, value, at)];
    }),
  ];
}

const BOXED = 'The box of Project: Resistance';

describe('the record of a match', () => {
  test('docs/record.md lists every key, and no other', () => {
    const rows = rowsIn(read('record.md')).filter(({ section }) => section !== BOXED);
    expect(differences(keysOf(RECORD), rows)).toEqual(NONE);
  });

  test('docs/record.md and the schema list every key of the box of Project: Resistance, and no other', () => {
    const rows = rowsIn(read('record.md')).filter(({ section }) => section === BOXED);
    expect(differences(keysOf(BOX), rows)).toEqual(NONE);
    const schema = JSON.parse(read('record.schema.json')) as Schema;
    const keys = keysOf(BOX).map(({ path }) => path);
    expect([...pathsIn(schema, schema.$defs?.['box'] ?? {}, '')].toSorted()).toEqual(keys.toSorted());
  });

  test('docs/record.schema.json has every key that is read, and no other', () => {
    const schema = JSON.parse(read('record.schema.json')) as Schema;
    expect([...pathsIn(schema, schema, '')].toSorted()).toEqual(
      keysOf(RECORD)
        .map(({ path }) => path)
        .toSorted(),
    );
  });
});

describe('docs/scenario.schema.json', () => {
  test.each<[name: string, parse: Parse<unknown>]>([
    ['played', PLAYED],
    ['refused', REFUSED],
  ])('%s: has every key that is read, and no other', (name, parse) => {
    const schema = JSON.parse(read('scenario.schema.json')) as Schema;
    const paths = pathsIn(schema, schema.$defs?.[name] ?? {}, '');
    expect([...new Set(paths)].toSorted()).toEqual([...new Set(keysOf(parse).map((key) => key.path))].toSorted());
  });
});
