import { seenOf } from '@reseau/core';
import type { Room } from './room.ts';

/** Called across a table, no two are taken for each other, by an English, a French or a Japanese ear. */
export const BOT_NAMES = [
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
] as const;

/** Two names that a reader takes for the same are the same: letter case, width, spaces and the unseen do not count. */
const folded = (name: string): string => seenOf(name.normalize('NFKC').toLowerCase().normalize('NFKC'));

export const isNameTaken = (room: Room, name: string, except?: string): boolean =>
  [...room.members, ...room.bench].some((member) => member.id !== except && folded(member.name) === folded(name));

export function botName(room: Room, chance: () => number): string {
  const free = BOT_NAMES.filter((name) => !isNameTaken(room, name));
  return free[Math.floor(chance() * free.length)] ?? `Bot ${room.admitted + 1}`;
}
