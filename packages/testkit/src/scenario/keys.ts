import type { Parse } from '@reseau/core/parse';

export interface Key {
  /** `a.b[].c`: from the document down; a list is entered by `[]`. */
  readonly path: string;
  readonly required: boolean;
}

/** Every key that a parser accepts, each once. One that several readings share is required where all of them require it. */
export function keysOf(parse: Parse<unknown>, path = ''): readonly Key[] {
  const { keys = {}, required = [], entries, readings = [] } = parse.parts ?? {};
  const own = Object.entries(keys).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return [{ path: at, required: required.includes(key) }, ...keysOf(value, at)];
  });
  const listed = entries === undefined ? [] : keysOf(entries, `${path}[]`);
  const read = readings.map((reading) => keysOf(reading, path)).filter((some) => some.length > 0);
  return [...own, ...listed, ...merged(read)];
}

function merged(readings: readonly (readonly Key[])[]): readonly Key[] {
  const paths = new Set(readings.flat().map(({ path }) => path));
  return [...paths].map((path) => ({
    path,
    required: readings.every((keys) => keys.some((key) => key.path === path && key.required)),
  }));
}
