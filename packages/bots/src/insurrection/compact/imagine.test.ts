import { knownTo, type Match, optionsFor, Rng, type Seat, sample, start, submit } from '@reseau/core';
import {
  HOUSE,
  type InsurrectionGame,
  type InsurrectionKind as Kind,
  leadersFromPile,
  putBackBy,
  setUp,
} from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import { boxOf } from './box.ts';
import { Dice } from './dice.ts';
import { Imagined } from './imagine.ts';
import { World } from './world.ts';

/** Every state of a random game on a path where Leaders are drawn. */
function* states(seed: string): Generator<Match<Kind>> {
  const locations = HOUSE.locations.map((one) => ({ ...one, advanced: { reveal: 1, effect: 'swear' } }));
  const made = setUp(4, { side: 'advanced', cards: { ...HOUSE, locations } });
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

const pileIn = ({ leaders: { cards, top, size } }: World): readonly number[] => [...cards.slice(top, top + size)];

test('[IN3] a Leader that was put back is imagined in the pile, or in a hand that has drawn from it', () => {
  const dice = new Dice(Rng.seeded('imagine'));
  const seen = { pile: 0, hand: 0 };
  for (let game = 0; game < 20; game += 1) {
    for (const match of states(`put back ${game}`)) {
      const { table } = match;
      if (table.ending !== undefined) continue;
      const box = boxOf((match.game as InsurrectionGame).cards);
      for (const seat of match.game.seats) {
        const known = knownTo(match, seat);
        const back = putBackBy(known, seat);
        const number = box.numberOf.get(back ?? '');
        if (number === undefined) continue;
        const world = new Imagined(box, known, seat).deal(new World(box, table.seats), dice);
        if (pileIn(world).includes(number)) seen.pile += 1;
        for (const other of match.game.seats.filter((one) => one !== seat && !table.open[one]?.includes(back ?? ''))) {
          const hand = Array.from({ length: world.handSize(other) }, (_, at) => world.handCard(other, at));
          if (!hand.includes(number)) continue;
          seen.hand += 1;
          expect(leadersFromPile(table, other, box.set)).toBeGreaterThan(0);
        }
      }
    }
  }
  expect(seen.pile).toBeGreaterThan(100);
  expect(seen.hand).toBeGreaterThan(10);
});

test('[IN3] the compact world shuffles them, too: each place of the pile comes up', () => {
  const made = setUp(2, { side: 'advanced' });
  if (!made.ok) throw new Error(made.problem);
  const { match } = start(made.game, 'places');
  const box = boxOf(made.game.cards);
  const seat = 0 as Seat;
  const dice = new Dice(Rng.seeded('places'));
  const places = new Set<number>();
  for (let deal = 0; deal < 400; deal += 1) {
    const world = new Imagined(box, knownTo(match, seat), seat).deal(new World(box, 2), dice);
    const options = new Int32Array(8);
    while (world.round === 0) {
      world.options(options);
      world.play(options[0] as number);
    }
    const kept = new Set(Array.from({ length: world.handSize(0) }, (_, at) => world.handCard(0, at)));
    const back = (match.secrets[seat]?.offered[seat] ?? []).find((card) => !kept.has(box.numberOf.get(card) as number));
    places.add(pileIn(world).indexOf(box.numberOf.get(back ?? '') as number));
  }
  expect([...places].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at));
});

test('a step that the compact world does not have is refused by its name', () => {
  const made = setUp(2, { side: 'base' });
  if (!made.ok) throw new Error(made.problem);
  const { match } = start(made.game, 'strange');
  const seat = 0 as Seat;
  const known = knownTo(match, seat);
  const table = { ...known.table, at: { question: 1, stack: [{ step: 'parley' }] } };
  expect(() => new Imagined(boxOf(made.game.cards), { ...known, table }, seat)).toThrow('no step parley');
});
