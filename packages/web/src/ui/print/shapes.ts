type Spot = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 100) / 100;

export const oval = (x: number, y: number, wide: number, high: number): string =>
  `M${round(x - wide)} ${y}a${wide} ${high} 0 1 1 ${2 * wide} 0a${wide} ${high} 0 1 1 ${-2 * wide} 0z`;

export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

/** Rings, holes and all that turns the other way, for what is cut out of a path. */
const hole = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

export const ring = (x: number, y: number, radius: number, width: number): string =>
  disc(x, y, radius) + hole(x, y, radius - width);

/** A limb, a pole, a blade: from one end to the other, as thick as said at each, with round ends. */
export function limb([ax, ay]: Spot, [bx, by]: Spot, thick: number, thin = thick): string {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(ay - by) / long / 2, (bx - ax) / long / 2];
  const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  const [p, q] = [thick / 2, thin / 2];
  return `M${at(ax + nx * thick, ay + ny * thick)}A${p} ${p} 0 0 1 ${at(ax - nx * thick, ay - ny * thick)}L${at(bx - nx * thin, by - ny * thin)}A${q} ${q} 0 0 1 ${at(bx + nx * thin, by + ny * thin)}z`;
}

/** Beams from a middle, as on a poster. */
export function beams(x: number, y: number, count: number, long = 90): string {
  const step = Math.PI / count;
  const at = (angle: number): string => `${round(x + long * Math.cos(angle))} ${round(y + long * Math.sin(angle))}`;
  return Array.from({ length: count }, (_, index) => {
    const angle = 2 * index * step + step / 2;
    return `M${x} ${y}L${at(angle)}L${at(angle + step)}z`;
  }).join('');
}

export function star(x: number, y: number, radius: number, points = 5, inner = 0.4): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const far = index % 2 === 0 ? radius : radius * inner;
    return `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}
