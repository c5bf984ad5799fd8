import { at, put, type Writable } from '@reseau/core';
import type { Table } from './table.ts';

/** A table copied in this step, which may therefore still be written; what it holds may not. */
export type Draft = Writable<Table>;

export const add = (list: readonly number[], index: number, more: number): readonly number[] =>
  put(list, index, at(list, index) + more);
