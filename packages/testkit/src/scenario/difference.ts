import { brief } from '../value.ts';

const known = (value: unknown): unknown => value ?? null;

/**
 * Where the actual value is not as expected, or nothing. Of an object only the keys named are compared; a list is
 * compared whole; `null` expects that there is nothing.
 */
export function difference(expected: unknown, actual: unknown, path: string): string | undefined {
  if (Array.isArray(expected))
    return Array.isArray(actual) ? inList(expected, actual, path) : unlike(expected, actual, path);
  if (typeof expected !== 'object' || expected === null) {
    return Object.is(known(expected), known(actual)) ? undefined : unlike(expected, actual, path);
  }
  if (typeof actual !== 'object' || actual === null) return unlike(expected, actual, path);
  const there = new Map(Object.entries(actual));
  for (const [key, value] of Object.entries(expected)) {
    const found = difference(value, there.get(key), `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Lists by seat end where knowledge ends: what is missing at the end of one is `null`. */
function inList(expected: readonly unknown[], actual: readonly unknown[], path: string): string | undefined {
  for (let index = 0; index < Math.max(expected.length, actual.length); index += 1) {
    const found = difference(known(expected[index]), actual[index], `${path}[${index}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const unlike = (expected: unknown, actual: unknown, path: string): string =>
  `${path} is ${brief(known(actual))}, expected ${brief(expected)}`;
