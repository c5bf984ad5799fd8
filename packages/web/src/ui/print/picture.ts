/** What a layer is printed with. Two inks and paper: the second ink is printed first, a hair's breadth out of register. */
export type Ink =
  /** The second ink. */
  | 'spot'
  /** Paper that the second ink leaves bare. */
  | 'bare'
  /** The first ink. */
  | 'key'
  /** A bridge of the stencil: paper in the first ink. */
  | 'cut'
  /** The second ink, seen through a hole in the first. */
  | 'tint';

export interface Layer {
  readonly ink: Ink;
  readonly d: string;
  readonly move?: string;
}

/** On a grid of 64, from the lowest layer up, on a block of the second ink. */
export type Picture = readonly Layer[];

type Printer = (...paths: readonly string[]) => Picture;
const printer =
  (ink: Ink): Printer =>
  (...paths) => [{ ink, d: paths.join('') }];

export const spot = printer('spot');
export const bare = printer('bare');
export const key = printer('key');
export const cut = printer('cut');
export const tint = printer('tint');

export const print = (...parts: readonly Picture[]): Picture => parts.flat();

/** The same drawing elsewhere. */
export const moved = (move: string, ...parts: readonly Picture[]): Picture =>
  parts.flat().map((layer) => ({ ...layer, move: layer.move === undefined ? move : `${move}${layer.move}` }));

/** The same drawing, facing the other way. */
export const mirrored = (...parts: readonly Picture[]): Picture => moved('matrix(-1 0 0 1 64 0)', ...parts);
