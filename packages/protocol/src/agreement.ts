import type { CallKind } from './names.ts';

/**
 * How many of those asked must agree, where the game names a number; else more than half. Never more than are asked. A pause
 * lasts only while enough of them want it. A clock takes nothing from anybody: for that half of them suffice, or as many as do not
 * answer could hold up the others for ever.
 */
export function neededOf(kind: CallKind, asked: number, agreement: number | undefined): number {
  if (kind === 'clock') return Math.max(1, Math.ceil(asked / 2));
  const needed = Math.min(asked, agreement ?? Math.floor(asked / 2) + 1);
  return kind === 'resume' ? Math.max(1, Math.min(needed, asked - needed + 1)) : needed;
}
