/** Where a tally keeps what: the copies by kind come first, from 0. */
export interface Layout {
  readonly icons: number;
  readonly bearers: number;
  readonly size: number;
  readonly leaders: number;
  /** Kinds held in one copy. */
  readonly singles: number;
  /** Only in the tally of the centre. */
  readonly graveyard: number;
  /** How many numbers a tally has. */
  readonly length: number;
}

export function layoutOf(kinds: number, icons: number): Layout {
  const bearers = kinds + icons;
  const size = bearers + icons;
  return { icons: kinds, bearers, size, leaders: size + 1, singles: size + 2, graveyard: size + 3, length: size + 4 };
}
