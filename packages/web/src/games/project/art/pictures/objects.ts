import type { Item } from '@reseau/games/project';
import {
  bare,
  beams,
  cut,
  disc,
  key,
  limb,
  moved,
  oval,
  type Picture,
  peakedCap,
  print,
  ring,
  star,
  tint,
} from '../../../../ui/print/index.ts';

const sticks = print(
  key('M12 26H22V56H12zM24 26H34V56H24zM36 26H46V56H36z', oval(17, 26, 5, 2), oval(29, 26, 5, 2), oval(41, 26, 5, 2)),
  cut('M10 32H48V37.500H10z', 'M10 47H48V50.500H10z', 'M14 39.500H16V45H14zM26 39.500H28V45H26zM38 39.500H40V45H38z'),
  key('M10 34H48V36H10z'),
);

const explosive = print(
  bare(disc(32, 38, 22)),
  sticks,
  key('M28 25C28 14 34 10 42 12S52 8 53 5L55.500 6C54 12 48 16 42 15S31 17 31 25z', star(54, 8, 7.5, 7, 0.42)),
  cut(star(54, 8, 4.2, 7, 0.42)),
);

const detonator = print(
  bare(disc(32, 36, 23)),
  key('M14 34H50V60H14z', 'M30 12H34V34H30zM16 6H48V12H16z'),
  cut(
    'M16 37H48V39H16zM16 55H48V57H16z',
    'M27 41L33 46H29.500L35 53 28 48H31.500z',
    disc(20, 47, 2.4),
    disc(44, 47, 2.4),
  ),
  cut('M18 8H46V9.200H18z'),
  key('M50 44C58 42 62 48 58 54S60 62 66 60V62.500C57 64 52 58 56 52 58 48 56 46 50 47z'),
);

const timer = print(
  bare(beams(32, 34, 12)),
  key(
    disc(32, 36, 21),
    disc(16, 14, 8),
    disc(48, 14, 8),
    'M30 6H34V16H30z',
    'M15 52L10 60 13 62 20 55zM49 52L54 60 51 62 44 55z',
  ),
  cut('M12 22L24 12 25.500 13.800 13.500 24zM52 22L40 12 38.500 13.800 50.500 24z'),
  cut(disc(32, 36, 16.5)),
  key('M31 22H33V26H31zM31 46H33V50H31zM18 35H22V37H18zM42 35H46V37H42z'),
  key(limb([32, 36], [32, 27], 2.6, 1.8), limb([32, 36], [40, 40], 2.6, 1.8), disc(32, 36, 2.6)),
  tint('M32 36L32 24A12 12 0 0 1 43 41z'),
  key(limb([32, 36], [32, 27], 2.6, 1.8), limb([32, 36], [40, 40], 2.6, 1.8), disc(32, 36, 2.6)),
);

const bomb = print(
  bare(beams(32, 34, 16)),
  moved('translate(3 2)', sticks),
  key(disc(32, 44, 13)),
  cut(disc(32, 44, 10)),
  key(
    limb([32, 44], [32, 37], 2.2, 1.4),
    limb([32, 44], [37, 47], 2.2, 1.4),
    'M31.300 35H32.700V37H31.300zM31.300 51H32.700V53H31.300zM23 43.300H25V44.700H23zM39 43.300H41V44.700H39z',
  ),
  key('M20 27C18 14 26 6 32 12S40 20 44 14L46 15.500C42 23 36 20 31 14.500 27 11 21 16 22.500 27z'),
  key('M44 27C46 20 44 14 50 12L51 14C47 16 48 22 46.500 27z'),
);

const tools = print(
  bare(disc(32, 32, 24)),
  moved(
    'rotate(42 32 32)',
    key('M29.500 18H34.500V60C34.500 63 29.500 63 29.500 60z', 'M20 6H42C46 6 48 9 49 13H42V18H22V12H20z'),
    cut('M31.300 40H32.700V58H31.300z'),
  ),
  moved(
    'rotate(-42 32 32)',
    cut('M27.500 19H36.500V62H27.500z', disc(32, 12, 11.5)),
    key('M29 22H35V58C35 62 29 62 29 58z', 'M26 3C21 6 20 13 23 18 26 22 38 22 41 18 44 13 43 6 38 3V12H26z'),
    cut(disc(32, 57, 1.4)),
  ),
);

