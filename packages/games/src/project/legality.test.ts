import { type Match, nth, optionsFor, pick, Rng, type Seat, size } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { CLUES } from './data/cards.ts';
import type { Move } from './moves.ts';
import { REASONS } from './obstacle.ts';
import { whyNot } from './players.ts';
import { setUp } from './setup.ts';
import type { ProjectKind } from './table.ts';
import { walk } from './testing/walk.ts';
import { WIDEST } from './widest.ts';

const NAMED = WIDEST.filter(({ type }) => type !== 'locate');
const EVERY_MOVE: readonly Move[] = Array.from({ length: size<Move>(NAMED) }, (_, index) => nth<Move>(NAMED, index));

/** Some sets of clues, most of them from the row. */
function locating({ table }: Match<ProjectKind>, rng: Rng): readonly Move[] {
  return Array.from({ length: 60 }, () => {
    const from = rng.below(4) === 0 ? CLUES : [...new Set(table.clues)];
    const clues = rng.shuffle(from).slice(0, 1 + rng.below(4));
    return { type: 'locate', clues, to: 0 } as unknown as Move;
  });
}

describe('[PT5] what is offered and what is explained are one', () => {
  test.each([
    [1, { clock: 'off', characters: [['ambler', 'caygill']] }],
    [2, { clock: 'wall', difficulty: 'hard' }],
    [4, { clock: 'off', difficulty: 'heroic' }],
  ] as const)('%i seats, %j: a move is legal exactly when nothing stands in its way', (seats, options) => {
    const made = setUp(seats, options);
    if (!made.ok) throw new Error(made.problem);
    const { game } = made;
    const rng = Rng.seeded('legality');
    const reasons = new Set<string>();
    let legal = 0;
    for (let number = 0; number < 12; number += 1) {
      walk(game, `legality ${number}`, (match) => {
        if (rng.below(25) > 0) return;
        const seat = rng.choose(match.turn.may.filter((actor): actor is Seat => actor !== 'clock'));
        const own = optionsFor(match, seat);
        for (const move of [...EVERY_MOVE, ...locating(match, rng)]) {
          const offered = pick(own, move) !== undefined;
          const obstacle = whyNot(match.table, seat, move, game.play);
          if (offered !== (obstacle === undefined)) {
            throw new Error(`${JSON.stringify(move)} is ${offered ? 'offered' : 'not offered'}: ${obstacle?.code}`);
          }
          if (obstacle === undefined) legal += 1;
          else reasons.add(obstacle.code);
        }
      });
    }
    expect(legal).toBeGreaterThan(1000);
    expect([...reasons].filter((code) => !(REASONS as readonly string[]).includes(code))).toEqual([]);
    expect(reasons.size).toBeGreaterThan(20);
  });

  test('rubbish is refused, not thrown at', () => {
    const made = setUp(1, { clock: 'off' });
    if (!made.ok) throw new Error(made.problem);
    walk(made.game, 'rubbish', ({ table }) => {
      for (const raw of [
        undefined,
        7,
        'move',
        [],
        {},
        { type: 'move' },
        { type: 'move', leader: 0, to: '3' },
        { type: 'tick' },
      ]) {
        expect(whyNot(table, 0 as Seat, raw, made.game.play)?.code).toBe('illegal');
      }
    });
  });
});

test('random games come to an end, each without a cap on turns', () => {
  for (const seats of [1, 2, 3, 4]) {
    const made = setUp(seats, { clock: 'off' });
    if (!made.ok) throw new Error(made.problem);
    for (let number = 0; number < 20; number += 1) {
      expect(walk(made.game, `end ${number}`).match.outcome?.reason).toMatch(/^(island|won)/);
    }
  }
});
