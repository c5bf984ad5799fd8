import { heardBy, optionsFor, pick, Rng, start, submit } from '@reseau/core';
import { type InsurrectionKind, setUp } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import { moveOf } from './move.ts';
import { PLAYERS } from './player.ts';

/** A match of four after so many answers. */
function underWay(answers: number) {
  const made = setUp(4, { side: 'base' });
  if (!made.ok) throw new Error(made.problem);
  const { game } = made;
  let { match, entry } = start<InsurrectionKind>(game, 'late');
  const facts = [...entry.facts];
  for (let answer = 0; answer < answers; answer += 1) {
    const [seat] = match.turn.must;
    if (seat === undefined) throw new Error('nobody is asked');
    const known = { table: match.table, secret: match.server };
    const seen = { game, seat, known, heard: heardBy(facts, seat), rng: Rng.seeded(`${answer}`) };
    const move = moveOf(PLAYERS.easy, { ...seen, isLate: () => false });
    const answered = submit(match, { actor: seat, question: match.turn.question, move });
    if (!answered.ok) throw new Error(answered.code);
    ({ match, entry } = answered);
    facts.push(...entry.facts);
  }
  return { game, match, facts };
}

test.each([0, 10, 300, 3000])(
  'a strong bot that is late after %i looks at the clock has looked as often, and moves',
  (looks) => {
    const { game, match, facts } = underWay(12);
    const [seat] = match.turn.must;
    if (seat === undefined) throw new Error('nobody is asked');
    let looked = 0;
    const isLate = (): boolean => {
      looked += 1;
      return looked > looks;
    };
    const known = { table: match.table, secret: match.server };
    const heard = heardBy(facts, seat);
    const move = moveOf(PLAYERS.strong, { game, seat, known, heard, rng: Rng.seeded('late'), isLate });
    expect(pick(optionsFor(match, seat), move)).toEqual(move);
    // However large the box: not a game played out goes by without a look, and none is begun when it is late.
    expect(looked).toBeGreaterThan(looks);
    expect(looked).toBeLessThan(looks + 20);
  },
);
