import type { SiteEffect } from '@reseau/games/insurrection';

/** Layers of one ink: drawn, cut out, drawn again and so on. On a grid of 64. */
export type Emblem = readonly string[];

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
const discs = (...all: readonly (readonly [number, number, number])[]): string =>
  all.map(([x, y, radius]) => disc(x, y, radius)).join('');
const wave = (y: number): string => `M2 ${y}c8-8 14-8 20 0s12 8 20 0 14-8 20 0v7c-8-8-14-8-20 0s-12 8-20 0-14-8-20 0z`;
const paw = (x: number, y: number, size: number): string =>
  discs([x, y + 3 * size, 4 * size], [x - 4.5 * size, y - 2.5 * size, 2 * size], [x, y - 4.5 * size, 2 * size]) +
  disc(x + 4.5 * size, y - 2.5 * size, 2 * size);

const SHIELD = 'M32 3l24 8v18c0 15-10 26-24 32C18 55 8 44 8 29V11z';
const STAR = 'M32 3l8.4 19.6 21.3 1.9-16.1 14 4.8 20.9L32 48.3 13.6 59.4l4.8-20.9-16.1-14 21.3-1.9z';

/** The signs that are counted, done and won by: each with an outline of its own. */
export const SIGNS = {
  soldier: [SHIELD, 'M29 14h6v8h9v6h-9v22h-6V28h-9v-6h9z'],
  minion: [
    'M10 3c0 10 3 15 9 17a22 22 0 0 1 26 0c6-2 9-7 9-17 6 12 6 21 1 28 0 17-10 30-23 30S9 48 9 31C4 24 4 15 10 3z',
    'M18 32l12 6-4 6c-6 0-9-5-8-12zM46 32l-12 6 4 6c6 0 9-5 8-12z',
  ],
  animal: [
    `${discs([13, 27, 7.5], [25, 13, 7.5], [39, 13, 7.5], [51, 27, 7.5])}M32 29c11 0 19 10 19 19 0 8-6 11-11 10-3-1-5-2-8-2s-5 1-8 2c-5 1-11-2-11-10 0-9 8-19 19-19z`,
  ],
  corruption: [
    'M32 0l6 14 13-8-3 15 15 2-11 10 11 9-15 2 4 15-13-7-7 12-7-12-13 7 4-15-15-2 11-9L1 23l15-2-3-15 13 8z',
    disc(32, 33, 9),
  ],
  eliminate: [
    'M6 3l10 2 16 17L48 5l10-2-2 10-17 16 10 10 5-4 4 4-7 7 9 9-6 6-9-9-7 7-4-4 4-5-10-10-10 10 4 5-4 4-7-7-9 9-6-6 9-9-7-7 4-4 5 4 10-10L8 13z',
  ],
  look: ['M2 32q13-20 30-20t30 20Q49 52 32 52T2 32z', disc(32, 32, 12), disc(32, 32, 6)],
  leader: [STAR],
  last: [
    'M12 3h40v8c0 10-9 15-14 21 5 6 14 11 14 21v8H12v-8c0-10 9-15 14-21-5-6-14-11-14-21z',
    'M20 10h24c-2 7-8 11-12 16-4-5-10-9-12-16z',
  ],
  good: [
    `${disc(32, 32, 14)}M29 1h6v12h-6zM29 51h6v12h-6zM1 29h12v6H1zM51 29h12v6H51zM8.5 12.7l4.2-4.2 8.5 8.5-4.2 4.2zM42.8 47l4.2-4.2 8.5 8.5-4.2 4.2zM51.3 8.5l4.2 4.2-8.5 8.5-4.2-4.2zM17 42.8l4.2 4.2-8.5 8.5-4.2-4.2z`,
  ],
  evil: ['M6 48L1 12l14 14L24 4l8 20 8-20 9 22 14-14-5 36zM6 52h52v9H6z', `${disc(32, 38, 6)}M30 52h4v9h-4z`],
  pawn: [`${disc(32, 14, 11)}M24 27h16l-3 6c2 8 4 13 9 18H18c5-5 7-10 9-18zM12 53h40v9H12z`],
  graveyard: ['M12 58V24C12 12 21 4 32 4s20 8 20 20v34zM4 56h56v6H4z', 'M29 16h6v8h8v6h-8v16h-6V30h-8v-6h8z'],
  pile: [
    'M10 16h30v42H10zM16 10h30v4H16zM42 14h4v38h-4zM22 4h30v4H22zM48 8h4v38h-4z',
    'M16 24h18v4H16zM16 34h18v4H16z',
  ],
  hand: ['M4 20l16-6 12 42-8 3zM23 11h18v48H30zM44 13l16 6-16 40-4-2z'],
  seal: [
    'M32 3l7 6 9-2 3 9 9 3-2 9 6 7-6 6 2 9-9 3-3 9-9-2-7 6-7-6-9 2-3-9-9-3 2-9-6-6 6-7-2-9 9-3 3-9 9 2z',
    'M22 44V22l10 8 10-8v22h-6V34l-4 4-4-4v10z',
  ],
} satisfies Record<string, Emblem>;

