import { optionsFor, pick, Rng, type Seat, startWith, submit } from '@reseau/core';
import { type LeaderId, type Move, setUp } from '@reseau/games/project';
import { describe, expect, test } from 'vitest';
import { STYLES } from './move.ts';

interface Table {
  readonly seats: number;
  readonly opening: object;
  readonly decks?: object;
}

/** A table laid out by hand, and what a medium bot in the first seat does there, move by move; each must be legal. */
function doings({ seats, opening, decks = {} }: Table, moves: number, first: readonly Move[] = []) {
  const made = setUp(seats, { clock: 'off' });
  if (!made.ok) throw new Error(made.problem);
  const dealt = made.game.arrange({ opening: { reds: [], hidden: [], ...opening }, decks });
  if (typeof dealt === 'string') throw new Error(dealt);
  let { match } = startWith(made.game, dealt, 'actions');
  const seat = 0 as Seat;
  const done: Move[] = [];
  const make = (wanted: Move): void => {
    const move = pick(optionsFor(match, seat), wanted);
    const answer = submit(match, { actor: seat, question: match.turn.question, move: wanted });
    if (move === undefined || !answer.ok) throw new Error(`refused: ${JSON.stringify(wanted)}`);
    ({ match } = answer);
  };
  for (const move of first) make(move);
  while (done.length < moves) {
    const move = STYLES.medium(made.game, match.table, seat, Rng.seeded('actions'));
    done.push(move);
    make(move);
  }
  return { done, table: match.table };
}

const ME = 0 as LeaderId;

describe('a bot', () => {
  test('gives all parts that another lacks at once', () => {
    const { done, table } = doings(
      {
        seats: 2,
        opening: {
          leaders: [
            { character: 'maddocks', city: 28, inventory: ['bomb', 'explosive', 'timer'] },
            { character: 'courtenay', city: 28, inventory: ['detonator'] },
          ],
          bases: [32, 5, 7],
        },
      },
      1,
    );
    expect(done).toMatchObject([{ type: 'give', to: 1, cards: [1, 2] }]);
    expect(table.leaders[1]?.inventory.toSorted()).toEqual(['detonator', 'explosive', 'timer']);
  });

  test('who is Stark leaves nobody standing', () => {
    const { done } = doings(
      {
        seats: 1,
        opening: {
          leaders: [{ character: 'stark', city: 32, inventory: ['bomb'] }],
          reds: [[32, 3]],
          bases: [32],
        },
      },
      2,
    );
    expect(done.map(({ type }) => type)).toEqual(['killAll', 'sabotage']);
  });

  test('goes on with a commando where it may, and no further', () => {
    const { done, table } = doings(
      {
        seats: 1,
        opening: {
          leaders: [{ character: 'adams', city: 27, tokens: 1 }],
          reds: [
            [27, 3],
            [28, 1],
          ],
          heroics: ['commando'],
        },
      },
      1,
      [{ type: 'heroic', leader: ME, card: 'commando', way: 'minor' }],
    );
    expect(done).toEqual([{ type: 'strike', leader: ME, at: 27 }]);
    expect([table.reds[27], table.reds[28]]).toEqual([1, 1]);
  });

  test('puts on something better though there is no room for what it wears', () => {
    const { done, table } = doings(
      {
        seats: 1,
        opening: {
          leaders: [
            {
              character: 'adams',
              city: 32,
              inventory: ['bomb', 'explosive', 'detonator', 'timer'],
              active: 'leadership',
            },
          ],
        },
        decks: { object: ['fail', 'tools', 'fail'] },
      },
      1,
      [{ type: 'search', leader: ME }],
    );
    expect(done).toEqual([{ type: 'wear', leader: ME, card: 'tools' }]);
    expect(table.leaders[0]).toMatchObject({ active: 'tools', drawn: undefined });
    expect(table.discards.object).toContain('leadership');
  });

  test('recruits nobody into a row that its planning token fills', () => {
    const { done } = doings(
      {
        seats: 1,
        opening: {
          leaders: [
            {
              character: 'ambler',
              city: 28,
              planned: 'communication',
              allies: [
                ['haruno', 'communication'],
                ['gorsky', 'communication'],
                ['brancusi', 'communication'],
              ],
            },
          ],
          met: [[28, 'eskola']],
        },
      },
      1,
    );
    expect(done[0]).not.toMatchObject({ type: 'recruit', skill: 'communication' });
  });
});
