/** A part of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A bubble that is to be shown, and the seat that it comes from. */
export interface Wanted {
  readonly seat: Box;
  /** Where the speaker's name stands, which a bubble leaves readable. */
  readonly name?: Box | undefined;
  readonly width: number;
  readonly height: number;
}

export interface Placed extends Box {
  /** On which side of the seat it is: there its tail points. */
  readonly side: 'above' | 'below';
  readonly end: 'left' | 'right';
}

type Size = Pick<Box, 'width' | 'height'>;

const MARGIN = 4;
/** It touches the plate, as far as the name on it leaves room. */
const TOUCH = 5;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/**
 * Where bubbles go, the newest being the last: beside their seats, within the window, and never over one another. The newest has the
 * first choice; an older one that finds no room is left out, and stands in the chat.
 */
export function layOut(wanted: readonly Wanted[], view: Size): readonly (Placed | undefined)[] {
  const placed: Placed[] = [];
  const result = wanted.toReversed().map((one) => {
    const free = places(one, view).find((place) => !placed.some((other) => overlaps(place, other)));
    if (free !== undefined) placed.push(free);
    return free;
  });
  return result.toReversed();
}

/** The places for one bubble, the best first: towards the middle of the window, then on the other side of the seat. */
function places({ seat, name, width, height }: Wanted, view: Size): readonly Placed[] {
  const edge = seat.top + seat.height;
  const [over, under] = name === undefined ? [TOUCH, TOUCH] : [name.top - seat.top, edge - name.top - name.height];
  const isRight = seat.left + seat.width / 2 > view.width / 2;
  const wish = isRight ? seat.left + seat.width - width - TOUCH : seat.left + TOUCH;
  const left = Math.max(MARGIN, Math.min(wish, view.width - width - MARGIN));
  const end = isRight ? 'right' : 'left';
  const above: Placed = { left, top: seat.top - height + Math.min(TOUCH, over), width, height, side: 'above', end };
  const below: Placed = { ...above, top: edge - Math.min(TOUCH, under), side: 'below' };
  const sides = seat.top + seat.height / 2 < view.height / 2 ? [below, above] : [above, below];
  return sides.filter(({ top }) => top >= MARGIN && top + height <= view.height - MARGIN);
}
