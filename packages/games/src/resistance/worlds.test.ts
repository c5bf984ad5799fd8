import { knownTo, Rng, type Seat, seatsOf, type Viewer } from '@reseau/core';
import { momentsIn, randomGame } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import type { ResistanceGame } from './compose.ts';
import { type SeatCount, SPIES } from './data/tables.ts';
import type { Known } from './known.ts';
import { setUp } from './setup.ts';
import { table } from './testing/table.ts';
import { possibleSpies } from './worlds.ts';

const game = (seats: SeatCount, ...modules: string[]): ResistanceGame => {
  const made = setUp(seats, { modules });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
};

const key = (spies: readonly number[]): string => spies.toSorted((a, b) => a - b).join(' ');

/** The same question answered the long way: every set of seats, by the rules of the table. */
function byHand({ table: seen, secret }: Known, viewer: Viewer, blind: boolean): readonly string[] {
  const { seats, results } = seen;
  const sets = Array.from({ length: 2 ** seats }, (_, bits) =>
    seatsOf(seats).filter((seat) => (bits >> seat) % 2 === 1),
  );
  return sets
    .filter((spies) => spies.length === SPIES[seats])
    .filter((spies) => {
      if (viewer === 'table') return true;
      const own = spies.includes(viewer);
      if (own !== (secret.characters[viewer] === 'spy')) return false;
      return blind || !own || spies.every((spy) => spy === viewer || secret.sides[spy] === 'spy');
    })
    .filter((spies) =>
      results.every(({ mission, team, cards }) => {
        const mine = viewer === 'table' ? undefined : secret.played[mission]?.[viewer];
        const others = team.filter((seat) => seat !== viewer && spies.includes(seat));
        return cards.filter((card) => card === 'fail').length - (mine === 'fail' ? 1 : 0) <= others.length;
      }),
    )
    .map(key)
    .toSorted();
}

describe('the worlds a viewer holds possible', () => {
  test.each([
    [5, false],
    [7, false],
    [10, false],
    [5, true],
    [8, true],
  ] as const)('%i players, blind %s: neither too many nor too few, the true one among them', (seats, blind) => {
    const rules = game(seats, ...(blind ? ['blindSpies'] : []));
    for (let number = 0; number < 12; number += 1) {
      const { turns } = randomGame(rules, `worlds ${number}`);
      const { before } = Rng.seeded(`${number}`).choose(turns);
      const truth = key(seatsOf(seats).filter((seat) => (before.server as Known['secret']).characters[seat] === 'spy'));
      for (const viewer of ['table', ...seatsOf(seats)] as const) {
        const known = knownTo(before, viewer) as Known;
        const found = possibleSpies(known, viewer).map(key).toSorted();
        expect(found).toEqual(byHand(known, viewer, blind));
        expect(found).toContain(truth);
      }
    }
  });

  test('what a mission tells: two fails of two leave one world to those who stayed away', () => {
    const play = table(5).spies(1, 3).propose(1, 3).approve().play('fail', 'fail');
    expect(possibleSpies(play.knownTo('table'), 'table').map(key)).toEqual(['1 3']);
    expect(possibleSpies(play.knownTo(0), 0 as Seat).map(key)).toEqual(['1 3']);
  });

  test('what a mission tells a blind spy: the other card', () => {
    const sent = table(5, 'blindSpies').spies(1, 3).propose(1, 3).approve();
    expect(possibleSpies(sent.play('fail', 'success').knownTo(1), 1 as Seat).map(key)).toEqual([
      '0 1',
      '1 2',
      '1 3',
      '1 4',
    ]);
    expect(possibleSpies(sent.play('fail', 'fail').knownTo(1), 1 as Seat).map(key)).toEqual(['1 3']);
  });

  test('the twins of a viewer are among its worlds, and all of its worlds come up', () => {
    const rules = game(7);
    const moment = momentsIn(randomGame(rules, 'twins')).find(({ step }) => step === 'after')!;
    const known = { table: moment.sights.server.table, secret: moment.sights.secrets[0] } as Known;
    const rng = Rng.seeded('twins');
    const drawn = new Set(
      Array.from({ length: 800 }, () => {
        const { characters } = rules.twin(known, 0 as Seat, rng);
        return key(seatsOf(7).filter((seat) => characters[seat] === 'spy'));
      }),
    );
    expect([...drawn].toSorted()).toEqual(
      possibleSpies(known, 0 as Seat)
        .map(key)
        .toSorted(),
    );
  });
});
