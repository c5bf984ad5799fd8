import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXTRAS, type Extra, MODULE_IDS, type ModuleId, moduleOf, SEAT_COUNTS, setUp } from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import { ART } from './catalogue.art.ts';
import { EN } from './catalogue.en.ts';
import { MODULE_LIST, moduleById } from './catalogue.ts';
import { helpRows } from './help-rows.ts';
import type { ModuleWords } from './i18n/module-words.ts';
import { restsOn } from './mixing.ts';
import { choicesIn } from './modules.ts';
import { type ResistanceScene, scenes } from './scenes.ts';
import type { GalleryTables, NamedStill } from './still.ts';
import { TABLES } from './testing/random-games.ts';
import { en } from './words.en.ts';

const stepIn = ({ still }: NamedStill): string =>
  still.facts
    .flatMap((fact) => (fact.type === 'at' && 'at' in fact ? [fact.at.stack.at(-1)?.step ?? ''] : []))
    .at(-1) ?? '';

const sceneIn = ({ still: { seats, facts } }: NamedStill): ResistanceScene | undefined => {
  const made = setUp(seats, { modules: [], extras: [] });
  if (!made.ok) throw new Error(made.problem);
  return scenes(made.game.empty, facts, () => en, undefined).at(-1);
};

const endingIn = ({ still }: NamedStill): string | undefined =>
  still.facts.flatMap((fact) => (fact.type === 'ended' && 'ending' in fact ? [fact.ending] : [])).at(-1);

/** What of a module the gallery does not show. */
function unshown(id: ModuleId, { boards = [], stages = [], endings = [], faces }: GalleryTables): readonly string[] {
  const { questions = {}, stage = {}, ends } = moduleById(id);
  const asks = Object.keys(questions);
  const kinds = stages.map(sceneIn).flatMap((scene) => (scene !== undefined && 'module' in scene ? [scene.kind] : []));
  return [
    ...(boards.length + stages.length + endings.length + (faces?.(en).length ?? 0) === 0 ? ['anything'] : []),
    ...(asks.length === 0 || boards.some((board) => asks.includes(stepIn(board))) ? [] : ['a question']),
    ...Object.keys(stage).filter((kind) => !kinds.some((shown) => shown === kind)),
    ...Object.keys(ends?.by ?? {}).filter((ending) => !endings.some((over) => endingIn(over) === ending)),
  ];
}

/** Everything with a name, a rule and an example in these words. */
function explainedIn(words: object): readonly string[] {
  return Object.values(words).flatMap((part: unknown) => {
    if (typeof part !== 'object' || part === null) return [];
    const isExplained = 'name' in part && 'how' in part && 'example' in part;
    return isExplained ? [String(part.name)] : explainedIn(part);
  });
}

describe.each(MODULE_IDS)('%s', (id) => {
  test('the gallery shows it: a question, every scene and every ending', async () => {
    const lacking = unshown(id, await moduleById(id).gallery());
    expect(lacking.map((what) => `${id}: the gallery lacks ${what}`)).toEqual([]);
  });

  test('the help explains all that it has words for', () => {
    const rows = helpRows(id, choicesIn(id), en).map(({ name }) => name);
    const lacking = explainedIn(en.modules[id]).filter((name) => !rows.includes(name));
    expect(lacking.map((name) => `${id}: no help on ${name}`)).toEqual([]);
  });

  test('a mix that it makes impossible has a way out', () => {
    const ways = MODULE_LIST.flatMap(({ lobby }) => Object.keys(lobby?.remedies ?? {}));
    const { problems = {} }: ModuleWords = en.modules[id];
    const lacking = Object.keys(problems).filter((problem) => !ways.includes(problem));
    expect(lacking.map((problem) => `${id}: no way out of ${problem}`)).toEqual([]);
  });

  test('it is played at random at some table', () => {
    expect(TABLES.some(([, { modules }]) => modules.includes(id))).toBe(true);
  });
});

/** Keys that several records share, where the last would hide the others. */
const twiceIn = (records: readonly (object | undefined)[]): readonly string[] => {
  const keys = records.flatMap((record) => Object.keys(record ?? {}));
  return keys.filter((key, index) => keys.indexOf(key) < index);
};

test.each(['asks', 'characters', 'extras', 'cards', 'noFail', 'script', 'lines', 'problems', 'reasons'] as const)(
  'no two modules have words for the same among their %s',
  (part) => {
    expect(twiceIn(Object.values(EN).map((words) => (part in words ? Reflect.get(words, part) : {})))).toEqual([]);
  },
);

test('no two modules draw a sign of the same name', () => {
  expect(twiceIn(Object.values(ART).map((art) => ('signs' in art ? art.signs : {})))).toEqual([]);
});

test('every choice that is nothing without another rests on it', () => {
  const subsets = (extras: readonly Extra[]): readonly (readonly Extra[])[] =>
    extras.reduce<readonly (readonly Extra[])[]>((so, extra) => so.flatMap((some) => [some, [...some, extra]]), [[]]);
  const needs = (extra: Extra): readonly string[] => {
    const id = moduleOf(extra);
    const legal = subsets(choicesIn(id)).filter(
      (extras) => extras.includes(extra) && SEAT_COUNTS.some((seats) => setUp(seats, { modules: [id], extras }).ok),
    );
    return choicesIn(id).filter((other) => other !== extra && legal.every((extras) => extras.includes(other)));
  };
  const found = EXTRAS.flatMap((extra) => needs(extra).map((other) => `${extra} rests on ${other}`));
  const said = EXTRAS.flatMap((extra) =>
    EXTRAS.filter((other) => restsOn(extra, other)).map((other) => `${extra} rests on ${other}`),
  );
  expect(said).toEqual(found);
  expect(found).not.toEqual([]);
});

test('outside its folder, the catalogues and the tables to start from, nothing on the screens names a module', () => {
  const named = new RegExp(`['"](${MODULE_IDS.join('|')})(['"]|[.][a-zA-Z])`, 'u');
  const files = globSync('**/*.{ts,svelte}', { cwd: import.meta.dirname }).filter(
    (file) => !/^(modules|testing)[/]|^presets[.]ts$|[.]test[.]ts$/u.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => named.test(readFileSync(join(import.meta.dirname, file), 'utf8')))).toEqual([]);
});
