import type { Card, Move } from '@reseau/games/insurrection';
import type { Box } from './box.ts';
import * as to from './move.ts';

/** A move in the words of the rules. */
export function spelled(box: Box, move: number): Move {
  const card = box.cards[to.cardOf(move)] as Card;
  const take = box.cards[to.otherOf(move)] as Card;
  switch (to.typeOf(move)) {
    case to.KEEP:
      return { type: 'keep', leader: card };
    case to.DISCARD:
      return { type: 'discard', card };
    case to.PLAY:
      return { type: 'play', card };
    case to.ELIMINATE:
      return { type: 'eliminate', by: 'card', card };
    case to.ELIMINATE_BY_SITE:
      return { type: 'eliminate', by: 'site', card };
    case to.LOOK:
      return { type: 'look', by: 'card' };
    case to.LOOK_BY_SITE:
      return { type: 'look', by: 'site' };
    case to.PUT_UNDER:
      return { type: 'put', where: 'under' };
    case to.PUT_IN_CENTRE:
      return { type: 'put', where: 'centre' };
    case to.MUSTER:
      return { type: 'muster' };
    case to.RAISE:
      return { type: 'raise', card };
    case to.CLEANSE:
      return { type: 'cleanse', card };
    case to.TRADE:
      return { type: 'trade', give: card, take };
    case to.SWEAR:
      return { type: 'swear', card };
    case to.TAKE:
      return { type: 'take', card };
    case to.SWAP:
      return { type: 'swap', give: card, take };
    case to.GAIN:
      return { type: 'gain', card };
    case to.PASS:
      return { type: 'pass' };
    default:
      throw new Error(`spell: ${move} is no move`);
  }
}
