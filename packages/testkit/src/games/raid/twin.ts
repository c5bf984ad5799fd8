import type { Rng, Seat, Viewer } from '@reseau/core';
import { ascending } from '../ascending.ts';
import { type Card, DECK, type RaidKnown, type RaidSecret, SEATS, without } from './kind.ts';

/** Deals the cards that the viewer has not seen anew: to the others' hands, to what they laid, and to the deck. */
export function twin({ table, secret }: RaidKnown, viewer: Viewer, rng: Rng): RaidSecret {
  const own = viewer === 'table' ? undefined : viewer;
  const faceDown = table.at.stack[0]?.step === 'turnUp';
  const seen = [
    ...table.turned.flat(),
    ...cardsOf(secret, own),
    faceDown ? (ownLaid(secret, table.round, own) ?? 0) : 0,
  ];
  const pool = rng.shuffle(seen.reduce<readonly Card[]>(without, DECK));
  const take = (count = 0): Card[] => pool.splice(0, count).toSorted(ascending);
  const drawn = SEATS.map((seat) => (seat === own ? secret.drawn[seat] : take(table.waiting[seat])));
  const hands = SEATS.map((seat) => (seat === own ? secret.hands[seat] : take(table.hands[seat])));
  const laid: Record<number, readonly (Card | 0 | undefined)[]> = {};
  table.turned.forEach((cards, index) => {
    laid[index + 1] = shared(cards, ownLaid(secret, index + 1, own), own, rng);
  });
  if (faceDown) {
    laid[table.round] = SEATS.map((seat) => (seat === own ? ownLaid(secret, table.round, own) : lay(hands, seat, rng)));
  }
  return { deck: pool, drawn, hands, laid };
}

const cardsOf = ({ hands, drawn }: RaidSecret, own: Seat | undefined): readonly Card[] =>
  own === undefined ? [] : [...(hands[own] ?? []), ...(drawn[own] ?? [])];

const ownLaid = ({ laid }: RaidSecret, round: number, own: Seat | undefined): Card | 0 | undefined =>
  own === undefined ? undefined : laid[round]?.[own];

/** Who laid which of the cards turned up. */
function shared(cards: readonly (Card | 0)[], mine: Card | 0 | undefined, own: Seat | undefined, rng: Rng) {
  const others = rng.shuffle(mine === undefined ? cards : cards.toSpliced(cards.indexOf(mine), 1));
  return SEATS.map((seat) => (seat === own ? mine : others.pop()));
}

function lay(hands: (readonly Card[] | undefined)[], seat: Seat, rng: Rng): Card | 0 {
  const hand = hands[seat] ?? [];
  if (hand.length === 0) return 0;
  const card = rng.choose(hand);
  hands[seat] = without(hand, card);
  return card;
}
