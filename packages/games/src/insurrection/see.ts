import { at, put, type Seat, seatsOf, type Writable, without } from '@reseau/core';
import { type Card, type CardSet, infoOf, marksOf, marksOn, PILES, type PileName } from './cards/card-set.ts';
import type { OpenFact } from './facts.ts';
import { type EndCard, fromFirst, type Pile, type Table, type Under, type Use, whoKnows } from './known.ts';
import { turnOrder } from './order.ts';

type Draft = Writable<Table>;

/** One copy for a whole step's facts; what the old table holds is replaced, never written: other viewers still hold it. */
export const seeing =
  (set: CardSet) =>
  (table: Table, told: readonly OpenFact[]): Table => {
    const next: Draft = { ...table };
    for (const fact of told) seeOne(next, fact, set);
    return next;
  };

function seeOne(next: Draft, fact: OpenFact, set: CardSet): void {
  switch (fact.type) {
    case 'at':
      next.at = fact.at;
      return;
    case 'began':
      next.path = fact.path;
      next.first = fact.first;
      return;
    case 'kept':
      next.unseen = { ...next.unseen, leaders: next.unseen.leaders.map(() => 1) };
      repile(next, 'leaders', { ...next.piles.leaders, initial: next.piles.leaders.initial + next.seats });
      return;
    case 'advanced':
      next.round = fact.round;
      return;
    case 'swept':
      for (const card of fact.cards) {
        leaveCentre(next, card, set);
        bury(next, infoOf(set, card).pile, card);
      }
      return;
    case 'turnedUp':
      for (const pile of PILES) take(next, pile, fact[pile].length);
      enterCentre(next, [...fact.people, ...fact.leaders], set);
      return;
    case 'drawn':
      for (const seat of fromFirst(next)) for (let card = 0; card < fact.each; card += 1) draw(next, 'people', seat);
      next.owed = fact.each - 1;
      return;
    case 'undrawn':
      return;
    case 'discarded':
      for (const seat of fromFirst(next)) {
        const card = at(fact.cards, seat);
        leaveHand(next, seat, card, set);
        bury(next, infoOf(set, card).pile, card);
      }
      next.owed -= 1;
      return;
    case 'played':
      for (const seat of seatsOf(fact.cards.length)) leaveHand(next, seat, at(fact.cards, seat), set);
      next.played = fact.cards;
      next.order = turnOrder(next, set, (seat) => infoOf(set, at(fact.cards, seat)).initiative);
      return;
    case 'eliminated':
      leaveCentre(next, fact.card, set);
      next.graveyard = [...next.graveyard, fact.card];
      use(next, fact.by === 'site' ? 'site' : 'eliminate');
      return;
    case 'looked':
      use(next, fact.by === 'site' ? 'site' : 'look');
      return;
    case 'put':
      seePut(next, fact, set);
      return;
    case 'mustered':
      take(next, 'people', 1);
      enterCentre(next, [fact.card], set);
      use(next, 'site');
      return;
    case 'raised':
      next.graveyard = without(next.graveyard, fact.card);
      enterCentre(next, [fact.card], set);
      use(next, 'site');
      return;
    case 'cleansed':
      leaveCentre(next, fact.card, set);
      bury(next, infoOf(set, fact.card).pile, fact.card);
      use(next, 'site');
      return;
    case 'traded':
      leaveHand(next, fact.seat, fact.give, set);
      leaveCentre(next, fact.take, set);
      enterHand(next, fact.seat, fact.take);
      enterCentre(next, [fact.give], set);
      use(next, 'site');
      return;
    case 'swore':
      leaveHand(next, fact.seat, fact.card, set);
      draw(next, 'leaders', fact.seat);
      bury(next, infoOf(set, fact.card).pile, fact.card);
      use(next, 'site');
      return;
    case 'took':
      seeTaken(next, fact.seat, fact.card, set);
      return;
    case 'corrupted':
      next.corrupted = true;
      return;
    case 'ended':
      next.ending = fact.ending;
      next.hands = fact.hands;
      next.endCards = endCardsIn(next, set);
      return;
    case 'swapped':
      exchange(next, fact.seat, fact.give, fact.take, set);
      next.endCardsDone += 1;
      return;
    case 'gained':
      leaveCentre(next, fact.card, set);
      next.hands = put(next.hands, fact.seat, [...(next.hands[fact.seat] ?? []), fact.card]);
      next.endCardsDone += 1;
      return;
    case 'unused':
      next.endCardsDone += 1;
      return;
    case 'scored':
      next.points = fact.points;
      next.winners = fact.winners;
      return;
  }
}

