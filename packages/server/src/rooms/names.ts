import { seenOf } from '@reseau/core';
import type { Room } from './room.ts';

const BOT_NAMES = [
  'Ada',
  'Basil',
  'Clio',
  'Dante',
  'Edith',
  'Felix',
  'Greta',
  'Hugo',
  'Iris',
  'Jonas',
  'Kira',
  'Luca',
  'Mina',
  'Nico',
  'Olga',
  'Paco',
  'Quinn',
  'Rosa',
  'Sacha',
  'Tessa',
  'Ugo',
  'Vera',
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
