import {
  bare,
  beams,
  beret,
  bob,
  coat,
  cut,
  disc,
  face,
  fedora,
  key,
  lapels,
  limb,
  moved,
  print,
  ring,
  shaded,
  tint,
} from '../../../../ui/print/index.ts';

/** A beard, a pipe, and the way ahead on a finger. */
const resistanceChief = print(
  bare(beams(28, 26, 10)),
  coat,
  face({ x: 28, y: 25 }),
  moved('translate(-4 -1)', beret),
  key('M19 27C20 31 24 31 28 31S35 31 37 26C38 34 37 44 29 47 21 46 19 36 19 27z'),
  cut('M25 34H32L31 36H26z'),
  key('M31 34.500L42 38V34H48V42H41L31 37z'),
  cut('M43 35.200H47V36.500H43z'),
  bare('M44 30C42 27 47 26 45 22 49 25 48 28 46.500 30.500zM47 20C45 17 50 16 48 12 52 15 51 18 49.500 20.500z'),
  cut('M15 47L26 55 25 64H23L12 49z'),
);

/** The rifle on the shoulder, a feather in the hat. */
const resistanceHunter = print(
  bare('M0 64V40L20 22 34 38 48 24 64 42V64z'),
  coat,
  face({ y: 27 }),
  key('M12 22C20 17 21 16 23 9 26 4 38 4 41 9 43 16 45 17 52 22 44 24 20 24 12 22z'),
  cut('M22 15C28 17 36 17 42 15L42.400 17C36 19.500 28 19.500 21.600 17z'),
  key('M38 15C42 6 50 2 58 3 54 12 47 16 39 17z'),
  cut('M40 15.500C45 10 50 7 55 5 50 10 46 13 41 16.500z'),
  key('M3 60L9 12H12L11 24 14 26 12 40 16 44 13 64H3z'),
  cut('M8 42L11 30 12 32 10 42zM18 46L44 64H38L14 49z'),
);

/** A coat and a hat on a stick: whoever shoots at it has shot. */
const dummyAgent = print(
  bare(disc(32, 28, 21)),
  moved(
    'translate(0 4)',
    key('M30 20H34V64H30zM2 34H62V37H2z'),
    key('M8 33L24 30H40L56 33 58 44 50 42 46 40 48 58 42 55 38 60 33 56 28 61 24 56 16 59 18 40 14 42 6 44z'),
    tint('M24 12C24 6 40 6 40 12L39 24C37 29 27 29 25 24z'),
    key(
      'M28.500 16L31 18.500 29.500 20 27 17.500zM31 16L32.500 17.500 28.500 21 27 19.500zM35 16L37.500 18.500 36 20 33.500 17.500zM37.500 16L39 17.500 35 21 33.500 19.500z',
      'M28 24H36V25.200H28z',
    ),
    moved('translate(0 -6)', fedora),
    cut(
      'M31.300 34H32.700V56H31.300zM25 45L29 44 30 49 26 50zM26.500 46.300L27.500 48.300 28.600 47.800 27.600 45.800z',
    ),
    key('M6 44L2 48 5 50 4 54 8 50zM58 44L62 48 59 50 60 54 56 50z'),
  ),
);

/** All lines run through one pair of ears. */
const coordinator = print(
  bare('M32 26L-2 2V-4H8zM32 26L66 2V-4H56zM32 26L66 34V44zM32 26L-2 34V44zM30-4H34L32 26z'),
  coat,
  lapels,
  face(),
  bob,
  key('M16 27C14 2 50 2 48 27H45C46 7 18 7 19 27z'),
  key('M14 22H21V35H14C12 33 12 24 14 22zM43 22H50C52 24 52 33 50 35H43z'),
  cut('M15.500 24.500H17V32.500H15.500zM47 24.500H48.500V32.500H47z'),
  key('M16 35C17 41 22 42 27 40L27.500 38C23 39.500 19 39 18.500 35z', disc(28.5, 38.7, 2.3)),
);

