import type { CallKind } from '@reseau/protocol';
import type { Around } from '../words/around/en.ts';

/** Nothing came of a call: the same words however it was answered. */
export const vainWords = (call: CallKind, name: string | undefined, { vain, vainReplace }: Around['calls']): string =>
  call === 'replace' ? vainReplace(name ?? '') : vain[call];
