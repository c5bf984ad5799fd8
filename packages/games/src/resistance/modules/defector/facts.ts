import type { Open, Whisper } from '@reseau/core';

export type DefectorOpen =
  /** A loyalty card, face up. */
  | Open<'defector.turned', { round: number; switches: boolean }>
  /** A loyalty card, face down: the Defectors alone are told. */
  | Open<'defector.drawn', { round: number }>
  | Open<'defector.laidOut', { cards: readonly boolean[] }>
  /** At the end, what was drawn face down. */
  | Open<'defector.unveiled', { rounds: readonly number[] }>;

export type DefectorWhisper =
  | Whisper<'defector.deck', { cards: readonly boolean[] }>
  | Whisper<'defector.told', { round: number; switches: boolean }>;
