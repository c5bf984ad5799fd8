import type { At, Open, Seat, Whisper } from '@reseau/core';
import type { Card, Character, Side } from './characters.ts';
import type { Mission } from './data/tables.ts';

export const ENDINGS = ['missions', 'rejections'] as const;
export type Ending = (typeof ENDINGS)[number];

export type OpenFact =
  | At
  | Open<'led', { leader: Seat }>
  | Open<'proposed', { mission: Mission; team: readonly Seat[] }>
  | Open<'voted', { seat: Seat; approve: boolean }>
  | Open<'approved'>
  | Open<'rejected', { rejections: number }>
  /** Sorted: the order of the seats would show who failed. */
  | Open<'revealed', { mission: Mission; cards: readonly Card[] }>
  | Open<'result', { mission: Mission; success: boolean }>
  | Open<'ended', { winner: Side; ending: Ending }>
  | Open<'unmasked', { characters: readonly Character[] }>;

export type WhisperedFact =
  | Whisper<'character', { seat: Seat; character: Character }>
  /** What the listener is shown of others: their side, never more. */
  | Whisper<'learned', { about: readonly Seat[]; side: Side }>
  | Whisper<'played', { mission: Mission; seat: Seat; card: Card }>;

export type Fact = OpenFact | WhisperedFact;