type Put = Extract<OpenFact, { readonly type: 'put' }>;

/** Whoever knew the card at its old place, and whoever looked, know it at its new one. */
function seePut(next: Draft, fact: Put, set: CardSet): void {
  const { people } = next.piles;
  const knew = whoKnows(people, people.taken);
  take(next, 'people', 1);
  if (fact.where === 'centre') enterCentre(next, [fact.card], set);
  else bury(next, 'people', knownBy(knew, fact.seat));
}

const knownBy = (knew: Under, seat: Seat): Under =>
  typeof knew === 'string' || knew.includes(seat) ? knew : [...knew, seat];

function seeTaken(next: Draft, seat: Seat, card: Card, set: CardSet): void {
  const own = next.played[seat];
  enterHand(next, seat, card);
  if (card !== own) {
    leaveCentre(next, card, set);
    if (own !== undefined) enterCentre(next, [own], set);
  }
  next.played = put(next.played, seat, undefined);
  next.used = NOTHING_USED;
}

const NOTHING_USED: readonly Use[] = [];

function use(next: Draft, what: Use): void {
  next.used = [...next.used, what];
}

function take(next: Draft, pile: PileName, count: number): void {
  if (count === 0) return;
  const { initial, taken, under } = next.piles[pile];
  repile(next, pile, { initial, taken: taken + count, under });
}

function bury(next: Draft, pile: PileName, known: Under): void {
  const { initial, taken, under } = next.piles[pile];
  repile(next, pile, { initial, taken, under: [...under, known] });
}

function repile(next: Draft, name: PileName, pile: Pile): void {
  const { people, leaders } = next.piles;
  next.piles = name === 'people' ? { people: pile, leaders } : { people, leaders: pile };
}

/** The top card of a pile goes to a hand: unseen, unless everybody knows which card lies there. */
function draw(next: Draft, name: PileName, seat: Seat): void {
  const pile = next.piles[name];
  const known = whoKnows(pile, pile.taken);
  if (typeof known === 'string') enterHand(next, seat, known);
  else recount(next, name, seat, 1);
  take(next, name, 1);
}

function recount(next: Draft, name: PileName, seat: Seat, by: number): void {
  const counts = next.unseen[name].slice();
  counts[seat] = (counts[seat] ?? 0) + by;
  const { people, leaders } = next.unseen;
  next.unseen = name === 'people' ? { people: counts, leaders } : { people, leaders: counts };
}

function enterHand(next: Draft, seat: Seat, card: Card): void {
  next.open = put(next.open, seat, [...(next.open[seat] ?? []), card]);
}

function leaveHand(next: Draft, seat: Seat, card: Card, set: CardSet): void {
  const open = next.open[seat] ?? [];
  if (open.includes(card)) {
    next.open = put(next.open, seat, without(open, card));
    return;
  }
  recount(next, infoOf(set, card).pile, seat, -1);
  next.shown = put(next.shown, seat, [...(next.shown[seat] ?? []), card]);
}

function enterCentre(next: Draft, cards: readonly Card[], set: CardSet): void {
  if (cards.length === 0) return;
  next.centre = [...next.centre, ...cards];
  next.marks += marksOf(set, cards);
}

function leaveCentre(next: Draft, card: Card, set: CardSet): void {
  next.centre = without(next.centre, card);
  next.marks -= marksOn(set, card);
}

function exchange(next: Draft, seat: Seat, give: Card, taken: Card, set: CardSet): void {
  leaveCentre(next, taken, set);
  enterCentre(next, [give], set);
  next.hands = put(next.hands, seat, [...without(next.hands[seat] ?? [], give), taken]);
}

/** The cards with an end-of-game effect, in the order in which they act. */
function endCardsIn(next: Draft, set: CardSet): readonly EndCard[] {
  const initiative = ({ card }: EndCard): number => infoOf(set, card).initiative;
  return fromFirst(next)
    .flatMap((seat) => (next.hands[seat] ?? []).map((card) => ({ seat, card })))
    .filter(({ card }) => infoOf(set, card).printed.end !== undefined)
    .toSorted((a, b) => initiative(b) - initiative(a));
}
