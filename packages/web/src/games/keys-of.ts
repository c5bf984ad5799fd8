/** The keys of a record whose keys are all known. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(record).filter((key): key is K => Object.hasOwn(record, key));