/** There is nobody in that bush. */
const leaf = 'M0 0C-6-6-6-14 0-20 6-14 6-6 0 0z';
const camouflage = print(
  bare(disc(32, 30, 22)),
  key('M6 66C8 52 16 46 22 44H42C48 46 56 52 58 66z', oval(32, 33, 14, 16)),
  key('M10 36C10 16 20 10 32 10S54 16 54 36L58 39C42 33 22 33 6 39z'),
  ...[-70, -38, -8, 24, 54, 80].map((turn) =>
    moved(`translate(32 26)rotate(${turn})translate(0 -8)`, key(leaf), cut('M-.5-3L0-16 .5-3z')),
  ),
  ...[-54, 10, 44].map((turn) =>
    moved(`translate(32 32)rotate(${turn})translate(0 -3)scale(.8)`, tint(leaf), key('M-.5-3L0-16 .5-3z')),
  ),
  cut(
    'M21 38C23.500 35.500 27.500 35.500 30 38 27.500 40.500 23.500 40.500 21 38zM34 38C36.500 35.500 40.500 35.500 43 38 40.500 40.500 36.500 40.500 34 38z',
  ),
  key(disc(25.5, 38, 1.3), disc(38.5, 38, 1.3)),
  ...[-60, 60].map((turn) => moved(`translate(32 62)rotate(${turn})translate(0 -8)`, tint(leaf))),
);

const eveningDress = print(
  bare(beams(32, 20, 12)),
  key('M4 66C5 40 10 28 22 22L32 30 42 22C54 28 59 40 60 66z'),
  cut('M22 22L32 66 42 22 36 20H28z'),
  key('M31.300 36H32.700V66H31.300z', disc(32, 42, 1.3), disc(32, 50, 1.3), disc(32, 58, 1.3)),
  key('M32 25L22 19V31zM32 25L42 19V31z', disc(32, 25, 3)),
  tint('M20.500 23.500L30 62 14 40 19 38 13 34zM43.500 23.500L34 62 50 40 45 38 51 34z'),
  cut('M44 44H53V45.500H44z'),
  cut(disc(49, 40, 3.4), disc(46, 42, 2.4), disc(52, 42, 2.4)),
  key('M26 20V8C26 2 38 2 38 8V20L32 17z'),
  cut('M27 14L32 18 37 14V19L32 22 27 19z'),
);

/** Words that a square will remember. */
const leadership = print(
  bare(beams(32, 18, 14)),
  key('M30 34H34V66H30zM18 58H46V66H18z', 'M20 26C20 36 26 40 32 40S44 36 44 26H41C41 33 37 37 32 37S23 33 23 26z'),
  key('M24 14C24 6 28 2 32 2S40 6 40 14V26C40 31 36 34 32 34S24 31 24 26z'),
  cut(
    'M26.500 9H37.500V10.500H26.500zM26 13H38V14.500H26zM26 17H38V18.500H26zM26 21H38V22.500H26zM26 25H38V26.500H26z',
  ),
  key('M48 30L62 24V58L48 62zM50.500 34L59 30.500V31.900L50.500 35.400z'),
  cut(
    'M50.500 34L59.500 30.400V32L50.500 35.600zM50.500 39L59.500 35.400V37L50.500 40.600zM50.500 44L59.500 40.400V42L50.500 45.600zM50.500 49L56 46.800V48.400L50.500 50.600z',
  ),
);

const book = (cover: Picture): Picture =>
  print(
    bare(disc(32, 32, 25)),
    key('M12 10C12 7 14 5 17 5H52V53H17C15 53 14 55 14 56S15 59 17 59H52V62H17C14 62 12 60 12 57z'),
    cut('M17 54.500H50V57.500H17C15.500 57.500 15.500 54.500 17 54.500z', 'M17.500 7H19.500V51H17.500z'),
    cover,
  );

const handbook = book(
  print(
    cut('M25 12H47V22H25z'),
    key('M28 14.500H44V16H28zM30 18H42V19.500H30z'),
    cut(ring(33, 35, 8, 2.4), 'M38 42L41 40 48 48 45.500 50z'),
    tint(disc(33, 35, 5.6)),
  ),
);

