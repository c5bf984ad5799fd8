type Made = { readonly ok: true } | { readonly ok: false; readonly problem: string };
type Rules<M> = Extract<M, { readonly ok: true }>;

/** The rules of a table, put together once: a match keeps the very options that it was set up with. */
export function compiled<M extends Made>(setUp: (seats: number, options: object) => M) {
  const tables = new WeakMap<object, { readonly seats: number; readonly rules: Rules<M> }>();
  return (seats: number, options: object): Rules<M> => {
    const known = tables.get(options);
    if (known?.seats === seats) return known.rules;
    const made: Made = setUp(seats, options);
    if (!made.ok) throw new Error(`rules: the options make no table (${made.problem})`);
    const rules = made as Rules<M>;
    tables.set(options, { seats, rules });
    return rules;
  };
}
