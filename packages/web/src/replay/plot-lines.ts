/** The frame that a curve is drawn in, in its own units. */
export const FRAME = { width: 320, height: 150, left: 8, right: 24, top: 10, bottom: 20 } as const;

export interface Scale {
  readonly low: number;
  readonly high: number;
  x(at: number): number;
  y(value: number): number;
}

/** Fits so many moments and these values into the frame; nothing is always on it. */
export function scaleFor(moments: number, values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const { width, height, left, right, top, bottom } = FRAME;
  const [across, up] = [width - left - right, height - top - bottom];
  return {
    low,
    high,
    x: (at) => left + (across * at) / Math.max(1, moments - 1),
    y: (value) => top + up * (1 - (value - low) / (high - low)),
  };
}

/** A line that goes from each value to the next in steps: between two moments nothing changes. */
export function stepped(values: readonly number[], { x, y }: Scale): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return values
    .map((value, at) => (at === 0 ? `M${round(x(0))} ${round(y(value))}` : `H${round(x(at))}V${round(y(value))}`))
    .join('');
}

/** Places below each other for labels that want to be at these heights: none on another. */
export function apart(heights: readonly number[], least: number): readonly number[] {
  const order = heights.map((height, index) => ({ height, index })).toSorted((a, b) => a.height - b.height);
  const most = FRAME.height - FRAME.bottom;
  const placed: number[] = [];
  let next = Number.NEGATIVE_INFINITY;
  for (const { height, index } of order) {
    next = Math.max(height, next + least);
    placed[index] = next;
  }
  const over = Math.max(0, Math.max(...placed) - most);
  return placed.map((height) => height - over);
}

/** So many signs along each line, where the match is long enough. */
const EVERY = 5;

/** At which moments a line has its signs, so that nobody has to go by its colour; those of other lines lie elsewhere. */
export const signsAlong = (line: number, last: number): readonly number[] => [
  ...new Set(Array.from({ length: EVERY }, (_, part) => Math.round(((part + (line % 3) / 3) / EVERY) * last))),
];
