export const SIDES = ['resistance', 'spy'] as const;
export type Side = (typeof SIDES)[number];

export const CHARACTERS = ['resistance', 'spy'] as const;
export type Character = (typeof CHARACTERS)[number];

export const sideOf = (character: Character): Side => character;

export const CARDS = ['success', 'fail'] as const;
export type Card = (typeof CARDS)[number];
