/** An object that came from outside, before anything is known of what it holds. */
export type Raw = Readonly<Record<string, unknown>>;

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy made in this step, which may therefore still be written; what it holds may not. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The keys of a record that lists them all, in their order. */
export function keysOf<T extends object>(record: T): readonly Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

/** A record with a value for each of these keys. */
export function recordOf<K extends string, V>(keys: readonly K[], make: (key: K) => V): Readonly<Record<K, V>> {
  const record: Partial<Record<K, V>> = {};
  for (const key of keys) record[key] = make(key);
  // Every key has come by: the compiler does not count them.
  return record as Record<K, V>;
}
