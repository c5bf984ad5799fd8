import type { Card, Move } from '@reseau/games/insurrection';
import { ACT_KINDS, type Place, type Terms } from './act-kinds.ts';
import type { GameWords } from './i18n/en.ts';

/** What was done for a seat, as the buttons say it. */
export const recount = (moves: readonly Move[], name: (card: Card) => string, words: GameWords): readonly string[] =>
  moves.map((move) => ACT_KINDS[move.type].text(words, (place) => nameAt(move, place, name), termsOf(move)));

const termsOf = (move: Move): Terms =>
  move.type === 'put' ? { where: move.where } : 'by' in move ? { by: move.by } : {};

function nameAt(move: Move, place: Place, name: (card: Card) => string): string {
  if (move.type === 'trade' || move.type === 'swap') return name(place === 'hand' ? move.give : move.take);
  if (move.type === 'keep') return name(move.leader);
  return 'card' in move ? name(move.card) : '';
}