const artOfWar = book(
  print(
    tint('M23 10H48V48H23z'),
    ...[42, -42].map((turn) =>
      moved(`rotate(${turn} 35.500 28)`, key('M34 8L35.500 5 37 8V38H34zM30 38H41V41H30zM34.500 41H36.500V47H34.500z')),
    ),
    key(star(35.5, 43, 4)),
  ),
);

/** Two hands, and neither lets go. */
const negotiation = print(
  bare(disc(32, 30, 24)),
  key('M-2 17L13 14 15 43-2 47z', 'M66 17L51 14 49 43 66 47z'),
  // One hand is of the first ink, the other bare.
  cut('M14 13.500H18.500L20 42H16z'),
  key('M19.500 17L33 14.500C40 14 45 17 48 20V40L41 43.500C36 46.500 29 45.500 25 42L20.500 40z'),
  cut(
    'M43 17L49 14.500V43H43z',
    limb([45, 22.5], [31, 23], 5.4),
    limb([45, 28.8], [28, 29.5], 5.4),
    limb([45, 35], [29, 35.8], 5.4),
    limb([44, 40.8], [32, 41.2], 4.6),
  ),
  key(limb([30, 18], [43.5, 15.5], 6), 'M49 13.500H51L49.500 43.500H47.500z', 'M22 52H42V54H22zM26 56H38V58H26z'),
);

/** What hangs in someone else’s wardrobe. */
const hanger = key(
  'M30.800 14C30.800 11 34.500 11 34.500 8.500S29.500 6 29.500 9H27C27 2.500 37 2.500 37 8.500 37 12 33.200 12 33.200 14L52 22H12z',
);

const militaryDress = print(
  bare(disc(32, 34, 24)),
  hanger,
  key('M12 22L26 18 32 24 38 18 52 22 58 46 50 48 47 38V66H17V38L14 48 6 46z'),
  cut(
    'M26 19L32 27 38 19 40.500 20 32 31 23.500 20z',
    'M31.400 31H32.600V66H31.400z',
    disc(35, 36, 1.4),
    disc(35, 43, 1.4),
    disc(35, 57, 1.4),
    'M17 49H47V53H17z',
  ),
  key('M29 48H35V54H29z'),
  cut(
    'M30.300 49.300H33.700V52.700H30.300zM20 34H28V35.500H20zM38 34H45V35.500H38zM12 25L20 22.500 20.500 24.500 12.500 27zM52 25L44 22.500 43.500 24.500 51.500 27z',
  ),
);

const engineerDress = print(
  bare(disc(32, 34, 24)),
  key('M16 6H21L24 24H40L43 6H48L46 30 50 66H36L32 46 28 66H14L18 30z'),
  cut(
    'M22 26H42V27.500H22zM19.500 36H44.500V37.500H19.500z',
    'M27 28.500H37V34.500H27z',
    disc(22.5, 24, 1.6),
    disc(41.5, 24, 1.6),
  ),
  key('M30 22H31.500V32H30zM33 24H34.500V32H33z'),
  cut('M20 42L26 41 26.500 48 20.500 49zM44 42L38 41 37.500 48 43.500 49z', 'M16 60H29V61.500H16zM35 60H48V61.500H35z'),
  key('M49 20C53 18 57 22 55 26L60 60 56 61 51 27C47 26 47 22 49 20z'),
);

const officerDress = print(
  bare(beams(32, 30, 14)),
  key('M4 66C6 40 10 28 20 24L32 32 44 24C54 28 58 40 60 66z'),
  moved('translate(0 -3)', peakedCap),
  cut('M20 25L31.500 34 26 46 12 34zM44 25L32.500 34 38 46 52 34z'),
  key('M19 28L27 34 25 39 16 34zM45 28L37 34 39 39 48 34z'),
  cut(
    'M31.400 36H32.600V66H31.400z',
    disc(27.5, 50, 1.5),
    disc(36.5, 50, 1.5),
    disc(27.5, 58, 1.5),
    disc(36.5, 58, 1.5),
  ),
  cut('M6 40L16 36 16.500 38 6.500 42zM58 40L48 36 47.500 38 57.500 42z', star(48, 52, 3.4), 'M44 58H52V59.500H44z'),
);

export const OBJECTS: Readonly<Record<Item, Picture>> = {
  explosive,
  detonator,
  timer,
  bomb,
  tools,
  camouflage,
  eveningDress,
  leadership,
  handbook,
  artOfWar,
  negotiation,
  militaryDress,
  engineerDress,
  officerDress,
};
