import { bare, cut, key, moved, type Picture } from './picture.ts';

interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** Which way it looks; the lamp is on the other side. */
  readonly looks?: 'left' | 'right';
}

const placed = ({ x = 32, y = 26, size = 1, looks = 'right' }: Place, ...parts: readonly Picture[]): Picture =>
  moved(`matrix(${looks === 'right' ? size : -size} 0 0 ${size} ${x} ${y})`, ...parts);

const NECK = 'M-6 6L-7 20H8L6 6z';
const HEAD = 'M-9-5C-9-14 9-14 9-5 9 2 7.500 7 5 10.500 3 13.200-2 13.200-4.500 10.500-7.500 7-9 2-9-5z';

interface Face extends Place {
  /** What the light side is printed with. */
  readonly skin?: typeof bare;
}

/** A face with the light from one side, as a stencil has it: light, and where it is dark. */
export const face = ({ skin = bare, ...place }: Face = {}): Picture =>
  placed(
    place,
    key(NECK),
    skin(HEAD),
    key(
      // The side away from the lamp, the socket and the cheek.
      'M4-12.500C8-11.500 9.500-8 9-3 9 3 7.500 7 5 10.500 3.500 12.500 1.500 12.800-.5 12.500 2.500 11 3.500 9 3.800 6.500 6 5 6.800 2.500 6.500 0L3-1 2.500-2.800 7-3.500C7.500-7 6.500-10 4-12.500z',
      'M-7.500-3.800L-1.800-3.200-1.600-1.900-2.800-1.300-3.300-.2C-4.300.3-5.600.1-6.300-.8L-7.500-1.800z',
      'M.8-2.500L1 3.600 2.400 4.800-1.800 5-1.600 4 .1 3.600z',
      'M-3.600 7.500L.2 7 2.800 7.600 1.500 8.700-2.200 8.700z',
    ),
  );

/** The same head where the light leaves only its edge. */
export const shaded = (place: Place = {}): Picture =>
  placed(
    place,
    key(NECK),
    key(HEAD),
    cut(
      'M-9-3C-9-8-6.500-11-3.500-11.800-6.500-8-7-3-6.200 1L-4.500 8C-6.800 6-9 1-9-3z',
      'M-5.400-2.400L-1.200-1.600-2-.6-4.400-.8z',
    ),
  );

/** A profile. */
export const profile = (place: Place = {}): Picture =>
  placed(
    place,
    key('M-7 4L-8 20H6L3 9z'),
    bare(
      'M-8-6C-8-13 6-14 7.500-6L8-2.500 11 3 8.200 4.200 8.600 6.500 7.600 7.600 7.800 9 6.500 11.500C4.500 12.500 1.500 12 0 10.500L-4 12C-8 6-9 0-8-6z',
    ),
    key(
      'M2.500-3.800L8-3.500 7.500-2.300 6.200-.8 3.800-1.200zM4.800 7.200L8.500 6.600 7.600 7.800zM0 10.500C-1 8-.5 6-2.500 4.500-1 3.500-1.500 0-3.500-.5-4.500-5-4-9-3-12-7-11-8.500-8-8.200-4-8 2-6.500 8-4 13.500z',
    ),
  );

/** What most people wear: a coat, seen from the front. */
export const coat = key('M4 64C5 52 12 46 22 43L32 50 42 43C52 46 59 52 60 64z');
export const lapels = cut(
  'M22 44.500L31.200 53 29.500 64H27.500L18.500 47zM42 44.500L32.800 53 34.500 64H36.500L45.500 47z',
);

/** A raised fist, its middle on the origin. */
export const fist = (x: number, y: number, size = 1): Picture =>
  placed(
    { x, y, size },
    key('M-7-5C-7-9-3-9-3-6.500-2.500-9 1-9 1-6.500 1.500-9 5-9 5-6 6-7.500 8.500-6.500 8-3.500L7 4 5 8.500H-5L-8 3z'),
    cut(
      'M-3.400-6H-2.500V-1H-3.400zM.5-6.500H1.400V-1H.5zM4.400-6H5.300V-1H4.400zM-6.500.2C-3-.8 2-1 3.500 1L2.500 3.800-1 4 2 2.200C0 1-4 1.400-6.500 1.800z',
    ),
  );
