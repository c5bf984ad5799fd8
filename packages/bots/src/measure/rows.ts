import type { Measures, Row, TableOptions } from '../measures.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether this is what was asked for. Several values of an option may be asked for as a list. */
const isAsked = (value: unknown, asked: unknown): boolean =>
  same(value, asked) || (Array.isArray(asked) && !Array.isArray(value) && asked.includes(value));

const isAmong = (table: TableOptions, asked: TableOptions): boolean =>
  Object.entries(table).every(([key, value]) => !Object.hasOwn(asked, key) || isAsked(value, asked[key]));

/** The rows of a part as far as they were asked for; where none is meant, the one table that was. */
export function rowsFor({ rows, options }: Measures, part: string, asked: TableOptions): readonly Row[] {
  const meant = (rows[part] ?? []).map((row) => ({ ...row, tables: row.tables.filter((one) => isAmong(one, asked)) }));
  const left = meant.filter(({ tables }) => tables.length > 0);
  if (left.length === 0) return [{ heading: '', name: 'as asked', tables: [{ ...options, ...asked }] }];
  return left.map((row) => ({ ...row, tables: row.tables.map((table) => ({ ...options, ...asked, ...table })) }));
}
