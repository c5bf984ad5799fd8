import {
  bare,
  beams,
  coat,
  cut,
  disc,
  face,
  fedora,
  key,
  lapels,
  moved,
  peakedCap,
  print,
  shaded,
  shortHair,
  star,
  wideHat,
} from '../../../../ui/print/index.ts';

const commander = print(
  bare(beams(32, 30, 11)),
  coat,
  face(),
  peakedCap,
  cut('M21 44.500L31 53 29 60 17 47zM43 44.500L33 53 35 60 47 47z'),
  cut(star(13, 55, 3.4), star(51, 55, 3.4)),
);

/** Broad, behind a shield. */
const bodyGuard = print(
  bare(beams(32, 30, 11)),
  key('M-2 64C-1 48 8 41 20 38H44C56 41 65 48 66 64z'),
  face({ y: 21, size: 0.95 }),
  key('M21.500 20C20 9 25 5.500 32 5.500S44 9 42.500 20L40 13.500H25z'),
  cut('M11 39C24 41.500 40 41.500 53 39L52 66H12z'),
  key('M14 42.500C26 44.500 38 44.500 50 42.500L49.300 66H14.700z'),
  cut('M17 52L32 46 47 52V56.500L32 50.500 17 56.500zM17.500 60L32 54 46.500 60V64.500L32 58.500 17.500 64.500z'),
);

const assassin = print(
  bare(disc(26, 24, 19)),
  key('M2 64C4 50 12 44 22 40H40C54 44 60 52 62 64z'),
  shaded({ x: 30, y: 26 }),
  moved('translate(-2 1)', wideHat),
  key('M15 44L21 33 29 48z'),
  key('M45 44L38 33 31 48z'),
  cut('M21 37L28.500 49 27 64H25L17.500 44z'),
  cut('M47.500 26L51.500 32V48H43.500V32z'),
  key('M47.300 31H47.800V48H47.300z'),
  cut('M39 49H56V52H39z'),
  key('M38 53C43 50.500 52 50.500 57 53L58 64H38z'),
  cut('M40.500 54.500H55V56H40.500zM40.500 58H55.300V59.500H40.500z'),
);

/** The Commander’s face is a mask in a hand. */
const falseCommander = print(
  bare('M0 0H22L6 64H0z'),
  coat,
  shaded({ x: 26, y: 27 }),
  moved('translate(-6 1)', shortHair),
  moved('matrix(.92 .14 -.14 .92 20 -3)', face({ x: 34, y: 27 }), peakedCap, cut('M41 35L44 36 42.500 64H39.500z')),
  key('M47 64L46 52C46 48 58 48 59 52L60 64z'),
  cut('M46.500 53H58V54.200H46.500zM46.700 57H58.600V58.200H46.700z'),
);

/** Who is behind the newspaper? */
const deepCover = print(
  bare(beams(32, 12, 9)),
  coat,
  face({ y: 24 }),
  fedora,
  cut('M9 33L31.200 35V62L7 59zM55 33L32.800 35V62L57 59z'),
  key(
    'M12 36.500L28 38V42L12 40.500zM12 44L19 44.600V53.500L11.500 53zM21.500 45L28 45.500V47L21.500 46.500zM21.500 49L28 49.500V51L21.500 50.500zM21.500 53L28 53.500V55L21.500 54.500zM36 38L52 36.500V38L36 39.500zM36 42.500L52 41V42.500L36 44zM36 46.800L43 46.200V55L36 55.500zM45.500 46L52.300 45.400V47L45.500 47.600zM45.500 50L52.300 49.400V51L45.500 51.600zM45.500 54L52.500 53.400V55L45.500 55.600z',
  ),
  key('M5 45C8 44 11 46 11 48S8 52 5 51.500zM59 45C56 44 53 46 53 48S56 52 59 51.500z'),
);

const blindSpy = print(
  bare('M4 60L60 14V34L30 60z'),
  coat,
  lapels,
  face({ y: 27 }),
  shortHair,
  key('M20 22.500L44 21.500V29L20 30z', 'M43 23L58 18 55 24 59 27 43 28z'),
  cut(
    'M21 24.200L43 23.200V24.200L21 25.200zM21 27.400L43 26.400V27.400L21 28.400zM45 24.800L54 21.600 53.500 22.600 45 25.700z',
  ),
);

export const portraits = { commander, bodyGuard, assassin, falseCommander, deepCover, blindSpy };
