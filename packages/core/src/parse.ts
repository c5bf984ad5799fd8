import { isLine } from './letters.ts';
import { isRaw, type Raw } from './record.ts';
import { isSeat, type Seat } from './seat.ts';

export { isRaw };

/** What is wrong with a part of a document, in words, and where. */
export interface Problem {
  readonly path: string;
  readonly says: string;
  /** The key that is missing. */
  readonly lacks?: string;
  /** The key that nobody knows. */
  readonly unknown?: string;
  /** There is too much of something, rather than something wrong. */
  readonly tooMuch?: true;
}

/** Reads one part of a document: returns it, or notes what is wrong with it and where. */
export interface Parse<T> {
  (value: unknown, path: string, problems: Problem[]): T;
  /** What the part consists of, so that the manuals can be checked against the parser. */
  readonly parts?: Parts;
}

export interface Parts {
  /** Of an object: its keys. */
  readonly keys?: Fields;
  readonly required?: readonly string[];
  /** Of a list: what each entry is. */
  readonly entries?: Parse<unknown>;
  /** The readings from which the value itself selects one. */
  readonly readings?: readonly Parse<unknown>[];
}

const consistingOf = <T>(parts: Parts, parse: Parse<T>): Parse<T> => Object.assign(parse, { parts });

/** What a parser reads. */
export type Parsed<P> = P extends Parse<infer T> ? T : never;
type Fields = Readonly<Record<string, Parse<unknown>>>;

const MOST_QUOTED = 40;

const shown = (value: unknown): string =>
  typeof value === 'string'
    ? JSON.stringify(value.length > MOST_QUOTED ? `${value.slice(0, MOST_QUOTED)}…` : value)
    : value === null || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : Array.isArray(value)
        ? 'a list'
        : value === undefined
          ? 'nothing'
          : `a${typeof value === 'object' ? 'n object' : ` ${typeof value}`}`;

function wrong(path: string, wanted: string, value: unknown, problems: Problem[]): never {
  problems.push({ path, says: `should be ${wanted}, not ${shown(value)}` });
  return undefined as never;
}

/** Whether there is too much of it; if so, notes the problem. */
function isBeyond(most: number, length: number, things: string, path: string, problems: Problem[]): boolean {
  if (length > most)
    problems.push({ path, says: `should have at most ${most}${things}, not ${length}`, tooMuch: true });
  return length > most;
}

export const problemInWords = ({ path, says }: Problem): string => `${path} ${says}`;

export const anything: Parse<unknown> = (value) => value;

export const text: Parse<string> = (value, path, problems) =>
  typeof value === 'string' && value !== '' ? value : wrong(path, 'some text', value, problems);

export const truth: Parse<boolean> = (value, path, problems) =>
  typeof value === 'boolean' ? value : wrong(path, 'true or false', value, problems);

export const number: Parse<number> = (value, path, problems) =>
  typeof value === 'number' && Number.isFinite(value) ? value : wrong(path, 'a number', value, problems);

/** An object, whatever it holds. */
export const dictionary: Parse<Raw> = (value, path, problems) =>
  isRaw(value) ? value : wrong(path, 'an object', value, problems);

/** One line of text that can be seen. */
export const line =
  (most: number): Parse<string> =>
  (value, path, problems) => {
    if (typeof value !== 'string' || value.trim() === '') return wrong(path, 'some text', value, problems);
    if (isBeyond(most, value.length, ' characters', path, problems) || isLine(value)) return value;
    return wrong(path, 'one line of text that can be seen', value, problems);
  };

/** A name that facts and files use: letters and digits. */
export const identifier =
  (most: number): Parse<string> =>
  (value, path, problems) => {
    if (typeof value === 'string' && isBeyond(most, value.length, ' characters', path, problems)) return value;
    return typeof value === 'string' && /^[a-z][A-Za-z0-9]*$/.test(value)
      ? value
      : wrong(path, 'a short name of letters and digits that begins with a small letter', value, problems);
  };

export const whole =
  (least: number, most: number): Parse<number> =>
  (value, path, problems) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : wrong(path, `a whole number from ${least} to ${most}`, value, problems);

/** A whole number that counts something: 0 or more. */
export const count: Parse<number> = (value, path, problems) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : wrong(path, 'a whole number, 0 or more', value, problems);

export const seat: Parse<Seat> = (value, path, problems) =>
  isSeat(value) ? value : wrong(path, 'a whole number, 0 or more', value, problems);

/** The name or the number of something. */
export const thing: Parse<string | number> = (value, path, problems) =>
  typeof value === 'number' ? count(value, path, problems) : text(value, path, problems);

export const one =
  <const V>(values: readonly V[]): Parse<V> =>
  (value, path, problems) =>
    values.find((allowed) => allowed === value) ??
    wrong(path, values.map((allowed) => JSON.stringify(allowed)).join(' or '), value, problems);

/** A list with a maximum length; a longer one is not read. */
export const list = <T>(item: Parse<T>, most = Number.POSITIVE_INFINITY, least = 0): Parse<readonly T[]> =>
  consistingOf({ entries: item }, (value, path, problems) => {
    if (!Array.isArray(value)) return wrong(path, 'a list', value, problems);
    if (isBeyond(most, value.length, '', path, problems)) return [];
    if (value.length < least) problems.push({ path, says: `should have ${least} or more, not ${value.length}` });
    return Array.from(value, (entry: unknown, index) => item(entry, `${path}[${index}]`, problems));
  });

