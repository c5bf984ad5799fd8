import { PROTOCOL_VERSION } from '@reseau/protocol';
import fc from 'fast-check';
import type { Frame } from './shout.ts';

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
type Path = readonly (string | number)[];

const nested = (open: string, close: string, depth: number): string => `${open.repeat(depth)}0${close.repeat(depth)}`;
const wide = (count: number, entry: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => entry(at)).join(',');

/** Names that every object answers to already. */
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'length', ''];

/** Well-formed values that are meant to be tripped over, as they are written. */
export const HOSTILE: readonly string[] = [
  // As deep as is allowed, one deeper, and far deeper: as lists, as objects, and in turn.
  ...[10, 16, 17, 1000, 5000, 15_000].flatMap((depth) => [
    nested('[', ']', depth),
    nested('{"a":', '}', Math.min(depth, 8000)),
    nested('[{"a":', '}]', Math.min(depth, 6000)),
  ]),
  ...[256, 257, 8000].flatMap((count) => [
    `[${wide(count, () => '0')}]`,
    `[${wide(count, () => '[]')}]`,
    `{${wide(Math.min(count, 5000), (at) => `"k${at}":0`)}}`,
  ]),
  `[${wide(120, () => `[${wide(120, () => '0')}]`)}]`,
  ...['0', '-0', '-1', '0.5', '1e400', '-1e400', '1e-400', '9007199254740993', '2147483648', '9'.repeat(4000), '1E5'],
  ...['"NaN"', '"Infinity"', '"-0"', '"0"', '"null"', '"undefined"', '"true"', '"[object Object]"', '""', '" "'],
  ...[
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u0000"',
    '"\\u0007\\u001b[2J"',
    '"\\u202e"',
    '"\\u200d"',
    '"\\ufffe"',
    '"\\ud83d\\ude00"',
  ],
  `"${'x'.repeat(4000)}"`,
  `"${'x'.repeat(5000)}"`,
  `"${'e\\u0301'.repeat(400)}"`,
  ...NAMES.flatMap((name) => [`"${name}"`, `{"${name}":0}`, `{"${name}":{"${name}":[]}}`, `["${name}"]`]),
  ...['{"type":"x","type":"timeUp"}', '{"do":"leave","do":"start"}', '{"toJSON":"x"}', '{"0":0,"1":1,"length":2}'],
  ...['null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '[{}]', '{"a":null}'],
];

const value: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4, noUnicodeString: false }) },
);

const isList = (part: Json | undefined): part is readonly Json[] => Array.isArray(part);
const isRecord = (part: Json | undefined): part is { readonly [key: string]: Json } =>
  typeof part === 'object' && !isList(part);

/** The way to every part of a value, itself included. */
function pathsIn(part: Json): readonly Path[] {
  const inner: readonly (readonly [string | number, Json])[] = isList(part)
    ? [...part.entries()]
    : isRecord(part)
      ? Object.entries(part)
      : [];
  return [[], ...inner.flatMap(([key, child]) => pathsIn(child).map((path) => [key, ...path]))];
}

/** Changes the part at the end of the way; `undefined` takes it out. */
function changed(part: Json, [key, ...rest]: Path, change: (part: Json) => Json | undefined): Json | undefined {
  if (key === undefined) return change(part);
  if (isList(part)) return part.flatMap((child, at) => (at === key ? (changed(child, rest, change) ?? []) : [child]));
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, child]) => {
      const after = name === key ? changed(child, rest, change) : child;
      return after === undefined ? [] : [[name, after]];
    }),
  );
}

const MARK = '@@@';

/** Something that is right but for one part of it, as it is written. */
export function spoilt(templates: readonly Json[]): fc.Arbitrary<string> {
  const way = fc.record({ at: fc.nat(), of: fc.nat() });
  const how = fc.constantFrom('replaced', 'replaced', 'replaced', 'removed', 'extra', 'twice', 'listed', 'whole');
  return fc.tuple(way, how, fc.constantFrom(...NAMES, 'extra'), value).map(([{ at, of }, kind, name, text]) => {
    const template = templates[of % templates.length] as Json;
    const paths = pathsIn(template);
    const path = paths[at % paths.length] ?? [];
    const written = JSON.stringify(changed(template, path, (part) => spoiltPart(part, kind, name)) ?? {});
    const put = written.replace(`"${MARK}"`, () => text);
    return kind === 'twice' ? put.replace('{', () => `{"${String(path[0] ?? 't')}":${text},`) : put;
  });
}

