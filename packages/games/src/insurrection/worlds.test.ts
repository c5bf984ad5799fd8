import {
  type Known as KnownOf,
  knownTo,
  type Match,
  optionsFor,
  Rng,
  type Seat,
  sample,
  start,
  submit,
  type Viewer,
} from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { type Card, infoOf, PILES } from './cards/card-set.ts';
import {
  cardAt,
  EMPTY_SECRET,
  emptyTable,
  handOf,
  type InsurrectionKind,
  leftIn,
  SEAT_COUNTS,
  unseenIn,
} from './known.ts';
import { HOUSE_SET, setUp } from './setup.ts';

type Known = KnownOf<InsurrectionKind>;

/** Every state of a random game. */
function* states(seats: number, seed: string): Generator<Match<InsurrectionKind>> {
  const made = setUp(seats, { side: 'mixed' });
  if (!made.ok) throw new Error(made.problem);
  const rng = Rng.seeded(seed);
  let { match } = start(made.game, seed);
  while (match.outcome === undefined) {
    yield match;
    const { must, question } = match.turn;
    for (const actor of must) {
      const answer = submit(match, { actor, question, move: sample(optionsFor(match, actor), rng) });
      if (!answer.ok) throw new Error(answer.code);
      match = answer.match;
    }
  }
}

/** Every card of the box, wherever a world has it. */
function cardsIn({ table, secret }: Known, seats: readonly Seat[]): readonly Card[] {
  const inPiles = PILES.flatMap((pile) => {
    const { taken } = table.piles[pile];
    return Array.from({ length: leftIn(table.piles[pile]) }, (_, index) =>
      cardAt({ table, secret }, pile, taken + index),
    );
  });
  const offered = table.unseen.leaders[0] === 0 && table.round === 0 ? secret.offered.flat() : [];
  const hands = seats.flatMap((seat) => handOf({ table, secret }, seat));
  return [...inPiles, ...offered, ...hands, ...table.centre, ...table.graveyard, ...table.played].filter(
    (card) => card !== undefined,
  );
}

describe('a world that cannot be told from the true one', () => {
  test.each(SEAT_COUNTS)('[IH1] %i seats: has every card once, and all that the viewer knows', (seats) => {
    let checked = 0;
    for (let number = 0; number < 12; number += 1) {
      const rng = Rng.seeded(`twins ${number}`);
      for (const match of states(seats, `worlds ${seats} ${number}`)) {
        const { game, table, server } = match;
        if (table.ending !== undefined) continue;
        expect(cardsIn({ table, secret: server }, game.seats).toSorted()).toHaveLength(84);
        const viewer: Viewer = rng.below(4) === 0 ? 'table' : rng.choose(game.seats);
        const known = knownTo(match, viewer);
        const rules = setUp(seats, { side: 'mixed' });
        if (!rules.ok) throw new Error(rules.problem);
        const twin = { table, secret: rules.game.twin(known, viewer, rng) };
        const cards = cardsIn(twin, game.seats);
        expect(cards).toHaveLength(84);
        expect(new Set(cards).size).toBe(84);
        for (const seat of game.seats) {
          const unseen = unseenIn(twin, seat);
          for (const card of unseenIn(known, seat)) expect(unseen).toContain(card);
          for (const pile of PILES) {
            const ofPile = unseen.filter((card) => infoOf(HOUSE_SET, card).pile === pile);
            expect(ofPile).toHaveLength(table.unseen[pile][seat]!);
          }
        }
        for (const pile of PILES) {
          const left = Array.from({ length: leftIn(table.piles[pile]) }, (_, index) => table.piles[pile].taken + index);
          const sure = left.filter((at) => cardAt(known, pile, at) !== undefined);
          expect(sure.map((at) => cardAt(twin, pile, at))).toEqual(sure.map((at) => cardAt(known, pile, at)));
        }
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(100);
  });
});

describe('a card that comes back', () => {
  const seat = 0 as Seat;
  const table = { ...emptyTable(2, HOUSE_SET), shown: [['wolf-1', 'wolf-2'], []] };
  const holding = (since: number) => ({ table, secret: { ...EMPTY_SECRET, drawn: [[{ card: 'wolf-1', since }]] } });

  test('[IN27] is in the hand if it was drawn after it was shown', () => {
    expect(unseenIn(holding(0), seat)).toEqual([]);
    expect(unseenIn(holding(1), seat)).toEqual(['wolf-1']);
    expect(unseenIn(holding(2), seat)).toEqual(['wolf-1']);
  });
});
