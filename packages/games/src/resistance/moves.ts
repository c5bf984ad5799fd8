import type { Seat } from '@reseau/core';
import type { Card } from './characters.ts';
import type { PlotCard } from './data/plot-cards.ts';
import type { Mission } from './data/tables.ts';

export type Move =
  | { readonly type: 'propose'; readonly mission: Mission; readonly team: readonly Seat[] }
  | { readonly type: 'vote'; readonly approve: boolean }
  | { readonly type: 'play'; readonly card: Card }
  /** Names a player: to look at, to watch, to accuse, to set aside the card of. */
  | { readonly type: 'name'; readonly seat: Seat }
  | { readonly type: 'pass' }
  /** Plays the kept plot card that the window is for. */
  | { readonly type: 'use' }
  | { readonly type: 'give'; readonly card: PlotCard; readonly to: Seat }
  | { readonly type: 'take'; readonly card: PlotCard; readonly from: Seat }
  /** What an investigated player shows. */
  | { readonly type: 'answer'; readonly chief: boolean }
  /** The clock's only move: what is missing is filled in by a rule that all know beforehand. */
  | { readonly type: 'timeUp' };
