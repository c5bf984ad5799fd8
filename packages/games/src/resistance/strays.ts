import { isRaw, type Options } from '@reseau/core';
import type { Move } from './moves.ts';

/** Whether a move has something in it that no move of its type has. */
export function strays(options: Options<Move>, raw: unknown): boolean {
  if (!isRaw(raw)) return false;
  const alike = options.find(({ type }) => type === raw['type']);
  return alike !== undefined && Object.keys(raw).some((name) => !Object.hasOwn(alike, name));
}
