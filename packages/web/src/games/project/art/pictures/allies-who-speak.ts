import {
  bare,
  beams,
  coat,
  cut,
  disc,
  face,
  flatCap,
  key,
  lapels,
  moved,
  print,
  shortHair,
  tint,
} from '../../../../ui/print/index.ts';

/** The whole island knows her voice. */
const brancusi = print(
  bare(beams(46, 34, 12)),
  coat,
  face({ x: 25, y: 25 }),
  key('M12 36C6 14 14 5 26 6 38 6 42 14 39 26 36 18 30 15 24 16 18 18 16 26 17 38z', disc(11, 26, 6), disc(13, 35, 5)),
  cut(disc(16.5, 34, 1.8)),
  key('M40 30C40 23 43 20 47 20S54 23 54 30V40C54 44 51 47 47 47S40 44 40 40zM45.500 47H48.500V66H45.500z'),
  cut('M42 26H52V27.400H42zM41.500 30H52.500V31.400H41.500zM41.500 34H52.500V35.400H41.500zM42 38H52V39.400H42z'),
  tint('M14 47C18 56 34 56 36 46L39 48C36 62 14 62 11 49z'),
);

/** He has the last word, with one finger. */
const delorme = print(
  bare(disc(28, 24, 20)),
  coat,
  lapels,
  face({ x: 29, y: 26 }),
  key('M17 24C15 12 20 7 30 7S43 12 41 24L39 17C33 14 26 15 20 18z'),
  key(
    'M21 24.500C21 21 27 21 27.500 24.500S22 28.500 21 24.500zM29.500 24.500C30 21 36 21 36 24.500S30.500 28.500 29.500 24.500z',
  ),
  cut(disc(24.3, 24.6, 2), disc(32.7, 24.6, 2)),
  key('M29 48L22 44V52zM29 48L36 44V52z'),
  key('M46 66L47 42C47 38 49 38 49 36L50 20C50 17 54 17 54 20V36C58 38 58 42 57 46L60 66z'),
  cut('M47.500 44H54V45.200H47.500zM47.500 47.500H54.500V48.700H47.500zM54.500 37.500L55.700 38V46H54.500z'),
);

/** The school is shut; lessons go on. */
const eskola = print(
  bare('M0 0H64V38H0z'),
  key('M6 6H58V34H6z'),
  cut('M10 12L16 10V11.500L10 13.500zM10 18H20V19.500H10zM44 12H54V13.500H44zM46 18L54 16V17.500L46 19.500z'),
  coat,
  face({ y: 27, size: 0.95 }),
  key(
    'M20 34C16 14 22 10 32 10S48 14 44 34L42 24C37 20 27 20 22 24z',
    'M19 28C14 34 14 44 17 54L22 52C20 44 21 36 23 32zM45 28C50 34 50 44 47 54L42 52C44 44 43 36 41 32z',
  ),
  cut(
    'M14.500 40L20.500 39.500V40.800L14.500 41.300zM15 45.500L21 45V46.300L15 46.800zM49.500 40L43.500 39.500V40.800L49.500 41.300zM49 45.500L43 45V46.300L49 46.800z',
    'M20 14C26 10.500 38 10.500 44 14L43 16.500C38 13.500 26 13.500 21 16.500z',
  ),
  cut('M16 54L31 57V66H16zM48 54L33 57V66H48z'),
  key(
    'M19 58L28.500 60V61.200L19 59.200zM19 62L28.500 64V65.200L19 63.200zM45 58L35.500 60V61.200L45 59.200zM45 62L35.500 64V65.200L45 63.200z',
  ),
);

/** Extra! */
const fairchild = print(
  bare('M0 66L10 0H26L30 66z'),
  coat,
  face({ x: 26, y: 29 }),
  moved('translate(-6 2)', flatCap),
  key(disc(26, 37, 3)),
  key('M44 66L46 34H55L60 66z'),
  cut('M36 8L60 4 62 26 39 31z'),
  key(
    'M39 11L57 8 57.500 12 39.500 15zM40 17.500L47 16.300 48 24.500 41 25.700zM50 16L59 14.500V15.700L50 17.200zM50.300 19L59.300 17.500V18.700L50.300 20.200zM50.600 22L59.600 20.500V21.700L50.600 23.200z',
  ),
  key('M43 30C46 26 55 25 57 29L56 38H45z'),
  cut('M45 31.500L56 30V31.200L45 32.700zM45 35H56.500V36.200H45z', 'M14 49L25 58 24 64H21L10 51z'),
);

/** Dot, dash, dot. */
const gorsky = print(
  bare('M0 10H64V13H0zM0 22H64V24H0z', 'M52 0H55V40H52zM46 8H61V10H46zM46 15H61V17H46z'),
  coat,
  face({ x: 27, y: 27 }),
  moved('translate(-5 1)', shortHair),
  key('M10 28C8 4 46 4 44 28H41C42 9 12 9 13 28z', 'M8 24H15V36H8zM39 24H46V36H39z'),
  cut('M10 26.500H11.500V33.500H10zM42.500 26.500H44V33.500H42.500z'),
  key('M21 35.500C24 33.500 26 34 27 35.500 28 34 31 33.500 34 35.500L33 37.500H21.500z'),
  cut('M34 56H62V66H34z'),
  key('M37 60H56V62H37zM50 54H54V60H50z', disc(52, 53, 3.4), 'M40 57H43V60H40z'),
  cut('M14 46L26 56 25 64H22L10 48z'),
);

/** The photograph they did not want taken. */
const haruno = print(
  bare(beams(50, 14, 14)),
  coat,
  face({ x: 27, y: 26 }),
  key('M13 38C10 14 17 7 28 7S44 14 41 34L38 36V20H18V40z'),
  cut('M14 13C20 8 34 8 40 13V14.500C34 10 20 10 14 14.500z'),
  key('M20 48H52V66H20z', 'M30 43H42V48H30z'),
  cut(disc(36, 57, 7.5), 'M23 51H28V53H23zM46 51H49V53H46z'),
  key(disc(36, 57, 5)),
  cut(disc(34.5, 55.5, 1.6)),
  key('M45 20H48V48H45z', disc(50, 14, 7.5)),
  cut(disc(50, 14, 5.5)),
  key('M50 9.500L51.200 12.800 54.500 14 51.200 15.200 50 18.500 48.800 15.200 45.500 14 48.800 12.800z'),
);

/** Eggs on top, letters underneath. */
const ibarra = print(
  bare(disc(30, 24, 21)),
  key('M4 66C5 52 12 46 20 44H42C52 46 59 52 60 66z'),
  key('M14 44C8 18 16 6 31 5 46 6 54 18 48 44L40 50 31 46 22 50z'),
  face({ x: 31, y: 27, size: 0.95 }),
  key('M21 26C20 16 25 13 31 13S42 16 41 26C38 20 35 18 31 18S24 20 21 26z'),
  cut('M16 20C18 12 23 8 30 7.500 24 11 20 16 18.500 24zM27 46L31 43 35 46 38 54 31 50 24 54z'),
  cut('M34 56C38 52 56 52 60 56L57 66H37z'),
  key(
    'M36 58H58V59.300H36zM37 62H57V63.300H37zM42 56V66H43.300V56zM50 56V66H51.300V56z',
    'M36 56C36 44 58 44 58 56H55.500C55.500 47 38.500 47 38.500 56z',
  ),
  cut(disc(44, 54, 3), disc(50, 53.5, 3)),
);

export const SPEAKING = { brancusi, delorme, eskola, fairchild, gorsky, haruno, ibarra };
