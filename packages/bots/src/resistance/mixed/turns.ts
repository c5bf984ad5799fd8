/** One way that those who may change sides have stood: by round, whether on the other side than the printed one. */
export interface Turns {
  readonly away: readonly boolean[];
  readonly chance: number;
}

/** Nobody ever changes sides. */
export const HOME: Turns = { away: [], chance: 1 };
