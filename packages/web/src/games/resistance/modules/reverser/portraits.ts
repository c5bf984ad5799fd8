import { bare, cut, face, fedora, flatCap, key, moved, type Picture, print } from '../../../../ui/print/index.ts';

/** As on a playing card: whichever way it is turned, somebody stands upright. */
function court(hat: Picture): Picture {
  const half = print(
    bare('M26-4L46-4 30 32 24 34zM-4 10L12-4H4L-4-4z'),
    key('M-4 43.300C2 36 8 32.500 15 31L30 29.500C38 30 46 27 56 23.500L-4 43.300z'),
    face({ x: 21, y: 19, size: 0.8 }),
    moved('matrix(.8 0 0 .8 -4.600 -1.800)', hat),
  );
  return print(half, moved('rotate(180 32 32)', half), cut('M-2 41.700L66 20.300V22.600L-2 44z'));
}

export const portraits = { resistanceReverser: court(flatCap), spyReverser: court(fedora) };
