export const ascending = (a: number, b: number): number => a - b;
