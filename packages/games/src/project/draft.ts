import type { Table } from './table.ts';

export type Writable<T> = { -readonly [K in keyof T]: T[K] };
/** A table copied in this step, which may therefore still be written; what it holds may not. */
export type Draft = Writable<Table>;

export const put = <V>(list: readonly V[], at: number, value: V): readonly V[] => {
  const copy = list.slice();
  copy[at] = value;
  return copy;
};
export const add = (list: readonly number[], at: number, more: number): readonly number[] =>
  put(list, at, (list[at] as number) + more);
