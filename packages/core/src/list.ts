/**
 * The entry of a list that is known to be there; a hole, or a place beyond the end, throws. Not for innermost loops: lists of many
 * kinds come through here, which makes it slow.
 */
export function at<T>(list: ArrayLike<T | undefined>, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new Error(`list: there is nothing at ${index} of ${list.length}`);
  return entry;
}

/** The list with this value at this place. */
export function put<V>(list: readonly V[], index: number, value: V): readonly V[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

/** The list with one copy of this less; what is not there cannot leave. */
export function without<V>(list: readonly V[], value: V): readonly V[] {
  const index = list.indexOf(value);
  if (index < 0) throw new Error(`list: ${String(value)} is not there`);
  return list.toSpliced(index, 1);
}

export const isOneOf = <V>(list: readonly V[], value: unknown): value is V => list.some((one) => one === value);

/** A list without holes: one that has any throws. */
export const whole = <T>(list: readonly (T | undefined)[]): readonly T[] =>
  Array.from(list, (_, index) => at(list, index));
