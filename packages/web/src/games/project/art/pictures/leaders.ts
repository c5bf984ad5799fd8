import type { Character } from '@reseau/games/project';
import {
  bare,
  beams,
  beret,
  bob,
  coat,
  cut,
  disc,
  face,
  key,
  lapels,
  limb,
  mirrored,
  moved,
  type Picture,
  print,
  ring,
  shortHair,
  star,
  tint,
} from '../../../../ui/print/index.ts';

/** The gun held up, and one look over the shoulder. */
const stark = print(
  bare('M0 64L20 0H44L24 64z'),
  coat,
  face({ x: 28, y: 27 }),
  moved('translate(-4 1)', beret),
  cut(star(20, 14, 3.4)),
  key('M46 66L47 40C47 36 56 36 56 40L59 66z'),
  key('M48 4H51V14H55V30L60 33 58 38 53 35V42H46V14H48z', 'M40 28H47V32H40z'),
  cut(
    'M48.500 17H53V18.500H48.500zM48.500 21H53V22.500H48.500z',
    'M47 43.500H56V44.700H47zM47 47H56.300V48.200H47z',
    'M15 48L27 57 26 64H23L11 50z',
  ),
);

/** Fur, skis and a pass that is no obstacle. */
const tasker = print(
  bare('M-2 66V40L12 22 22 34 40 8 66 40V66z'),
  key('M10 2C12 0 14 2 14 6V66H11V8zM52 2C50 0 48 2 48 6V66H51V8z'),
  coat,
  face({ x: 31, y: 29 }),
  key('M17 22C17 12 22 9 31 9S45 12 45 22L46 36 41 40 41.500 24H20.500L21 40 16 36z'),
  cut('M19 15C26 12.500 36 12.500 43 15V20C36 17.500 26 17.500 19 20z'),
  key('M23 14.500L24 19H22.500zM30 13.500H32V18H30zM39 14.500L39.500 19H38z'),
  cut('M19 46L31 56 43 46 46 48 31 61 16 48z'),
);

/** Every answer goes into the notebook. */
const llewellyn = print(
  bare(disc(28, 24, 20)),
  coat,
  lapels,
  face({ x: 30, y: 25 }),
  moved('translate(-2 -1)', shortHair),
  key(ring(25.3, 24, 4.2, 1.2), ring(33.5, 24, 4.2, 1.2), 'M29 23H30V24.200H29z'),
  cut('M34 42L56 36 61 58 40 64z'),
  key(
    'M37.500 45L54 40.500 54.300 41.700 37.800 46.200zM38.500 49L55 44.500 55.300 45.700 38.800 50.200zM39.500 53L50 50.200 50.300 51.400 39.800 54.200z',
    'M34 42L36 41.500 41.500 63.500 39.500 64z',
  ),
  key(limb([60, 30], [50, 50], 2.4, 1.2)),
  key('M52 44C56 41 62 42 63 46L62 54 55 56z'),
);

/** A bowler, a case, and nobody remembers him. */
const courtenay = print(
  bare('M0 0H64V34L0 50z'),
  coat,
  face({ y: 26 }),
  key('M16 19C20 18 21 17 21 12 22 4 42 4 43 12 43 17 44 18 48 19 46 23 18 23 16 19z'),
  cut('M21 14.500C28 16.500 36 16.500 43 14.500V17C36 19 28 19 21 17z'),
  key(
    'M26 33.500C29 32 31 32.500 32 33.500 33 32.500 35 32 38 33.500 36 36 33 35.500 32 34.500 31 35.500 28 36 26 33.500z',
  ),
  cut('M24 44L32 52 40 44 42 45.500 32 56 22 45.500z'),
  key('M30 50L34 50 33.500 64H30.500z'),
  cut('M40 50H62V66H40z'),
  key('M42 52H60V66H42zM47 50V47H55V50H53.500V48.500H48.500V50z'),
  cut('M42 57H49V58.500H42zM53 57H60V58.500H53zM49.500 55.500H52.500V60H49.500z'),
);

/** The plan under the arm, the pencil behind the ear. */
const ambler = print(
  bare(disc(24, 24, 19)),
  coat,
  face({ x: 29, y: 26 }),
  moved('translate(-3 0)', shortHair),
  key(limb([36, 22], [53, 11], 3.2)),
  cut('M40 18.800L50 12.300 50.600 13.300 40.600 19.800z'),
  cut('M18 46L29 56 40 46 42 48 29 60 16 48z'),
  moved(
    'rotate(-24 46 46)',
    cut('M32 40H62V50H32z', disc(62, 45, 5)),
    key(ring(62, 45, 5, 1.2), ring(62, 45, 2.6, 1), 'M34 43H48V44.200H34zM34 46.500H44V47.700H34z'),
  ),
  key('M38 56C42 50 50 50 52 54L54 66H36z'),
  cut('M40 57L51 54.500V55.700L40 58.200zM40.500 61L52 58.500V59.700L40.500 62.200z'),
);

