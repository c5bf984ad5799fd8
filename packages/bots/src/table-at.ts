/**
 * What a table of numbers holds at a place that is known to be in it. One function for each kind of table: read through the same
 * function, tables of several kinds make each other slow. A call across files costs too: files with loops that run very often have
 * their own, and the compact world of Insurrection, where games are played out by the thousand, reads its tables itself.
 */
export const byteAt = (table: Uint8Array, place: number): number => table[place] as number;
export const wordAt = (table: Uint16Array, place: number): number => table[place] as number;
export const intAt = (table: Int32Array, place: number): number => table[place] as number;
export const floatAt = (table: Float64Array, place: number): number => table[place] as number;
export const numberAt = (table: readonly number[], place: number): number => table[place] as number;