/** Each template with each part of it replaced in turn, by some of what is hostile and by all of it over all of them. */
export function everyField(templates: readonly Json[], some: number): readonly string[] {
  const places = templates.flatMap((template) => pathsIn(template).map((path) => [template, path] as const));
  return places.flatMap(([template, path], place) =>
    Array.from({ length: some }, (_, at) => {
      const text = HOSTILE[(place * some + at) % HOSTILE.length] ?? '';
      return JSON.stringify(changed(template, path, () => MARK)).replace(`"${MARK}"`, () => text);
    }),
  );
}

function spoiltPart(part: Json, kind: string, name: string): Json | undefined {
  if (kind === 'replaced') return MARK;
  if (kind === 'removed') return undefined;
  if (kind === 'listed') return [part];
  // Spelled out, for `{ __proto__: … }` in a program is no field.
  if (kind === 'extra' && isRecord(part)) return Object.fromEntries([...Object.entries(part), [name, MARK]]);
  return kind === 'extra' ? { [`${name}x`]: part } : part;
}

/** What is no message at all, or only the beginning of one. */
const broken: fc.Arbitrary<Frame> = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }),
  fc.constantFrom(
    '['.repeat(4000),
    '{"a":'.repeat(4000),
    '"',
    'nul',
    '[1,',
    '{"t":"ping"',
    '{"t":"ping"}}',
    '\u0000',
    '9e',
    '-',
  ),
  value.map((text) => text.slice(0, text.length / 2)),
);

/** Frames of which one is hostile, malformed or merely strange. */
export const frames = (templates: readonly Json[]): fc.Arbitrary<readonly Frame[]> =>
  fc.array(
    fc.oneof(
      { weight: 8, arbitrary: spoilt(templates) },
      { weight: 1, arbitrary: value },
      { weight: 1, arbitrary: broken },
    ),
    { minLength: 1, maxLength: 3 },
  );

const id = 'request-id-1';
const move = (match: number, question: number, what: Json): Json => ({ t: 'move', id, match, question, move: what });
const command = (what: Json): Json => ({ t: 'command', id, command: what });

/** Moves of questions that are past and to come, of all shapes there are. */
export const MOVES: readonly Json[] = [0, 1, 2, 9_999_999].flatMap((question) =>
  [0, 1, 2].flatMap((match) => [
    move(match, question, { type: 'propose', mission: 1, team: [0, 1] }),
    move(match, question, { type: 'vote', approve: true }),
    move(match, question, { type: 'play', card: 'fail' }),
    move(match, question, { type: 'name', seat: 3 }),
    move(match, question, { type: 'timeUp' }),
    move(match, question, { type: 'tick' }),
  ]),
);

/** Every other message, but for the goodbye of a member. */
export const MESSAGES: readonly Json[] = [
  { t: 'hello', version: PROTOCOL_VERSION, token: 'x'.repeat(32), match: 0, facts: 0, lines: 0 },
  { t: 'say', id, text: 'hello' },
  { t: 'phrase', id, match: 1, phrase: { says: 'trust', about: [2] } },
  { t: 'phrase', id, match: 1, phrase: { says: 'goTo', thing: 12 } },
  { t: 'ping' },
  command({ do: 'rename', name: 'Anna' }),
  command({ do: 'kick', member: 'm1' }),
  command({ do: 'addBot', level: 'easy' }),
  command({ do: 'makeHost', member: 'm2' }),
  command({ do: 'seatOrder', members: ['m2', 'm1', 'm3', 'm4', 'm5'] }),
  command({ do: 'options', options: { modules: ['targeting'], extras: [] } }),
  command({ do: 'clock', alone: 60, together: 60, talk: 0 }),
  command({ do: 'start' }),
  command({ do: 'seal', match: 1, attempt: 1, hash: 'a'.repeat(64) }),
  command({ do: 'unseal', match: 1, attempt: 1, salt: 'b'.repeat(64) }),
  command({ do: 'decline', match: 1, attempt: 1, known: { match: 2, attempt: 1 } }),
  command({ do: 'rematch' }),
  command({ do: 'chat', on: false }),
  command({ do: 'phrases', on: false }),
  command({ do: 'handover' }),
];

/** A change of options, under an id of its own. */
export const optionsOf = (options: Json): Json => ({
  t: 'command',
  id: 'options-id-1',
  command: { do: 'options', options },
});

/** What comes over HTTP: the path of a door, and bodies that are right. */
export const DOORS: readonly (readonly [string, readonly Json[]])[] = [
  ['/api/rooms', [{ game: 'resistance', name: 'Eve' }]],
  ['/api/rooms/CODE/members', [{ name: 'Eve', token: 'x'.repeat(32) }]],
  ['/api/rooms/CODE/handover', [{ secret: 'x'.repeat(32), token: 'y'.repeat(32) }]],
];
