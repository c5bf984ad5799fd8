import { heardBy, type Match, optionsFor, Rng, sample, seatsOf, start, submit } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import type { ResistanceGame } from '../../compose.ts';
import { SEAT_COUNTS } from '../../data/tables.ts';
import type { ResistanceKind } from '../../known.ts';
import { setUp } from '../../setup.ts';
import { deck } from './deck.ts';
import { plots } from './plots.ts';
import { plotTable } from './testing/plot-table.ts';

const gameFor = (seats: number): ResistanceGame => {
  const made = setUp(seats, { modules: ['plot'] });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
};

const counted = (cards: readonly string[]) =>
  Object.fromEntries(
    Map.groupBy(cards, (card) => card)
      .entries()
      .map(([card, all]) => [card, all.length]),
  );

/** A game played at random to its end; all teams are approved, so that there are rounds to count. */
function atRandom(game: ResistanceGame, seed: string): Match<ResistanceKind> {
  const rng = Rng.seeded(seed);
  let { match } = start(game, seed);
  while (match.outcome === undefined) {
    const { must, question } = match.turn;
    for (const actor of must) {
      const options = optionsFor(match, actor);
      const move = options[0]?.type === 'vote' ? { type: 'vote', approve: true } : sample(options, rng);
      const answer = submit(match, { actor, question, move });
      if (!answer.ok) throw new Error(answer.code);
      match = answer.match;
    }
  }
  return match;
}

const FEW = { closeEye: 2, strongLeader: 2, noConfidence: 1, opinionMaker: 1, takeResponsibility: 1 };
const ALL = {
  ...FEW,
  noConfidence: 3,
  opinionMaker: 2,
  spotlight: 1,
  overheard: 2,
  establishConfidence: 1,
  openUp: 1,
};

describe('the deck', () => {
  test.each([
    [5, 7, FEW],
    [6, 7, FEW],
    [7, 15, ALL],
    [8, 15, ALL],
    [9, 15, ALL],
    [10, 15, ALL],
  ])('[PL1] %i players: %i cards', (seats, size, copies) => {
    for (const seed of ['a', 'b', 'c']) {
      const cards = deck.of(start(gameFor(seats), seed).match.server);
      expect(cards).toHaveLength(size);
      expect(counted(cards)).toEqual(copies);
    }
  });

  test('[PL2] it is shuffled, and its order is told to nobody', () => {
    const rng = Rng.seeded('decks');
    const game = gameFor(7);
    const orders = new Set<string>();
    for (let deal = 0; deal < 20; deal += 1) {
      const facts = game.deal(rng);
      orders.add(JSON.stringify(facts.find(({ type }) => type === 'plot.deck')));
      for (const viewer of ['table', ...seatsOf(7)] as const) {
        expect(heardBy(facts, viewer).some(({ type }) => type === 'plot.deck')).toBe(false);
      }
    }
    expect(orders.size).toBe(20);
  });

  test('[PL2] whoever imagines the deck knows the cards that were drawn, and no more', () => {
    const drawn = plotTable(7, ['closeEye', 'openUp']);
    for (const viewer of ['table', 3] as const) {
      const orders = drawn.imagined(viewer, 3).map((secret) => deck.of(secret));
      for (const cards of orders) {
        expect(cards.slice(0, 2)).toEqual(['closeEye', 'openUp']);
        expect(counted(cards)).toEqual(ALL);
      }
      expect(new Set(orders.map((cards) => cards.join())).size).toBeGreaterThan(1);
    }
  });
});

describe('the draw', () => {
  test.each([
    [5, 1],
    [6, 1],
    [7, 2],
    [8, 2],
    [9, 3],
    [10, 3],
  ] as const)('[PL3] %i players: the leader draws %i', (seats, draw) => {
    const { plots: cards, told, asked } = plotTable(seats, []);
    expect(told.filter(({ type }) => type === 'plot.drawn')).toHaveLength(1);
    expect(cards.drawn).toHaveLength(draw);
    expect(cards.seen).toEqual(cards.drawn);
    expect(asked).toEqual(['plot.give', 0]);
  });

  test('[PL3] the leader who follows a rejection draws nothing', () => {
    const rejected = plotTable(5, ['opinionMaker']).gives(1).propose(0, 1).reject().reject();
    expect(rejected.table.leader).toBe(1);
    expect(rejected.asked).toEqual(['propose', 1]);
    expect(rejected.plots.seen).toHaveLength(1);
  });

  test.each(SEAT_COUNTS)('[PL3] %i players: so many in every round, and the deck lasts for five', (seats) => {
    const rounds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const { table, server } = atRandom(gameFor(seats), seed);
      const { seen } = plots.of(table);
      expect(seen).toEqual(deck.of(server).slice(0, Math.floor((seats - 3) / 2) * table.round));
      return table.round;
    });
    expect(Math.max(...rounds)).toBe(5);
  });

  test('[PL3] with Targeting the draw goes by rounds, not by missions', () => {
    const cards = ['opinionMaker', 'closeEye'] as const;
    const next = plotTable(5, cards, { modules: ['targeting'] })
      .gives(1)
      .target(4, 2, 3, 4)
      .approve()
      .approve()
      .play();
    expect(next.asked).toEqual(['plot.give', 1]);
    expect(next.plots.drawn).toEqual(['closeEye']);
  });
});

describe('giving', () => {
  const two = plotTable(7, ['opinionMaker', 'closeEye']);

  test('[PL4] every card goes to somebody else', () => {
    expect(two.options(0)).toEqual([
      { type: 'give', card: { one: ['opinionMaker', 'closeEye'] }, to: { one: [1, 2, 3, 4, 5, 6] } },
    ]);
    expect(two.refusal(0, { type: 'give', card: 'opinionMaker', to: 0 })).toBe('illegal cannotBeGiven');
    expect(two.refusal(0, { type: 'give', card: 'openUp', to: 1 })).toBe('illegal cannotBeGiven');
    expect(two.refusal(1, { type: 'give', card: 'closeEye', to: 2 })).toBe('notAsked');
    const one = two.give('closeEye', 4);
    expect(one.asked).toEqual(['plot.give', 0]);
    expect(one.options(0)).toMatchObject([{ card: { one: ['opinionMaker'] } }]);
    expect(one.give('opinionMaker', 2).asked).toEqual(['propose', 0]);
  });

  test('[PL4] [PL5] one player may get several, and keeps them in view of all', () => {
    const given = two.gives(3, 3);
    expect(given.held(3)).toEqual(['opinionMaker', 'closeEye']);
    expect(given.plots.drawn).toEqual([]);
  });

  test('[PL4] two of a kind are given one by one', () => {
    const same = plotTable(7, ['noConfidence', 'noConfidence']);
    expect(same.options(0)).toMatchObject([{ card: { one: ['noConfidence'] } }]);
    expect(same.gives(1, 2).held(2)).toEqual(['noConfidence']);
  });
});
