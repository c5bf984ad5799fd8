import type { Options } from '@reseau/core';
import type { Move } from '../moves.ts';

export const TIME_UP: Options<Move> = [{ type: 'timeUp' }];