export type SignName = keyof typeof SIGNS;

/** The picture on each card and location of the house, by its id. */
const PICTURES: Readonly<Record<string, Emblem>> = {
  warBear: [
    `${discs([13, 15, 9.5], [51, 15, 9.5])}M32 9c15 0 25 11 25 26S46 61 32 61 7 50 7 35 17 9 32 9z`,
    `${discs([21, 30, 3.5], [43, 30, 3.5])}M32 36c8 0 12 3 12 7 0 5-7 10-12 10s-12-5-12-10c0-4 4-7 12-7z`,
    'M26 39h12l-4 6v4h-4v-4z',
  ],
  musketeer: [
    'M3 41c8-7 18-9 29-9s21 2 29 9c-8 6-18 8-29 8S11 47 3 41zM17 30c0-12 6-19 15-19s15 7 15 19c-5-1-10-2-15-2s-10 1-15 2zM41 18C43 8 51 2 62 2c-2 12-8 19-18 23zM32 54c-4 4-11 4-15-1 1 9 12 12 15 5 3 7 14 4 15-5-4 5-11 5-15 1z',
  ],
  goblin: [
    'M32 11c10 0 16 6 17 14l14-9c-1 13-7 20-15 22-1 12-8 22-16 22s-15-10-16-22C8 36 2 29 1 16l14 9c1-8 7-14 17-14z',
    'M19 29l11 5-3 5c-5 0-8-4-8-10zM45 29l-11 5 3 5c5 0 8-4 8-10zM23 46h18l-4 5-3-3-2 4-2-4-3 3z',
  ],
  skeleton: [
    'M32 3c16 0 26 10 26 25 0 9-4 14-10 17v10c0 4-3 6-6 6H22c-3 0-6-2-6-6V45C10 42 6 37 6 28 6 13 16 3 32 3z',
    `${discs([21, 29, 6.5], [43, 29, 6.5])}M32 37l4.5 8h-9zM24 51h3v10h-3zM30.5 51h3v10h-3zM37 51h3v10h-3z`,
  ],
  gnoll: [
    'M9 2l14 13c6-3 12-3 18 0L55 2l1 24c2 7 0 13-7 17l-6 15c-4 4-18 4-22 0l-6-15C8 39 6 33 8 26z',
    'M18 27l11 6-5 5c-5-1-6-5-6-11zM46 27l-11 6 5 5c5-1 6-5 6-11zM23 50l3-5 3 5 3-5 3 5 3-5 3 5-2 6H25z',
  ],
  occultist: [
    disc(32, 32, 30),
    disc(32, 32, 26),
    'M32 6l23 39H9z',
    'M18 38c4-6 9-9 14-9s10 3 14 9c-4 4-9 6-14 6s-10-2-14-6z',
    disc(32, 36.5, 5),
  ],
  shadow: [
    'M32 2c14 0 22 12 22 26 0 14 6 21 8 34H2c2-13 8-20 8-34C10 14 18 2 32 2z',
    'M32 13c9 0 13 8 13 17 0 8-5 16-13 16s-13-8-13-16c0-9 4-17 13-17z',
    'M22 29l9 3-3 4c-4 0-6-3-6-7zM42 29l-9 3 3 4c4 0 6-3 6-7z',
  ],
  bard: [
    'M13 3c-6 11-6 22-1 32 4 8 11 12 11 19h18c0-7 7-11 11-19 5-10 5-21-1-32-7 4-9 9-8 15 2 9 0 15-6 19H27c-6-4-8-10-6-19 1-6-1-11-8-15zM16 57h32v5H16zM19 9h26v4H19zM26.5 13h2.5v24h-2.5zM31 13h2.5v24H31zM35.5 13H38v24h-2.5z',
  ],
  prophet: [
    'M2 40q13-19 30-19t30 19Q49 59 32 59T2 40zM30 2h4v14h-4zM12 6l4-2 7 12-4 2zM52 6l-4-2-7 12 4 2z',
    disc(32, 40, 12),
    disc(32, 40, 6),
  ],
  dwarf: [
    'M32 2c13 0 22 8 22 20v4H10v-4C10 10 19 2 32 2zM9 29h46c3 14-4 27-23 34C13 56 6 43 9 29z',
    'M19 33h9v4h-9zM36 33h9v4h-9zM32 41c-6 0-10 3-14 9 6-1 10-3 14-4 4 1 8 3 14 4-4-6-8-9-14-9zM29 8h6v18h-6z',
  ],
  beastTamer: [`${disc(37, 25, 23)}M21 40l6 6L9 62l-6-6z`, disc(37, 25, 18), paw(37, 26, 2.2)],
  necromancer: [
    'M12 58V24C12 12 21 4 32 4s20 8 20 20v34zM3 56h58v6H3z',
    `${disc(32, 27, 12)}M25 35h14v9H25z`,
    discs([27.5, 27, 3.5], [36.5, 27, 3.5]),
  ],
  dragon: [
    'M3 45c9-2 14-7 15-13C13 24 16 10 29 3c-2 6-1 9 2 12 11-2 21 2 26 10l6 13-8 3-13-3c-5 1-7 4-4 9 3 5 8 8 10 15H13c2-8-2-13-10-17z',
    `M37 21l9 3-7 3zM30 34c-4 6-4 12 0 18l3-1c-3-5-3-10 0-15z${disc(54, 33, 2)}`,
  ],
  princess: [
    `${discs([32, 12, 6.5], [11, 20, 4.5], [53, 20, 4.5])}M4 27c9 8 16 6 21-3l7-3 7 3c5 9 12 11 21 3l-5 26c-15 8-31 8-46 0z`,
    discs([32, 44, 6], [17, 43, 3], [47, 43, 3]),
  ],
  tore: [SHIELD, 'M32 9l19 6v14c0 12-7 20-19 26z', 'M41 14l2 8 7-3-3 7 6 5-8 1 1 8-6-5-6 5V17z'],
  chaos: [
    'M32 0l8 12h-5v13l9-9-3-3 14-4-4 14-3-3-9 9h13v-5l12 8-12 8v-5H39l9 9 3-3 4 14-14-4 3-3-9-9v13h5l-8 12-8-12h5V39l-9 9 3 3-14 4 4-14 3 3 9-9H12v5L0 32l12-8v5h13l-9-9-3 3-4-14 14 4-3 3 9 9V12h-5z',
  ],
  militia: [
    'M28.5 28h7v35h-7zM11 3l6-2v17c0 4 2 5 5 5h6V2h8v21h6c3 0 5-1 5-5V1l6 2v17c0 7-4 10-10 10H21c-6 0-10-3-10-10z',
  ],
  knight: [
    'M32 2c14 0 23 10 23 24v24L32 63 9 50V26C9 12 18 2 32 2z',
    'M13 25h38v6H35v24h-6V31H13zM18 38h4v4h-4zM18 46h4v4h-4zM42 38h4v4h-4zM42 46h4v4h-4z',
  ],
  wolf: [
    'M6 1l16 13h20L58 1v26l-9 10-7 16-10 10-10-10-7-16-9-10z',
    'M16 27l12 5-4 5c-5-1-8-4-8-10zM48 27l-12 5 4 5c5-1 8-4 8-10zM26 47h12l-6 8z',
  ],
  imp: [
    'M32 19c4-6 9-9 9-17 7 5 7 14 3 20 8-6 14-6 19-4-5 6-6 12-5 19-5-4-9-3-11 2-3-4-6-3-7 1-1 9-4 15-8 22-4-7-7-13-8-22-1-4-4-5-7-1-2-5-6-6-11-2 1-7 0-13-5-19 5-2 11-2 19 4-4-6-4-15 3-20 0 8 5 11 9 17z',
    `${discs([26.5, 29, 3], [37.5, 29, 3])}M25 37h14l-7 6z`,
  ],
  priestess: [
    'M12 22h40c0 15-8 21-16 23v7c6 1 11 4 13 10H15c2-6 7-9 13-10v-7C20 43 12 37 12 22zM32 1c5 7 8 10 8 13a8 8 0 0 1-16 0c0-3 3-6 8-13z',
    'M30 25h4v4h5v4h-5v7h-4v-7h-5v-4h5z',
  ],
  scout: ['M2 50l9-9 10 10-9 9zM14 38l13-13 12 12-13 13zM30 22L46 6l12 12-16 16zM49 3l4-2 12 12-2 3z'],
  raven: [
    'M0 23c6-9 15-14 24-12 9 2 13 9 21 13l19 11-17 2c4 7 6 13 6 22-11-5-17-11-21-13-2 6-2 9-2 16h-5c0-7 0-12-2-17C11 41 5 34 10 24z',
    disc(20, 21, 3),
  ],
  countess: [
    'M32 19c11 14 17 21 17 29a17 15 0 0 1-34 0c0-8 6-15 17-29zM13 2l10 9 9-11 9 11 10-9-3 17H16z',
    'M24 44c-1 8 3 12 10 13-8 3-15-4-14-12z',
  ],
  herald: ['M2 18h32c9 0 17-4 25-13l3 3v32l-3 3c-8-9-16-13-25-13H2zM10 34h24v28l-12-8-12 8z'],
  squire: [`M32 0l5 8v30h-10V8zM16 39h32v6H16zM28 46h8v9h-8z${disc(32, 59, 4.5)}`, 'M31 8h2v28h-2z'],
  yel: [
    'M32 63c-7-5-10-11-10-17 0-6 4-9 10-9s10 3 10 9c0 6-3 12-10 17zM24 38C11 36 4 27 4 12h6c0 5 1 8 3 11l1-16h6l1 17c1 6 4 9 9 10zM40 38c13-2 20-11 20-26h-6c0 5-1 8-3 11L50 7h-6l-1 17c-1 6-4 9-9 10z',
    discs([28, 46, 2], [36, 46, 2]),
  ],
  qhia: [
    'M32 0l9 13h-5v35h6v6H22v-6h6V13h-5zM2 30c7-12 16-15 26-15v6C19 21 13 24 7 32zM62 30c-7-12-16-15-26-15v6c9 0 15 3 21 11zM26 56h12v7H26z',
  ],
  azel: [`${disc(32, 9, 7)}M27 18h10l2 18-5 17h-4l-5-17zM1 27l62-5v5L1 32zM1 53c20 5 42 5 62 0v5c-20 5-42 5-62 0z`],
  liohra: ['M8 13h32V4l20 15-20 15v-9H8zM56 41H24v-9L4 47l20 15v-9h32z'],
  talin: [
    'M3 12q29-11 58 0-1 26-15 39-8 8-14 10-6-2-14-10Q4 38 3 12z',
    'M32 9c10 0 18 2 25 5-2 21-6 29-14 36-4 4-8 6-11 7zM26 25l-12-3 3 8c4 2 8 0 9-5zM24 42l8 4v5c-4-2-7-5-8-9z',
    'M38 25l12-3-3 8c-4 2-8 0-9-5zM32 45c4 0 7-2 9-5-1 6-4 10-9 11z',
  ],
  draxen: [`${disc(19, 19, 17)}M26 32l7-7 30 29v9H52v-7h-7v-7h-7z`, disc(17, 17, 8)],
  fenriz: [disc(36, 27, 25), disc(44, 20, 21), 'M6 63c0-16 7-23 15-27L32 21l3 10 9 2-7 7c3 9 0 16-4 23z'],
  tarak: [
    'M27 1h10v7H27zM19 10h26l5 9H14zM17 21h30v29H17zM12 52h40v10H12z',
    'M22 24h20v23H22z',
    'M32 26c5 7 7 9 7 13a7 7 0 0 1-14 0c0-4 2-6 7-13z',
  ],
  nhia: [`M40 63h-7V21a9.5 9.5 0 1 0-19 0v6H7v-6a16.5 16.5 0 0 1 33 0z${paw(52, 49, 1.9)}`],
  maelis: ['M8 1h6v62H8zM16 5h46L52 20l10 15H16z', 'M33 9l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z'],
  oswin: ['M21 1h22v7h-8v28h-6V8h-8zM17 36h30v10c0 8-7 13-15 17-8-4-15-9-15-17z'],
  vesper: [
    'M32 62L2 22C11 11 21 5 32 5s21 6 30 17z',
    'M30 54L15 18l3-1 14 36zM34 54l15-36-3-1-14 36zM30.5 12h3v44h-3z',
  ],
  ilse: [`M28 2h8v7c10 3 15 11 15 23 0 10 3 14 9 18v4H4v-4c6-4 9-8 9-18 0-12 5-20 15-23z${disc(32, 58, 5)}`],
  korrin: ['M3 11h58v43H3z', 'M7 15l25 19 25-19 2 4-27 21L5 19z', disc(32, 37, 10), disc(32, 37, 6)],
  fortress: ['M5 63V22h9v7h7v-7h8v7h7v-7h7v7h7v-7h9v41H41V49a9 9 0 0 0-18 0v14zM30 1h4v18h-4zM35 2h17l-6 6 6 6H35z'],
  keep: [
    'M25 63V24h14v39zM26 22l6-22 6 22zM5 63V38h16v25zM6 36l7-17 7 17zM43 63V38h16v25zM44 36l7-17 7 17z',
    'M30 31h4v9h-4zM11 44h4v8h-4zM49 44h4v8h-4z',
  ],
  ford: [wave(12) + wave(30) + wave(48)],
  market: ['M3 28h58l-7-18H10zM8 32h5v30H8zM51 32h5v30h-5zM15 42h34v6H15z', 'M20 10h6l-2 18h-7zM38 10h6l3 18h-7z'],
  barracks: ['M32 3l30 58H39l-7-24-7 24H2zM30 0h4v8h-4z'],
  watchtower: ['M19 63l5-36h16l5 36zM12 8h40v9H12zM17 19h30v6H17zM30 0h4v8h-4z', 'M28 34h8v10h-8z'],
  smugglers: ['M15 4h34c6 18 6 38 0 56H15C9 42 9 22 15 4z', 'M12 17h40v4H12zM12 43h40v4H12zM30 25h4v14h-4z'],
  mill: [
    disc(32, 32, 30),
    disc(32, 32, 24),
    `M29 6h6v52h-6zM6 29h52v6H6zM12 16l4-4 36 36-4 4zM48 12l4 4-36 36-4-4z${disc(32, 32, 9)}`,
    disc(32, 32, 4),
  ],
  gallows: [
    `M6 57h34v6H6zM14 2h7v55h-7zM14 2h40v6H14zM21 20L34 8h6L21 27zM46 8h4v11h-4z${disc(48, 28, 10)}`,
    disc(48, 28, 6),
  ],
  crypt: [
    'M6 63V27C6 12 17 2 32 2s26 10 26 25v36z',
    'M16 63V29c0-9 7-16 16-16s16 7 16 16v34z',
    'M24 63V34l16-7v36z',
    disc(36, 46, 2),
  ],
  altar: ['M6 31h52v8H6zM13 41h38v14H13zM6 57h52v6H6zM32 2c7 9 10 13 10 17a10 10 0 0 1-20 0c0-4 3-8 10-17z'],
  oathstone: ['M17 57l4-47L33 1l13 13 2 43zM4 58h56v5H4z', 'M29 16h5v32h-5zM34 18l8 7-3 4-5-4zM34 30l8 7-3 4-5-4z'],
  abbey: ['M30 0h4v6h6v4h-6v9h-4v-9h-6V6h6zM32 19l22 17v27H41V50a9 9 0 0 0-18 0v13H10V36z'],
  council: [
    discs([32, 32, 17], [32, 7, 6], [32, 57, 6], [10, 20, 6], [54, 20, 6], [10, 44, 6], [54, 44, 6]),
    disc(32, 32, 11),
    disc(32, 32, 5),
  ],
};

const PERSON: Emblem = [`${disc(32, 19, 14)}M6 62c2-17 11-25 26-25s24 8 26 25z`];
const MILESTONE: Emblem = ['M20 58V22C20 12 25 6 32 6s12 6 12 16v36zM8 58h48v5H8z', 'M30 20h5v26h-5z'];

/** Of the house's own cards alone: a card file may call a card what every object is called to. */
const pictureWith = (id: string): Emblem | undefined => (Object.hasOwn(PICTURES, id) ? PICTURES[id] : undefined);

/** A card from a file of somebody's own has no picture here: it shows what it bears most of. */
export const pictureOf = (id: string, sign: SignName | undefined): Emblem =>
  pictureWith(id) ?? (sign === undefined ? PERSON : SIGNS[sign]);

/** What stands on a location for the effect that it gives everybody. */
export const SITE_SIGNS: Readonly<Record<SiteEffect, SignName>> = {
  look: 'look',
  eliminate: 'eliminate',
  muster: 'pile',
  raise: 'graveyard',
  cleanse: 'good',
  trade: 'hand',
  swear: 'leader',
};

export const sitePicture = (id: string): Emblem => pictureWith(id) ?? MILESTONE;
