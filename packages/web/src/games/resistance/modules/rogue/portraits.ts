import {
  bare,
  beret,
  coat,
  cut,
  disc,
  face,
  key,
  moved,
  print,
  shaded,
  spot,
  wideHat,
} from '../../../../ui/print/index.ts';

const scarf = print(
  key('M21 30C28 33 37 33 44 29.500L43 38C40 44 35 48 32 49 28 47 23 43 21.500 38z', 'M43 31L54 27 52 33 56 36 43 36z'),
  cut('M24 34.500L30 36V37.200L24 35.700zM34 37L41 34.800V36L34 38.200zM27 40L31 41.200V42.400L28 41.500z'),
);

/** A scarf over the mouth, and no light but the moon. */
const resistanceRogue = print(
  bare(disc(14, 17, 8.5)),
  spot(disc(17.5, 14.5, 7.5)),
  coat,
  face(),
  beret,
  scarf,
  cut('M10 52L16 50 17 64H15z'),
);

const spyRogue = print(
  bare('M8 64L20 0H44L56 64z'),
  coat,
  shaded(),
  wideHat,
  scarf,
  moved('translate(0 1)', cut('M45 47L48.500 50 53 64H50z')),
  cut('M31 21.500L44.500 21V22.400L38 22.800C37.500 26 34 26.500 33 23z'),
);

export const portraits = { resistanceRogue, spyRogue };
