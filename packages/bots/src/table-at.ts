/**
 * What a table of numbers holds at a place that is known to be in it. One function for each kind of table: read through the same
 * function, tables of several kinds make each other slow. A call across files costs too: with these in every loop strong bots
 * thought a tenth slower, so files with loops that run millions of times have their own.
 */
export const byteAt = (table: Uint8Array, place: number): number => table[place] as number;
export const wordAt = (table: Uint16Array, place: number): number => table[place] as number;
export const intAt = (table: Int32Array, place: number): number => table[place] as number;
export const floatAt = (table: Float64Array, place: number): number => table[place] as number;
export const numberAt = (table: readonly number[], place: number): number => table[place] as number;