/** A crown that is not hers, on a stick. */
const pretender = print(
  bare('M0 64L24 0H64V12L34 64z'),
  coat,
  face({ x: 30, y: 28 }),
  moved('translate(-2 2)', bob),
  key('M18 19L14 4 22 11 30 1 38 11 46 4 42 19C34 16.500 26 16.500 18 19z'),
  cut(disc(30, 12, 2), disc(22, 14.5, 1.4), disc(38, 14.5, 1.4)),
  key(
    'M18.500 24C23 21.500 27 23 30 25 33 23 37 21.500 42 24 43 30 38 33 34.500 31.500 32 30.500 31 29 30 28.500 29 29 28 30.500 25.500 31.500 22 33 17.500 30 18.500 24z',
  ),
  cut(
    'M21.500 26.500C24 25 26.500 26 27.500 27.800 26 30 22.500 29.500 21.500 26.500zM39 26.500C36.500 25 34 26 33 27.800 34.500 30 38 29.500 39 26.500z',
  ),
  key(limb([41, 29], [52, 58], 1.8)),
  key('M46 64L45 52C45 48 56 47 57 51L59 64z'),
  cut('M46 53.500L56 52V53.200L46 54.700zM46.500 57.500L57 56V57.200L46.500 58.700z'),
);

/** A monocle, and a long cigarette. */
const spyChief = print(
  bare(disc(30, 26, 22)),
  key('M4 64C5 52 12 46 20 44L22 34 32 44 42 34 44 44C52 46 59 52 60 64z'),
  face({ x: 31, y: 25 }),
  key('M22 20C21 11 26 9 32 9S43 13 41 26L38.500 15C33 13 27 13 24 15z'),
  key(ring(27.3, 24.3, 4.6, 1.3), limb([24, 27.5], [20, 40], 0.9)),
  cut('M20 46L31 56 32 64H30L17 48zM42 38L44 46 36 56z'),
  key('M28.500 32L12 38.500 11.500 37 28 31z'),
  cut(disc(12, 37.7, 1.4)),
  cut('M7 31C5 28 9 26 7 22 11 25 10 28 9 31z'),
  cut('M48 51L58 55V57L48 53z', disc(52, 59, 1.6)),
);

/** With a hound on the scent. */
const spyHunter = print(
  bare('M0 66V46L66 14V66z'),
  key('M-2 58C0 46 6 38 14 36L30 36C36 40 40 50 41 66H-2z'),
  shaded({ x: 22, y: 21, size: 0.9 }),
  moved('matrix(.9 0 0 .9 -6.800 -3)', fedora),
  key(
    'M30 66C31 54 35 46 41 43 41 38 44 35 48 35 51 34.500 53 36 54 38L62 43C64.500 45 63 49 60 49L53 49C53 56 54 60 54 66z',
  ),
  key('M43 36C39 38 37 46 39 51 42 52 45 48 46 43z'),
  cut(
    'M50 39.500L53 40.500 52 42 50 41.500zM40 53C44 55.500 48 55.500 52.800 53V55.300C48 58 44 58 39.500 55.500z',
    disc(61, 44.7, 1),
  ),
  key(limb([39, 55], [26, 46], 1.4)),
  cut('M13 38L20 45 19 52 9 40z'),
);

/** At the bottom, with a lamp. */
const deepAgent = print(
  bare('M0 14C8 9 14 9 20 14S32 19 40 14 56 9 66 14V9C56 4 48 4 40 9S28 14 20 9 8 4 0 9z'),
  bare(disc(11, 26, 2.5), disc(7, 36, 1.6), disc(55, 24, 1.8), disc(52, 32, 2.8)),
  key('M2 66C4 54 10 49 18 47H46C54 49 60 54 62 66z'),
  key(disc(32, 30, 18), 'M14 44H50V51H14z', 'M29 6H35V14H29z'),
  cut(ring(32, 30, 12, 2)),
  tint(disc(32, 30, 10)),
  key('M31 20H33V40H31zM22 29H42V31H22z'),
  cut('M17 46.300H47V47.600H17z', disc(19, 57, 1.8), disc(45, 57, 1.8), disc(32, 59, 1.8)),
  cut(disc(17.5, 30, 2), disc(46.5, 30, 2)),
);

export const portraits = {
  resistanceChief,
  resistanceHunter,
  dummyAgent,
  coordinator,
  pretender,
  spyChief,
  spyHunter,
  deepAgent,
};
