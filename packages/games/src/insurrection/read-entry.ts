import { entryReader, type FactShapes, type MoveShapes, seatsOf } from '@reseau/core';
import { count, either, fields, isRaw, list, number, one, type Parse, text } from '@reseau/core/parse';
import { type Card, PILES, SIDES } from './cards/card-set.ts';
import { ENDINGS } from './cards/vocabulary.ts';
import type { OwnFact, WhisperedFact } from './facts.ts';
import { SEAT_COUNTS } from './known.ts';
import { GRANTS, type Move, WHERE } from './moves.ts';

const MOST_SEATS = Math.max(...SEAT_COUNTS);
const seat = one(seatsOf(MOST_SEATS));
// Which cards and locations there are is for the box to say, and each table may have another.
const card: Parse<Card> = text;
const cards = list(card);
const stop = fields({ location: text, side: one(SIDES) }, {});
const grant = one(GRANTS);

const putBy = { type: one(['put']), to: one(['all']), seat } as const;
const put: Parse<Extract<OwnFact, { readonly type: 'put' }>> = either(
  (value) => isRaw(value) && value['where'] === 'centre',
  fields({ ...putBy, where: one(['centre']), card }, {}),
  fields({ ...putBy, where: one(['under']) }, {}),
);

const FACTS: FactShapes<OwnFact, WhisperedFact> = {
  open: {
    began: { path: list(stop), first: seat },
    kept: {},
    advanced: { round: count },
    swept: { cards },
    turnedUp: { people: cards, leaders: cards },
    drawn: { each: count },
    undrawn: {},
    discarded: { cards },
    played: { cards },
    eliminated: { seat, by: grant, card },
    looked: { seat, by: grant },
    put,
    mustered: { seat, card },
    raised: { seat, card },
    cleansed: { seat, card },
    traded: { seat, give: card, take: card },
    swore: { seat, card },
    took: { seat, card },
    corrupted: { marks: count },
    ended: { ending: one(ENDINGS), hands: list(cards) },
    swapped: { seat, by: card, give: card, take: card },
    gained: { seat, by: card, card },
    unused: { seat, by: card },
    scored: { points: list(number), winners: list(seat) },
  },
  whispered: {
    piled: { people: cards, leaders: cards },
    shuffled: { leaders: cards },
    dealt: { seat, people: cards, leaders: cards },
    drew: { seat, card, since: count },
    saw: { at: count, card },
    buried: { pile: one(PILES), at: count, card },
  },
};

const MOVES: MoveShapes<Move> = {
  keep: { leader: card },
  discard: { card },
  play: { card },
  eliminate: { by: grant, card },
  look: { by: grant },
  put: { where: one(WHERE) },
  muster: {},
  raise: { card },
  cleanse: { card },
  trade: { give: card, take: card },
  swear: { card },
  take: { card },
  swap: { give: card, take: card },
  gain: { card },
  pass: {},
  timeUp: {},
};

/** Reads what was stored of a match with any box of cards. */
export const readEntry = entryReader({ seats: MOST_SEATS, facts: [FACTS], moves: MOVES });
