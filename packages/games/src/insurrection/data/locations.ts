import type { Landmark, Location } from '../cards/vocabulary.ts';

export const FORTRESS = {
  id: 'fortress',
  names: { en: 'Rebel Fortress', fr: 'Forteresse rebelle', ja: '反乱軍の砦' },
  base: { reveal: 5 },
  rulebook: ['name'],
} as const satisfies Landmark;

export const KEEP = {
  id: 'keep',
  names: { en: 'Kristin’s Keep', fr: 'Donjon de Kristin', ja: 'クリスティンの居城' },
  base: { reveal: 1 },
  rulebook: ['name'],
} as const satisfies Landmark;

/** The 12 locations between them. */
export const LOCATIONS = [
  {
    id: 'ford',
    names: { en: 'The Flooded Ford', fr: 'Le gué en crue', ja: '増水した浅瀬' },
    letter: 'A',
    base: { reveal: 2 },
    advanced: { reveal: 4, sweep: 'unmarked' },
    rulebook: [],
  },
  {
    id: 'market',
    names: { en: 'The Night Market', fr: 'Le marché de nuit', ja: '夜市' },
    letter: 'A',
    base: { reveal: 2 },
    advanced: { reveal: 1, effect: 'trade' },
    rulebook: [],
  },
  {
    id: 'barracks',
    names: { en: 'The Empty Barracks', fr: 'La caserne déserte', ja: '無人の兵舎' },
    letter: 'A',
    base: { reveal: 2 },
    advanced: { reveal: 1, effect: 'muster' },
    rulebook: [],
  },
  {
    id: 'watchtower',
    names: { en: 'The Watchtower', fr: 'La tour de guet', ja: '物見の塔' },
    letter: 'A',
    base: { reveal: 1 },
    advanced: { reveal: 2, effect: 'look' },
    rulebook: [],
  },
  {
    id: 'smugglers',
    names: { en: 'The Smugglers’ Den', fr: 'Le repaire des passeurs', ja: '密輸人の隠れ家' },
    letter: 'A',
    base: { reveal: 2 },
    advanced: { reveal: 2, draw: 2 },
    rulebook: [],
  },
  {
    id: 'mill',
    names: { en: 'The Backward Mill', fr: 'Le moulin à rebours', ja: '逆回りの水車' },
    letter: 'A',
    base: { reveal: 1 },
    advanced: { reveal: 2, reversed: true },
    rulebook: [],
  },
  {
    id: 'gallows',
    names: { en: 'Gallows Hill', fr: 'La colline aux gibets', ja: '絞首台の丘' },
    letter: 'B',
    base: { reveal: 3 },
    advanced: { reveal: 3, effect: 'eliminate' },
    rulebook: [],
  },
  {
    id: 'crypt',
    names: { en: 'The Open Crypt', fr: 'La crypte ouverte', ja: '開かれた納骨堂' },
    letter: 'B',
    base: { reveal: 2 },
    advanced: { reveal: 2, effect: 'raise' },
    rulebook: [],
  },
  {
    id: 'altar',
    names: { en: 'The Black Altar', fr: 'L’autel noir', ja: '黒の祭壇' },
    letter: 'B',
    base: { reveal: 2 },
    advanced: { reveal: 2, limit: 8 },
    rulebook: [],
  },
  {
    id: 'oathstone',
    names: { en: 'The Oath Stone', fr: 'La pierre aux serments', ja: '誓いの石' },
    letter: 'B',
    base: { reveal: 2 },
    advanced: { reveal: 1, effect: 'swear' },
    rulebook: [],
  },
  {
    id: 'abbey',
    names: { en: 'The White Abbey', fr: 'L’abbaye blanche', ja: '白き修道院' },
    letter: 'B',
    base: { reveal: 3 },
    advanced: { reveal: 3, effect: 'cleanse' },
    rulebook: [],
  },
  {
    id: 'council',
    names: { en: 'The War Council', fr: 'Le conseil de guerre', ja: '軍議の間' },
    letter: 'B',
    base: { reveal: 2 },
    advanced: { reveal: 1, leaders: 2 },
    rulebook: [],
  },
] as const satisfies readonly Location[];
