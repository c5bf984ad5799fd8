import { SIGN_NAMES, type SignName } from '../signs.ts';

const BASE = ['resistance', 'spy', 'approve', 'reject', 'success', 'fail', 'leader', 'team'] as const;
/** Every sign of the game. Each has an outline of its own, so that none rests on its colour. */
export const MARKS: readonly (SignName | (typeof BASE)[number])[] = [...BASE, ...SIGN_NAMES];
export type MarkName = (typeof MARKS)[number];
