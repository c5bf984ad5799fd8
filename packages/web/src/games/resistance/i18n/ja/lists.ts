export const list = (items: readonly string[]): string => items.join('、');
export const people = (names: readonly string[]): string => list(names.map((name) => `${name}さん`));