/** An object whose keys are names of the writer's choice. In the manuals, each of them is `<name>`. */
export const named = <T>(item: Parse<T>): Parse<Readonly<Record<string, T>>> =>
  consistingOf({ keys: { '<name>': item } }, (value, path, problems) =>
    isRaw(value)
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, item(part, `${path}.${name}`, problems)]))
      : wrong(path, 'an object', value, problems),
  );

/** Two things of different kinds, as a list. */
export const pair =
  <A, B>(first: Parse<A>, second: Parse<B>): Parse<readonly [A, B]> =>
  (value, path, problems) =>
    Array.isArray(value) && value.length === 2
      ? [first(value[0], `${path}[0]`, problems), second(value[1], `${path}[1]`, problems)]
      : wrong(path, 'a list of two', value, problems);

/** A list of these, in which nothing comes twice. */
export const distinct =
  <const V>(values: readonly V[]): Parse<readonly V[]> =>
  (value, path, problems) => {
    const read = list(one(values), values.length)(value, path, problems);
    if (Array.isArray(read) && new Set(read).size !== read.length)
      problems.push({ path, says: 'lists the same thing twice' });
    return read;
  };

/** One of two readings, chosen by the value itself, so that problems are reported for the right one. */
export const either = <A, B>(isFirst: (value: unknown) => boolean, first: Parse<A>, second: Parse<B>): Parse<A | B> =>
  consistingOf({ readings: [first, second] }, (value, path, problems) =>
    isFirst(value) ? first(value, path, problems) : second(value, path, problems),
  );

/** The known key that was probably meant, or else all of them. */
export function meant(key: string, known: Raw): string {
  const keys = Object.keys(known);
  const near = keys.find((one) => areNear(one.toLowerCase(), key.toLowerCase()));
  return near === undefined ? `expected ${keys.map((one) => `"${one}"`).join(', ')}` : `did you mean "${near}"?`;
}

/** Whether they differ by one letter added, missing or changed, or by two neighbouring letters swapped. */
export function areNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return swapped || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1);
}

/** An object with these keys and no other. */
export const fields = <R extends Fields, O extends Fields>(
  required: R,
  optional: O,
): Parse<{ readonly [K in keyof R]: Parsed<R[K]> } & { readonly [K in keyof O]?: Parsed<O[K]> }> => {
  const known: Fields = { ...required, ...optional };
  return consistingOf({ keys: known, required: Object.keys(required) }, (value, path, problems) => {
    if (!isRaw(value)) return wrong(path, 'an object', value, problems);
    const read: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      const parse = Object.hasOwn(known, key) ? known[key] : undefined;
      if (parse === undefined)
        problems.push({ path, says: `has "${key}", which means nothing here; ${meant(key, known)}`, unknown: key });
      else read[key] = parse(value[key], `${path}.${key}`, problems);
    }
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(value, key)) problems.push({ path, says: `lacks "${key}"`, lacks: key });
    }
    return read as never;
  });
};

/** An object with these keys. Other keys are kept as they are: they are for others to read. */
export const having =
  <R extends Fields, O extends Fields>(required: R, optional: O): ReturnType<typeof fields<R, O>> =>
  (value, path, problems) => {
    if (!isRaw(value)) return wrong(path, 'an object', value, problems);
    for (const [key, parse] of Object.entries(required)) {
      if (Object.hasOwn(value, key)) parse(value[key], `${path}.${key}`, problems);
      else problems.push({ path, says: `lacks "${key}"`, lacks: key });
    }
    for (const [key, parse] of Object.entries(optional)) {
      if (Object.hasOwn(value, key)) parse(value[key], `${path}.${key}`, problems);
    }
    return value as never;
  };

/** One of several shapes, recognised by a key that only it has. */
export const byKey = <S extends Fields>(shapes: S): Parse<Parsed<S[keyof S]>> =>
  consistingOf({ readings: Object.values(shapes) }, (value, path, problems) => {
    if (!isRaw(value)) return wrong(path, 'an object', value, problems);
    const key = Object.keys(shapes).find((name) => Object.hasOwn(value, name));
    const shape = key === undefined ? undefined : shapes[key];
    if (shape === undefined) {
      const keys = Object.keys(shapes).map((name) => `"${name}"`);
      problems.push({ path, says: `needs one of ${keys.join(', ')}` });
      return undefined as never;
    }
    return shape(value, path, problems) as never;
  });

/** One of several shapes, told apart by the name that the value has under this key. */
export const byName = <T>(key: string, what: string, shapes: Readonly<Record<string, Parse<T>>>): Parse<T> =>
  consistingOf({ readings: Object.values(shapes) }, (value, path, problems) => {
    if (!isRaw(value)) return wrong(path, 'an object', value, problems);
    const name = value[key];
    const shape = typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    return shape === undefined ? wrong(`${path}.${key}`, what, name, problems) : shape(value, path, problems);
  });
