export interface Place {
  /** In percent of the table's box. */
  readonly x: number;
  readonly y: number;
}

/** Where the seats stand round an oval, clockwise from the top. */
export const ring = (seats: number): readonly Place[] =>
  Array.from({ length: seats }, (_, seat) => {
    const angle = ((seat + (seats % 2 === 0 ? 0.5 : 0)) / seats) * 2 * Math.PI - Math.PI / 2;
    return { x: 50 + 39.5 * Math.cos(angle), y: 51 + 40 * Math.sin(angle) };
  });
