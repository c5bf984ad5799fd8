import { type Match, nth, optionsFor, pick, Rng, type Seat, size } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { type Move, SLOTS } from './moves.ts';
import { REASONS } from './obstacle.ts';
import { whyNot } from './players.ts';
import { setUp } from './setup.ts';
import type { ProjectKind } from './table.ts';
import { walk } from './testing/walk.ts';
import { ALLIES, type Ally, CLUES, SKILLS, type Skill, UPGRADES } from './vocabulary.ts';
import { WIDEST } from './widest.ts';

/** Moves that name sets: too many to try them all. */
const OF_SETS: readonly Move['type'][] = ['locate', 'give', 'reorganise'];
const NAMED = WIDEST.filter(({ type }) => !OF_SETS.includes(type));
const EVERY_MOVE: readonly Move[] = Array.from({ length: size<Move>(NAMED) }, (_, index) => nth<Move>(NAMED, index));

/** Some sets of clues, most of them from the row. */
function locating({ table }: Match<ProjectKind>, rng: Rng): readonly Move[] {
  return Array.from({ length: 60 }, () => {
    const from = rng.below(4) === 0 ? CLUES : [...new Set(table.clues)];
    const clues = rng.shuffle(from).slice(0, 1 + rng.below(4));
    return { type: 'locate', clues, to: 0 } as unknown as Move;
  });
}

/** Gifts and arrangements of some team, most of them of a leader's own, with some of its cards. */
function arranging({ table }: Match<ProjectKind>, rng: Rng): readonly Move[] {
  return Array.from({ length: 80 }, () => {
    const { id: leader, rows, city } = rng.choose(table.leaders);
    const own = Object.values(rows).flat();
    const team = rng.below(6) === 0 ? rng.shuffle(ALLIES).slice(0, 3) : own;
    const placing: Record<Skill, Ally[]> = { communication: [], military: [], engineering: [] };
    const here = table.leaders.filter((other) => other.city === city && other.id !== leader);
    const to = rng.choose(here.length > 0 ? here : table.leaders).id;
    const gives = rng.below(2) === 0;
    for (const ally of team) if (!gives || rng.below(2) === 0) placing[rng.choose(SKILLS)].push(ally);
    return gives
      ? { type: 'give', leader, to, cards: SLOTS.filter(() => rng.below(4) === 0), ...placing }
      : { type: 'reorganise', leader, ...placing, wear: rng.choose([...UPGRADES, 'nothing', 'nothing', 'nothing']) };
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
        for (const move of [...EVERY_MOVE, ...locating(match, rng), ...arranging(match, rng)]) {
          const offered = pick(own, move) !== undefined;
          const obstacle = whyNot(match.table, seat, move, game.turnSetup);
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
        expect(whyNot(table, 0 as Seat, raw, made.game.turnSetup)?.code).toBe('illegal');
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