/** Goggles, a white scarf, and the engine still warm. */
const grazzini = print(
  bare(beams(32, 26, 14)),
  coat,
  face({ y: 27 }),
  key('M19 36C15 14 21 6 32 6S49 14 45 36L41 40C43 32 43 26 41 22H23C21 26 21 32 23 40z'),
  key('M19 15C26 12 38 12 45 15L45.500 22C38 19 26 19 18.500 22z'),
  cut(disc(26, 17, 3.6), disc(38, 17, 3.6)),
  tint(disc(26, 17, 2.2), disc(38, 17, 2.2)),
  cut('M20 40C27 46 37 46 44 40L46 45C38 52 26 52 18 45zM42 45L62 38 60 44 64 48 44 52z'),
  key('M46 47L58 43V44.200L46 48.400z'),
  key('M26 34C29 32.800 31 33 32 34 33 33 35 32.800 38 34 36 35.500 34 35.500 32 35 30 35.500 28 35.500 26 34z'),
);

/** From the next town, through the sights. */
const caygill = print(
  bare('M0 64V30L64 12V64z'),
  coat,
  face({ x: 26, y: 28 }),
  key('M12 40C10 18 16 12 26 12S42 18 40 36L37 26C32 22 24 26 18 22 16 28 16 36 17 42z'),
  key('M10 24C9 10 18 6 27 6S44 10 43 22L46 25C36 20 18 20 8 27z'),
  cut('M16 12L20 10 19 14zM26 9L31 11 27 13zM36 12L40 15 36 16zM20 16L25 16 22 18z'),
  key('M6 58L44 34 62 20 64 23 46 38 30 52 26 62 16 66H4z', 'M34 33L48 23 51 27 37 37z'),
  cut('M37.500 33.500L47.500 26.300 48.300 27.500 38.300 34.700z', disc(50.5, 24, 1.4)),
  key('M32 44C36 41 42 43 42 47L40 56 30 56z'),
  cut('M32.500 47L41.500 48V49.200L32.500 48.200zM32 50.500L41 51.500V52.700L32 51.700z'),
);

/** Two finds at once, and more on the shelf. */
const adams = print(
  bare('M0 4H64V10H0zM0 24H64V26H0z', 'M4 10H8V24H4zM10 12H14V24H10zM50 10H54V24H50zM56 13H60V24H56z'),
  coat,
  face({ y: 25 }),
  key('M19 34C15 13 22 7 33 7S49 13 45 34L42 24C37 18 29 21 24 17 22 22 21 28 22 35z', disc(44, 9, 6)),
  key(ring(27.3, 24, 4.2, 1.2), ring(35.5, 24, 4.2, 1.2)),
  cut('M8 46H34V52H8zM6 53.500H32V59.500H6zM9 61H35V66H9z'),
  key(
    'M11 46H13.500V52H11zM28 46H30.500V52H28zM9 53.500H11.500V59.500H9zM27 53.500H29.500V59.500H27zM12 61H14.500V66H12z',
  ),
  cut('M40 48H58V66H40z'),
  key('M42 50H56V66H42z'),
  cut('M45 53H53V57H45zM47 60H51V62H47z'),
);

/** One photograph, and she was never here. */
const maddocks = print(
  bare(disc(36, 24, 21)),
  coat,
  face({ x: 32, y: 27 }),
  key('M19 38C16 18 22 12 32 12S48 18 45 36L42 38 43 26H21L22 40z'),
  key('M10 22C14 10 26 5 40 8 50 10 55 15 54 20 44 14 28 14 16 22L12 26z'),
  cut('M20 16C28 11.500 40 11.500 48 15L47.500 16.600C40 13.500 28 13.500 21 18z'),
  key('M36 24H54V38H36z', 'M40 20.500H46V24H40z'),
  cut(disc(45, 31, 5)),
  key(disc(45, 31, 3)),
  cut(disc(45, 31, 1.2), 'M50 26H52.500V27.500H50z'),
  key('M48 36C52 34 58 36 58 40L60 66H48z'),
  cut('M49 39.500H58V40.700H49zM49 43H58.500V44.200H49z', 'M18 46L30 56 29 64H27L14 48z'),
);

/** Wherever she holds it up, nobody marches. */
const randles = print(
  bare(beams(50, 18, 16)),
  bare(disc(50, 18, 11)),
  coat,
  face({ x: 25, y: 28, looks: 'left' }),
  moved('translate(-7 2)', mirrored(bob)),
  key('M8 30C6 12 14 4 26 4 36 4 44 12 42 30 40 20 36 15 30 14 20 16 12 20 8 30z'),
  cut('M16 14C20 9 30 8 36 13 30 11 22 11.500 17 17z'),
  key('M46 66L47 40H54L60 66z', 'M44 38C46 34 56 34 57 38L56 44H45z'),
  key('M49 32H52V36H49zM43 27H58V32H43zM45 12H56V27H45zM43 9L50.500 3 58 9V12H43z'),
  cut('M47 14H54V25H47z'),
  key('M50.500 15C53 19 53 20 53 21.500A2.500 2.500 0 0 1 48 21.500C48 20 48.500 18 50.500 15z'),
  cut('M45 39.500H56.500V40.700H45z', 'M14 48L26 58 25 64H23L10 50z'),
);

export const LEADERS: Readonly<Record<Character, Picture>> = {
  stark,
  tasker,
  llewellyn,
  courtenay,
  ambler,
  grazzini,
  caygill,
  adams,
  maddocks,
  randles,
};
