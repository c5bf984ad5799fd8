/** What is wrong with a part of a card file, in words, and where. */
export interface CardProblem {
  readonly path: string;
  readonly says: string;
}

/** Reads one part of a document: returns it, or notes what is wrong with it and where. */
export type Parse<T> = (value: unknown, path: string, problems: CardProblem[]) => T;

type Parsed<P> = P extends Parse<infer T> ? T : never;
type Fields = Readonly<Record<string, Parse<unknown>>>;
type Raw = Readonly<Record<string, unknown>>;

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown): string =>
  typeof value === 'string'
    ? `"${value}"`
    : value === null || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : Array.isArray(value)
        ? 'a list'
        : value === undefined
          ? 'nothing'
          : `a${typeof value === 'object' ? 'n object' : ` ${typeof value}`}`;

function wrong(path: string, wanted: string, value: unknown, problems: CardProblem[]): never {
  problems.push({ path, says: `should be ${wanted}, not ${shown(value)}` });
  return undefined as never;
}

export const text: Parse<string> = (value, path, problems) =>
  typeof value === 'string' && value.trim() !== '' ? value : wrong(path, 'some text', value, problems);

/** A name that facts and files use: letters and digits. */
export const identifier: Parse<string> = (value, path, problems) =>
  typeof value === 'string' && /^[a-z][A-Za-z0-9]*$/.test(value)
    ? value
    : wrong(path, 'a short name of letters and digits that begins with a small letter', value, problems);

export const whole =
  (least: number, most: number): Parse<number> =>
  (value, path, problems) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? (value as number)
      : wrong(path, `a whole number from ${least} to ${most}`, value, problems);

export const one =
  <const V>(values: readonly V[]): Parse<V> =>
  (value, path, problems) =>
    values.find((allowed) => allowed === value) ??
    wrong(path, values.map((allowed) => JSON.stringify(allowed)).join(' or '), value, problems);

export const list =
  <T>(item: Parse<T>, least = 0): Parse<readonly T[]> =>
  (value, path, problems) => {
    if (!Array.isArray(value)) return wrong(path, 'a list', value, problems);
    if (value.length < least) problems.push({ path, says: `should have ${least} or more, not ${value.length}` });
    return Array.from(value, (entry: unknown, index) => item(entry, `${path}[${index}]`, problems));
  };

/** A list in which nothing comes twice. */
export const distinct =
  <T>(item: Parse<T>): Parse<readonly T[]> =>
  (value, path, problems) => {
    const read = list(item)(value, path, problems);
    if (Array.isArray(read) && new Set(read).size !== read.length)
      problems.push({ path, says: 'names one thing twice' });
    return read;
  };

/** An object with these keys and no other. */
export const fields =
  <R extends Fields, O extends Fields>(
    required: R,
    optional: O,
  ): Parse<{ readonly [K in keyof R]: Parsed<R[K]> } & { readonly [K in keyof O]?: Parsed<O[K]> }> =>
  (value, path, problems) => {
    if (!isRaw(value)) return wrong(path, 'an object', value, problems);
    const read: Record<string, unknown> = {};
    const known: Fields = { ...required, ...optional };
    for (const key of Object.keys(value)) {
      const parse = Object.hasOwn(known, key) ? known[key] : undefined;
      if (parse === undefined) problems.push({ path, says: `has "${key}", which means nothing here` });
      else read[key] = parse(value[key], `${path}.${key}`, problems);
    }
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(value, key)) problems.push({ path, says: `lacks "${key}"` });
    }
    return read as never;
  };

/** One shape of several, told apart by the key that only it has. */
export const byKey =
  <S extends Readonly<Record<string, Parse<unknown>>>>(shapes: S): Parse<Parsed<S[keyof S]>> =>
  (value, path, problems) => {
    if (!isRaw(value)) return wrong(path, 'an object', value, problems);
    const key = Object.keys(shapes).find((name) => Object.hasOwn(value, name));
    const shape = key === undefined ? undefined : shapes[key];
    if (shape === undefined) {
      const keys = Object.keys(shapes).map((name) => `"${name}"`);
      problems.push({ path, says: `needs one of ${keys.join(', ')}` });
      return undefined as never;
    }
    return shape(value, path, problems) as never;
  };
