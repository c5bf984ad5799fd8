import type { FactOf, Game, Kind, Known, Moves, Seat, Worlds } from '@reseau/core';
import { expect, test } from 'vitest';
import { hunt } from './games/hunt/hunt.ts';
import { look } from './games/look/look.ts';
import { plot } from './games/plot/plot.ts';
import { raid } from './games/raid/raid.ts';
import { lawsOf } from './laws.ts';
import type { LawGame } from './moment.ts';

interface Decided<K extends Kind> {
  readonly facts: readonly FactOf<K>[];
  readonly known: Known<K>;
  readonly moves: Moves<K['move']>;
}

/** A game that tells something else than it should. */
const telling = <K extends Kind>(
  game: Game<K> & Worlds<K>,
  change: (decided: Decided<K>) => readonly FactOf<K>[],
): LawGame => {
  const decide: Game<K>['decide'] = (known, moves, rng) =>
    change({ facts: game.decide(known, moves, rng), known, moves });
  return { ...game, decide };
};

const LEAKS: readonly (readonly [name: string, game: LawGame])[] = [
  [
    'raid: after a search the deck shows through',
    telling(raid, ({ facts, known, moves }) => {
      const isSearch = raid.seats.some((seat) => moves.get(seat)?.type === 'search');
      const ticks = isSearch ? (known.secret.deck[2] ?? 0) : 0;
      return [...facts, ...Array.from({ length: ticks }, () => ({ type: 'sped', to: 'all' }) as const)];
    }),
  ],
  [
    'raid: a kept card is named',
    telling(raid, ({ facts, moves }) =>
      facts.map((fact) => (fact.type === 'kept' ? Object.assign({ move: moves.get(fact.seat) }, fact) : fact)),
    ),
  ],
  [
    'raid: time up tells who was late, where nothing may show',
    telling(raid, ({ facts, moves }) => {
      const late = raid.seats.filter((seat) => moves.get('clock')?.type === 'timeUp' && moves.get(seat) === undefined);
      return [...facts, ...late.map(() => ({ type: 'ticked', to: 'all' }) as const)];
    }),
  ],
  [
    'plot: the answer is for all to hear',
    telling(plot, ({ facts }) => facts.map((fact) => (fact.type === 'answer' ? { ...fact, to: plot.seats } : fact))),
  ],
  [
    'plot: the frame says who is a spy',
    telling(plot, ({ facts, known }) =>
      facts.map((fact) => {
        if (fact.type !== 'at') return fact;
        const on = known.secret.sides.indexOf('spy') as Seat;
        return { ...fact, at: { ...fact.at, stack: fact.at.stack.map((frame) => ({ ...frame, on })) } };
      }),
    ),
  ],
  [
    'hunt: all are asked only when somebody has a chance',
    telling(hunt, ({ facts }) =>
      facts.some(({ type }) => type === 'chance') ? facts : facts.filter(({ type }) => type !== 'offered'),
    ),
  ],
  [
    "hunt: the chief sees the others' cards",
    telling(hunt, ({ facts, known }) => {
      const chief = known.secret.characters.indexOf('spyChief') as Seat;
      return facts.map((fact) => (fact.type === 'played' ? { ...fact, to: [...fact.to, chief] } : fact));
    }),
  ],
  [
    'look: a card put under the deck is named',
    telling(look, ({ facts, known }) =>
      facts.map((fact) => (fact.type === 'put' ? { ...fact, card: known.secret.deck[0] ?? 0 } : fact)),
    ),
  ],
  [
    'look: one seat is told what the others draw',
    telling(look, ({ facts }) =>
      facts.map((fact) => (fact.type === 'card' ? { ...fact, to: [...fact.to, 0 as Seat] } : fact)),
    ),
  ],
];

test.each(LEAKS)('%s: caught', (_name, game) => {
  const { violations } = lawsOf(game, { seed: 'planted', games: 300, until: 'secrets' });
  expect(violations.map(({ law }) => law)).toContain('secrets');
});
