import { type Rng, type Seat, seatsOf, type Viewer } from '@reseau/core';
import { type Card, type CardSet, infoOf, PILES, type PileName } from './cards/card-set.ts';
import { bottomOf, cardAt, DEALT, type Drawn, type Known, type Secret, type Table, unseenIn } from './known.ts';

/** What the deal tells this viewer. */
export function dealtTo({ table, secret }: Known, viewer: Viewer): unknown {
  const { path, first } = table;
  if (viewer === 'table') return { path, first };
  return { path, first, drawn: secret.drawn[viewer], offered: secret.offered[viewer] };
}

/** The Leader that this viewer put back into the pile: nobody was dealt it to keep. */
export function putBackBy({ table, secret }: Known, viewer: Viewer): Card | undefined {
  if (viewer === 'table' || (table.unseen.leaders.every((count) => count === 0) && table.round === 0)) return undefined;
  const drawn = secret.drawn[viewer] ?? [];
  return secret.offered[viewer]?.find((offered) => !drawn.some(({ card }) => card === offered));
}

/** How many of the Leaders in a hand that nobody has seen there may have come from the pile: not the one that was kept. */
export function leadersFromPile({ unseen, shown }: Table, seat: Seat, set: CardSet): number {
  const hidden = unseen.leaders[seat] ?? 0;
  const left = (shown[seat] ?? []).filter((card) => infoOf(set, card).pile === 'leaders').length;
  return Math.min(hidden, hidden + left - 1);
}

/** Deals the cards that the viewer cannot place anew: to the others' hands, and to the piles. */
export function twin(known: Known, viewer: Viewer, rng: Rng, set: CardSet): Secret {
  const { table, secret } = known;
  const seats = seatsOf(table.seats);
  const held = seats.map((seat) => unseenIn(known, seat));
  const isOpening = table.round === 0 && table.unseen.leaders[0] === 0;
  const offered = seats.map((seat) => (isOpening ? secret.offered[seat] : undefined));
  const inView = new Set<Card>(cardsInView(table));
  for (const card of [...held.flat(), ...offered.flatMap((cards) => cards ?? [])]) inView.add(card);
  const piles = { people: knownPlaces(known, 'people', inView), leaders: knownPlaces(known, 'leaders', inView) };
  const back = putBackBy(known, viewer);
  const astray =
    back === undefined || inView.has(back) ? undefined : { card: back, in: whereabouts(known, viewer, rng, set) };
  if (astray !== undefined) inView.add(astray.card);
  const pools = {
    people: rng.shuffle(set.people.filter((card) => !inView.has(card))),
    leaders: rng.shuffle(set.leaders.filter((card) => !inView.has(card))),
  };
  const drawn = seats.map((seat): readonly Drawn[] => {
    const own = [...(held[seat] ?? []), ...(astray?.in === seat ? [astray.card] : [])];
    const since = table.shown[seat]?.length ?? 0;
    return [...own, ...dealtOut(table, seat, own, pools, set)].map((card) => ({ card, since }));
  });
  const paired = seats.map((seat) => offered[seat] ?? (isOpening ? pools.leaders.splice(0, DEALT.leaders) : []));
  if (astray?.in === 'pile') pools.leaders.splice(rng.below(pools.leaders.length + 1), 0, astray.card);
  const filled = (name: PileName): readonly (Card | undefined)[] =>
    piles[name].map((card, at) => (at < table.piles[name].taken ? undefined : (card ?? pools[name].pop())));
  return { people: filled('people'), leaders: filled('leaders'), offered: paired, drawn };
}

/** Where a Leader may be that was shuffled into the pile: still there, or in a hand that has drawn from it since. */
function whereabouts(known: Known, viewer: Viewer, rng: Rng, set: CardSet): Seat | 'pile' {
  const { table } = known;
  const { taken, initial, under } = table.piles.leaders;
  const places: (Seat | 'pile')[] = [];
  for (let at = taken; at < initial + under.length; at += 1)
    if (cardAt(known, 'leaders', at) === undefined) places.push('pile');
  for (const seat of seatsOf(table.seats).filter((one) => one !== viewer))
    for (let drawn = leadersFromPile(table, seat, set); drawn > 0; drawn -= 1) places.push(seat);
  return rng.choose(places);
}

type Pools = Readonly<Record<PileName, Card[]>>;

/** Unseen cards for a hand, of which some are known. */
const dealtOut = (table: Table, seat: Seat, own: readonly Card[], pools: Pools, set: CardSet): readonly Card[] =>
  PILES.flatMap((name) => {
    const sure = own.filter((card) => infoOf(set, card).pile === name).length;
    return pools[name].splice(0, (table.unseen[name][seat] ?? 0) - sure);
  });

const cardsInView = (table: Table): readonly Card[] => [
  ...table.centre,
  ...table.graveyard,
  ...table.open.flat(),
  ...table.played.filter((card) => card !== undefined),
];

/** The places of a pile with the cards that are known there; these are in view. */
function knownPlaces(known: Known, name: PileName, inView: Set<Card>): readonly (Card | undefined)[] {
  const pile = known.table.piles[name];
  return Array.from({ length: bottomOf(pile) }, (_, at) => {
    if (at < pile.taken) return undefined;
    const card = cardAt(known, name, at);
    if (card !== undefined) inView.add(card);
    return card;
  });
}
