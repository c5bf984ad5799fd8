import { lookAlike } from './look-alikes.ts';
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

/** Whether somebody at the table has this name, or one that a reader takes for it. */
export const isNameTaken = (room: Room, name: string, except?: string): boolean =>
  [...room.members, ...room.bench].some((member) => member.id !== except && lookAlike(member.name, name));

export function botName(room: Room, chance: () => number): string {
  const free = BOT_NAMES.filter((name) => !isNameTaken(room, name));
  return free[Math.floor(chance() * free.length)] ?? `Bot ${room.admitted + 1}`;
}
