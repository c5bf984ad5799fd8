type Spot = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed line through all these points without a corner. */
export function smooth(points: readonly Spot[]): string {
  const at = (index: number): Spot => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map((_, index) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const handles = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy];
    return `C${handles.map(round).join(' ')}`;
  });
  const [x, y] = at(0);
  return `M${x} ${y}${curves.join('')}Z`;
}
