import {
  bare,
  coat,
  cut,
  disc,
  face,
  fedora,
  fist,
  flatCap,
  key,
  moved,
  type Picture,
  print,
  shaded,
} from '../../../ui/print/index.ts';

export const resistance: Picture = print(
  bare('M0 64L64 10V0H50L0 44z'),
  coat,
  face({ x: 27, y: 27 }),
  moved('translate(-5 1)', flatCap),
  key('M43 64L45 36H58L62 64z'),
  fist(51, 27, 1.15),
  cut('M44.500 38H58.500V40.500H44.300z', 'M17 46L27 54 26 64H24L14 48z'),
);

/** A finger on the lips. */
export const spy: Picture = print(
  bare(disc(32, 27, 23)),
  coat,
  shaded({ y: 27 }),
  fedora,
  key('M16 45L23 33 32 50z'),
  key('M48 45L41 33 32 50z'),
  cut('M22.500 37L31 51.500 30 64H28L19 45z'),
  cut(
    'M30.500 31.500C30.500 29.800 33.500 29.800 33.500 31.500L34 42C39 41 42 44 41.500 48L39 64H29L27 50C26 46 28 43 30.500 42z',
  ),
  key(
    'M34.500 45H41.500V46.100H34.500zM34 49H41V50.100H34z',
    'M29.500 44C31.500 46 31.500 49 30.500 52L29.500 51.500C30.300 49 30 46.500 28.800 45z',
  ),
);
