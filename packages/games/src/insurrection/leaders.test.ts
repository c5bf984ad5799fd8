import { knownTo, type Match, Rng, type Seat, start, submit, understand } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { type Card, PILES } from './cards/card-set.ts';
import type { InsurrectionGame } from './compose.ts';
import type { Fact } from './facts.ts';
import { cardAt, handOf, type InsurrectionKind, leftIn } from './known.ts';
import { setUp } from './setup.ts';

const SEATS = 3;
const SEED_COUNT = 300;
/** 14 Leaders, of which each seat keeps one. */
const PILE = 11;

/** Everybody keeps the first of the two Leaders. */
function opened(seed: string): Match<InsurrectionKind> {
  const made = setUp(SEATS, { side: 'advanced' });
  if (!made.ok) throw new Error(made.problem);
  let { match } = start(made.game, seed);
  const { question } = match.turn;
  for (const seat of made.game.seats) {
    const leader = match.secrets[seat]?.offered[seat]?.[0];
    const answer = submit(match, { actor: seat, question, move: { type: 'keep', leader } });
    if (!answer.ok) throw new Error(answer.code);
    match = answer.match;
  }
  return match;
}

const notKept = (match: Match<InsurrectionKind>, seat: Seat): Card => match.secrets[seat]?.offered[seat]?.[1] as Card;

describe('Leaders that are not kept', () => {
  const matches = Array.from({ length: SEED_COUNT }, (_, number) => opened(`leaders ${number}`));

  test('[IN3] lie anywhere in the pile', () => {
    const places = new Set<number>();
    for (const match of matches) {
      const { leaders } = match.server;
      expect(leaders).toHaveLength(PILE);
      expect(new Set(leaders).size).toBe(PILE);
      expect(leftIn(match.table.piles.leaders)).toBe(PILE);
      for (const seat of match.game.seats) places.add(leaders.indexOf(notKept(match, seat)));
    }
    expect([...places].toSorted((a, b) => a - b)).toEqual(Array.from({ length: PILE }, (_, at) => at));
  });

  test('[IN3] nobody knows where, not even who put them there', () => {
    for (const match of matches) {
      for (const viewer of [...match.game.seats, 'table' as const]) {
        const known = knownTo(match, viewer);
        for (const pile of PILES) {
          const { taken } = known.table.piles[pile];
          const seen = Array.from({ length: leftIn(known.table.piles[pile]) }, (_, at) =>
            cardAt(known, pile, taken + at),
          );
          expect(seen.filter((card) => card !== undefined)).toEqual([]);
        }
      }
    }
  });

  test('[IH1] are in no hand of a world that whoever put them back cannot tell from the true one', () => {
    const rng = Rng.seeded('twins');
    for (const match of matches) {
      const { game, table } = match;
      for (const seat of game.seats) {
        const known = knownTo(match, seat);
        const twin = { table, secret: (game as InsurrectionGame).twin(known, seat, rng) };
        const others = game.seats.filter((other) => other !== seat).flatMap((other) => handOf(twin, other));
        expect(others).not.toContain(notKept(match, seat));
        expect(twin.secret.leaders).toContain(notKept(match, seat));
      }
    }
  });

  test('[IN3] a match from the time when they went under the pile goes on as it was', () => {
    const made = setUp(2, { side: 'advanced' });
    if (!made.ok) throw new Error(made.problem);
    const { game } = made;
    const [ada, ben] = [0 as Seat, 1 as Seat];
    const dealt = game.deal(Rng.seeded('old')).filter(({ type }) => type !== 'at');
    const offered = (seat: Seat): readonly Card[] =>
      dealt.flatMap((fact) => (fact.type === 'dealt' && fact.seat === seat ? fact.leaders : []));
    const kept = [ada, ben].flatMap((seat, steps): readonly Fact[] => [
      { type: 'drew', to: [seat], seat, card: offered(seat)[0] as Card, since: 0 },
      { type: 'buried', to: [seat], pile: 'leaders', at: 10 + steps, card: offered(seat)[1] as Card },
    ]);
    const server = understand(game, game.empty, [...dealt, ...kept, { type: 'kept', to: 'all' }]);
    expect(leftIn(server.table.piles.leaders)).toBe(12);
    expect([10, 11].map((at) => cardAt(server, 'leaders', at))).toEqual([offered(ada)[1], offered(ben)[1]]);
    const seen = kept.filter(({ to }) => to !== 'all' && to.includes(ada));
    const own = understand(game, game.empty, [...seen, { type: 'kept', to: 'all' }]);
    expect(cardAt(own, 'leaders', 10)).toBe(offered(ada)[1]);
    expect(cardAt(own, 'leaders', 11)).toBeUndefined();
  });
});
