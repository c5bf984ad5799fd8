import type { Seat } from '@reseau/core';
import type { Card } from './characters.ts';
import type { Mission } from './data/tables.ts';

export type Move =
  | { readonly type: 'propose'; readonly mission: Mission; readonly team: readonly Seat[] }
  | { readonly type: 'vote'; readonly approve: boolean }
  | { readonly type: 'play'; readonly card: Card }
  /** The clock's only move: what is missing is filled in by a rule that all know beforehand. */
  | { readonly type: 'timeUp' };
