import { bare, coat, cut, face, key, mirrored, type Picture, print } from '../../../../ui/print/index.ts';

// Half a hat each, to the left and to the right of the middle.
const CAP = 'M31 6C22 6 14 10 16.500 19L11 22.500C15 24 19 22.500 22 21 25 19.500 28 18.600 31 18.400z';
const HAT = 'M31 5.400C28 5 23 3.500 22 9 21 16 18 16 11 21 17 22.700 24 23.300 31 23.200z';
const BAND = 'M31 15.800C28 15.800 25 15.200 21.800 14L21.200 16.600C25 18 28 18.600 31 18.600z';

const onTheRight = (path: string): Picture => mirrored(key(path));

/** One half stays, the other has gone over. */
const torn = (...hats: readonly Picture[]): Picture =>
  print(
    bare('M32 0H66V66H32z'),
    coat,
    face(),
    key('M32 13C38 13 41.500 16 41 21 41 28 39.500 33 37 36.500 35.500 38.500 34 39 32 39z'),
    cut('M34.500 22.600L39.800 21.800 38.500 24 35.500 24.200z'),
    ...hats,
    cut(
      'M22 45L30 53 29 64H27L18 47.500zM31 0H33L31.800 9 33.200 18 31.600 28 33 38 31.500 48 32.800 57 32 66H30.800L31.600 57 30.200 48 31.800 38 30.400 28 31.900 18 30.600 9z',
    ),
  );

export const portraits = {
  resistanceDefector: torn(key(CAP), onTheRight(HAT), mirrored(cut(BAND))),
  spyDefector: torn(key(HAT), cut(BAND), onTheRight(CAP)),
};
