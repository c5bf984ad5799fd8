import type { FactShapes, Open, Whisper } from '@reseau/core';
import { count, list, truth } from '@reseau/core/parse';

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

export const facts: FactShapes<DefectorOpen, DefectorWhisper> = {
  open: {
    'defector.turned': { round: count, switches: truth },
    'defector.drawn': { round: count },
    'defector.laidOut': { cards: list(truth) },
    'defector.unveiled': { rounds: list(count) },
  },
  whispered: { 'defector.deck': { cards: list(truth) }, 'defector.told': { round: count, switches: truth } },
};
