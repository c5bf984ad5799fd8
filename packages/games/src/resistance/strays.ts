import type { Options } from '@reseau/core';
import type { Move } from './moves.ts';

/** Whether what came is a move of this type, whatever else is wrong with it. */
export const isMove = (raw: unknown, type: Move['type']): raw is { readonly type: Move['type'] } =>
  typeof raw === 'object' && raw !== null && 'type' in raw && raw.type === type;

/** Whether a move has something in it that no move of its type has. */
export function strays(options: Options<Move>, raw: unknown): boolean {
  const alike = options.find(({ type }) => isMove(raw, type));
  return alike !== undefined && Object.keys(raw as object).some((name) => !Object.hasOwn(alike, name));
}
