import type { Language } from '@reseau/protocol';
import { lookAlike } from './look-alikes.ts';
import type { Room } from './room.ts';

/**
 * Called across a table, no two are taken for each other, by an English, a French or a Japanese ear. Whoever reads Japanese reads these
 * letters, too: at a table of several devices, where a name is the same for all, bots have these.
 */
const LATIN = [
  'Anouk',
  'Basil',
  'Clio',
  'Dimitri',
  'Esteban',
  'Felix',
  'Greta',
  'Igor',
  'Jonas',
  'Kenji',
  'Leonora',
  'Mina',
  'Olga',
  'Paco',
  'Ramon',
  'Wanda',
  'Yuki',
  'Zoe',
];

/** For a device by itself, which all read in one language. In katakana, as people's own names seldom are. */
const JAPANESE = [
  'アキラ',
  'イブキ',
  'エイジ',
  'カエデ',
  'キョウコ',
  'コハル',
  'サスケ',
  'シオリ',
  'タクミ',
  'チヒロ',
  'ノゾム',
  'ハヤト',
  'ヒナタ',
  'マサル',
  'ミズホ',
  'ユリエ',
  'レン',
  'ワカバ',
];

export const BOT_NAMES: Readonly<Record<Language, readonly string[]>> = { en: LATIN, fr: LATIN, ja: JAPANESE };

/** Whether somebody at the table has this name, or one that a reader takes for it. */
export const isNameTaken = (room: Room, name: string, except?: string): boolean =>
  [...room.members, ...room.bench].some((member) => member.id !== except && lookAlike(member.name, name));

export function botName(room: Room, chance: () => number, language: Language = 'en'): string {
  const free = BOT_NAMES[language].filter((name) => !isNameTaken(room, name));
  return free[Math.floor(chance() * free.length)] ?? `Bot ${room.admitted + 1}`;
}
