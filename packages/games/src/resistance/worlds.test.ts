import { knownTo, Rng, type Seat, seatsOf, type Viewer } from '@reseau/core';
import { momentsIn, randomGame } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import type { ResistanceGame } from './compose.ts';
import { type SeatCount, SPIES } from './data/tables.ts';
import type { Known } from './known.ts';
import { setUp } from './setup.ts';
import { type Play, table } from './testing/table.ts';

const game = (seats: SeatCount, ...modules: string[]): ResistanceGame => {
  const made = setUp(seats, { modules });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
};

const key = (spies: readonly number[]): string => spies.toSorted((a, b) => a - b).join(' ');

/** The spies of so many worlds that the viewer holds possible, each set once. */
function imagined(rules: ResistanceGame, known: Known, viewer: Viewer, draws: number): readonly string[] {
  const rng = Rng.seeded(`imagined by ${viewer}`);
  const sets = Array.from({ length: draws }, () => {
    const { characters } = rules.twin(known, viewer, rng);
    return key(seatsOf(known.table.seats).filter((seat) => characters[seat] === 'spy'));
  });
  return [...new Set(sets)].toSorted();
}

/** The same question answered the long way: every set of seats, by the rules of the table. */
function byHand({ table: seen, secret }: Known, viewer: Viewer, blind: boolean): readonly string[] {
  const { seats, results } = seen;
  const sets = Array.from({ length: 2 ** seats }, (_, bits) =>
    seatsOf(seats).filter((seat) => (bits >> seat) % 2 === 1),
  );
  const shown = secret.recognised.flatMap(({ about }) => about);
  return sets
    .filter((spies) => spies.length === SPIES[seats])
    .filter((spies) => {
      if (viewer === 'table') return true;
      const own = spies.includes(viewer);
      if (own !== (secret.characters[viewer] === 'spy')) return false;
      return blind || !own || spies.every((spy) => spy === viewer || shown.includes(spy));
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
  ] as const)('%i players, blind %s: none that cannot be, the true one among them', (seats, blind) => {
    const rules = game(seats, ...(blind ? ['blindSpies'] : []));
    for (let number = 0; number < 12; number += 1) {
      const { turns } = randomGame(rules, `worlds ${number}`);
      const { before } = Rng.seeded(`${number}`).choose(turns);
      const truth = key(seatsOf(seats).filter((seat) => (before.server as Known['secret']).characters[seat] === 'spy'));
      for (const viewer of ['table', ...seatsOf(seats)] as const) {
        const known = knownTo(before, viewer) as Known;
        const possible = byHand(known, viewer, blind);
        expect(possible).toContain(truth);
        expect(possible).toEqual(expect.arrayContaining([...imagined(rules, known, viewer, 12)]));
      }
    }
  });

  const found = (play: Play, rules: ResistanceGame, viewer: Viewer | number) =>
    imagined(rules, play.knownTo(viewer), viewer as Viewer, 120);

  test('what a mission tells: two fails of two leave one world to those who stayed away', () => {
    const play = table(5).spies(1, 3).propose(1, 3).approve().play('fail', 'fail');
    expect(found(play, game(5), 'table')).toEqual(['1 3']);
    expect(found(play, game(5), 0)).toEqual(['1 3']);
  });

  test('what a mission tells a blind spy: the other card', () => {
    const rules = game(5, 'blindSpies');
    const sent = table(5, 'blindSpies').spies(1, 3).propose(1, 3).approve();
    expect(found(sent.play('fail', 'success'), rules, 1)).toEqual(['0 1', '1 2', '1 3', '1 4']);
    expect(found(sent.play('fail', 'fail'), rules, 1)).toEqual(['1 3']);
  });

  test('all worlds that a viewer cannot rule out come up', () => {
    const rules = game(7);
    const moment = momentsIn(randomGame(rules, 'twins')).find(({ step }) => step === 'after')!;
    const known = { table: moment.knowledge.server.table, secret: moment.knowledge.secrets[0] } as Known;
    expect(imagined(rules, known, 0 as Seat, 800)).toEqual(byHand(known, 0 as Seat, false));
  });
});
