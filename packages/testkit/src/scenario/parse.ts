/** Reads one part of a document: returns it, or notes what is wrong with it and where. */
export type Parse<T> = (value: unknown, path: string, problems: string[]) => T;

type Parsed<P> = P extends Parse<infer T> ? T : never;
type Fields = Readonly<Record<string, Parse<unknown>>>;

const wrong = (path: string, wanted: string, problems: string[]): never => {
  problems.push(`${path}: expected ${wanted}`);
  return undefined as never;
};

export const text: Parse<string> = (value, path, problems) =>
  typeof value === 'string' && value !== '' ? value : wrong(path, 'some text', problems);

export const whole: Parse<number> = (value, path, problems) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : wrong(path, 'a whole number', problems);

export const anything: Parse<unknown> = (value) => value;

export const dictionary: Parse<Readonly<Record<string, unknown>>> = (value, path, problems) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : wrong(path, 'an object', problems);

/** One of a few values. */
export const one =
  <const V>(values: readonly V[]): Parse<V> =>
  (value, path, problems) =>
    values.find((allowed) => allowed === value) ??
    wrong(path, values.map((allowed) => JSON.stringify(allowed)).join(' or '), problems);

export const list =
  <T>(item: Parse<T>): Parse<readonly T[]> =>
  (value, path, problems) =>
    Array.isArray(value)
      ? value.map((entry, index) => item(entry, `${path}[${index}]`, problems))
      : wrong(path, 'a list', problems);

/** One reading or another, as the value itself tells: so that what is wrong is said of the right one. */
export const either =
  <A, B>(isFirst: (value: unknown) => boolean, first: Parse<A>, second: Parse<B>): Parse<A | B> =>
  (value, path, problems) =>
    isFirst(value) ? first(value, path, problems) : second(value, path, problems);

/** An object with these keys and no other. */
export const fields =
  <R extends Fields, O extends Fields>(
    required: R,
    optional: O,
  ): Parse<{ readonly [K in keyof R]: Parsed<R[K]> } & { readonly [K in keyof O]?: Parsed<O[K]> }> =>
  (value, path, problems) => {
    const read: Record<string, unknown> = {};
    const given = dictionary(value, path, problems) ?? {};
    for (const key of Object.keys(given)) {
      const parse = Object.hasOwn(required, key)
        ? required[key]
        : Object.hasOwn(optional, key)
          ? optional[key]
          : undefined;
      if (parse === undefined) problems.push(`${path}: unknown key "${key}"`);
      else read[key] = parse(given[key], `${path}.${key}`, problems);
    }
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(given, key)) problems.push(`${path}: "${key}" is missing`);
    }
    return read as never;
  };
