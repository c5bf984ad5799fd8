/** What a value looks like on the wire: facts must be equal to the byte, their number and order included. */
export const bytes = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** A value after a journey through storage. */
export const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A value short enough to read in a report. */
export function brief(value: unknown, length = 400): string {
  const text = bytes(value);
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** Freezes a value deeply, so that code that writes to it throws. A value that is frozen is taken to be deeply frozen. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}

/** Whether two values mean the same: a hole, an `undefined` and a key that is not there are one. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  const [some, others] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  for (const key of new Set([...some.keys(), ...others.keys()]))
    if (!same(some.get(key), others.get(key))) return false;
  return true;
}

/** Whether a value is the same after storage: no hole, no `undefined`, no instance of a class. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' || typeof value === 'boolean';
  if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
