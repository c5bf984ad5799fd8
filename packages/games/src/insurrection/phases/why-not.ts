import { isSentAs, type Seat } from '@reseau/core';
import { type CardSet, infoOf, siteOf } from '../cards/card-set.ts';
import { type Known, leftIn, stopOf } from '../known.ts';
import type { Reason } from '../reasons.ts';

/** Words a refusal in a turn. */
export function whyNotInTurn({ table }: Known, seat: Seat, raw: unknown, set: CardSet): Reason {
  if (!isSentAs(raw, 'take', 'eliminate', 'look', 'muster', 'raise', 'cleanse', 'trade', 'swear')) return 'notNow';
  const { type, by, card, take } = raw;
  const wanted = type === 'trade' ? take : card;
  if (type === 'take') {
    if (wanted === table.played[seat]) return 'ownCard';
    return table.centre.some((one) => one === wanted) ? 'mustLeaveMarks' : 'notInCentre';
  }
  const ofCard = by === 'card' && (type === 'eliminate' || type === 'look');
  const own = table.played[seat];
  const granted: readonly unknown[] = ofCard
    ? own === undefined
      ? []
      : infoOf(set, own).printed.effects
    : [siteOf(set, stopOf(table)).effect];
  if (!granted.includes(type)) return 'noSuchEffect';
  if (table.used.some((use) => use === (ofCard ? type : 'site'))) return 'alreadyUsed';
  if (!ofCard && table.used.length > 0) return 'siteFirst';
  if ((type === 'look' || type === 'muster') && leftIn(table.piles.people) === 0) return 'pileEmpty';
  if (type === 'swear') return leftIn(table.piles.leaders) === 0 ? 'pileEmpty' : 'notYourCard';
  if (type === 'raise') return 'notInGraveyard';
  const there = table.centre.find((one) => one === wanted);
  if (there === undefined) return 'notInCentre';
  if (type === 'cleanse' && infoOf(set, there).marks === 0) return 'notMarked';
  if (table.corrupted) return 'mustLeaveMarks';
  return type === 'trade' ? 'notYourCard' : 'mustLeaveCard';
}
