import {
  bare,
  beams,
  bob,
  coat,
  cut,
  disc,
  face,
  flatCap,
  key,
  limb,
  moved,
  print,
  ring,
  star,
  tint,
} from '../../../../ui/print/index.ts';

/** The mask is up, the flame is lit. */
const quist = print(
  bare(beams(52, 46, 14)),
  coat,
  face({ x: 27, y: 30 }),
  key('M14 38C12 22 17 17 27 17S42 22 40 38L38 28C32 24 24 26 18 24z'),
  key('M12 22C12 8 18 3 27 3S43 8 42 22C36 16 18 16 12 22z'),
  cut('M17 9H37V14.500H17z'),
  tint('M18.500 10.500H35.500V13H18.500z'),
  key('M34 66L44 50 49 52 46 66z', 'M42 52L50 44 53 47 46 55z'),
  cut(star(54, 43, 9, 9, 0.4)),
  key(star(54, 43, 4.5, 9, 0.4)),
  cut('M14 48L24 60 22 66H19L10 51z'),
);

/** If it turns, he has repaired it. */
const rasmussen = print(
  bare(ring(30, 26, 24, 7)),
  ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => moved(`rotate(${turn} 30 26)`, bare('M26-2H34V6H26z'))),
  coat,
  face({ x: 30, y: 27 }),
  moved('translate(-2 1)', flatCap),
  key(
    'M20 34C23 31.500 27 32.500 30 34.500 33 32.500 37 31.500 40 34 39 39 34 38.500 30 36.500 26 38.500 21 39 20 34z',
  ),
  key('M48 66L46 34H53L57 66z', 'M41 10C37 14 37 22 43 25L44 36H53L51 25C57 22 57 14 52 10V19H43z'),
  key('M42 44C46 41 56 41 58 45L58 54C53 56 47 56 43 54z'),
  cut('M43 47H58V48.200H43zM43 50.500H58V51.700H43z', 'M17 47L27 57 26 66H24L13 49z'),
);

/** Three drops too many, and there goes the bridge. */
const sandoval = print(
  bare('M0 0H64V40L0 52z'),
  coat,
  cut('M16 46L26 54 25 66H23L12 49zM36 46L27 54 28 66H30L40 49z'),
  face({ x: 26, y: 27 }),
  moved('translate(-6 0)', bob),
  key('M11 15C18 11 34 11 41 15L41.500 21C34 18 18 18 10.500 21z'),
  cut(disc(20.5, 16.5, 3.4), disc(31.5, 16.5, 3.4)),
  key('M47 24H57V27H55V36L63 54C64 58 62 60 59 60H45C42 60 40 58 41 54L49 36V27H47z'),
  cut('M51 29H53V37L57 46H47L51 37z'),
  tint('M46.500 47.500H57.500L60 54C60.500 56 59.500 57 58 57H46C44.500 57 43.500 56 44 54z'),
  key(disc(50, 52, 1.5), disc(55, 54, 1.2)),
  key('M38 50C42 47 47 49 47 53L46 66H36z'),
  cut('M38.500 53H46.500V54.200H38.500z'),
);

/** A lamp for where the road goes in. */
const tremblay = print(
  key('M-2-2H66V66H-2z'),
  bare('M10 66V34C10 16 20 8 34 8S58 16 58 34V66z'),
  coat,
  face({ x: 31, y: 28 }),
  key('M18 22C16 10 22 6 31 6S46 10 44 22L48 24C38 20 24 20 14 24z'),
  key('M26 8H36V18H26z'),
  cut(disc(31, 13, 4.2)),
  tint(disc(31, 13, 2.2)),
  key('M20.500 32C24 36 27 35 31 35S38 36 41 31C42 38 38 43 31 45 24 43 20 39 20.500 32z'),
  cut('M27 36.500H35L33.500 38.200H28.500z'),
  key(limb([14, 66], [52, 26], 3), 'M40 20C50 18 60 26 62 38L58 36C56 30 52 26 46 25z'),
  cut('M20 50L31 60 42 50 44 52 31 64 18 52z'),
);

/** Small springs, small screws, large effects. */
const ueda = print(
  bare(ring(46, 20, 13, 2), 'M45 10H47V20H45zM46 19L53 23 52 24.500 45 21z'),
  coat,
  face({ x: 26, y: 27 }),
  key('M13 28C9 13 16 7 27 7S42 13 39 27L36 18C31 21 22 18 18 21 16 23 16 28 16.500 33z'),
  key('M27 20L38 19V28L28 28.500z', 'M15 18L29 21 28.500 22.500 15 20z'),
  cut('M35 20.500H37V26.500H35z'),
  cut('M14 47L25 57 24 66H21L10 49z', 'M38 47L27 57 28 66H30L42 49z'),
  key('M44 66L46 50C47 46 55 46 56 50L60 66z', limb([48, 50], [44, 38], 1.8, 1), limb([51, 49], [46, 37], 1.8, 1)),
  cut(ring(45, 36, 3.4, 1.3), 'M46 52.500H56V53.700H46z'),
);

/** Sleeves up: the current is hers. */
const vasquez = print(
  bare('M0 0H64V30L0 56z'),
  coat,
  face({ x: 27, y: 27 }),
  key('M14 26C12 12 18 7 27 7S42 12 40 26L37 19C31 21 23 20 18.500 22z'),
  tint('M13 18C18 11 36 11 41 18L40.500 23C34 17 20 17 13.500 23z'),
  key('M13 18C18 11 36 11 41 18L40.800 19.500C34 14 20 14 13.200 19.500zM22 10C18 2 26 2 27 8 28 2 36 2 32 10z'),
  cut(disc(19, 17.3, 1), disc(24, 15.5, 1), disc(30, 15.5, 1), disc(35, 17.3, 1)),
  cut('M48 64L50 44C50 38 42 40 40 46L34 58C40 66 46 66 48 64z'),
  key('M48 64L50 40H57L60 66H44z', 'M46 32C48 27 57 27 58 32L58 42H47z'),
  cut('M47 33.500H58V34.700H47zM47 37H58V38.200H47z', 'M48 46H58.500V48H48z'),
  key('M54 2L45 16H51L48 27 60 12H53z'),
);

/** She keeps the tractor going, and the rest of the valley. */
const whitlock = print(
  bare('M0 66V50C16 42 30 52 44 46S58 42 66 44V66zM0 40C14 34 30 42 44 36S58 32 66 34V38C50 36 34 48 0 44z'),
  coat,
  face({ y: 28 }),
  key('M20 40C16 20 22 14 32 14S48 20 44 40L42 28H22z', 'M18 36L14 52 20 50 22 38zM46 36L50 52 44 50 42 38z'),
  cut('M4 22C14 16 18 16 20 10 24 4 40 4 44 10 46 16 50 16 60 22 46 27 18 27 4 22z'),
  key('M20 15C28 18 36 18 44 15L45 18C36 21 28 21 19 18z', 'M4 22C18 24 46 24 60 22 46 27 18 27 4 22z'),
  key('M24 8L30 7V8.200L24 9.200zM33 6L39 8V9.200L33 7.200z'),
  cut('M24 50H40V64H24zM24 50L20 45 22 44 26 50zM40 50L44 45 42 44 38 50z'),
  key('M28 54H36V60H28z', disc(25.5, 51.5, 1.2), disc(38.5, 51.5, 1.2)),
);

export const BUILDING = { quist, rasmussen, sandoval, tremblay, ueda, vasquez, whitlock };
