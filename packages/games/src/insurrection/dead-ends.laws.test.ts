import { hasMove, optionsFor, Rng, sample, start, submit } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { isOnKeep, leftIn, SEAT_COUNTS } from './known.ts';
import { PATHS } from './phases/deal.ts';
import { HOUSE_SET, setUp } from './setup.ts';

/** All in all; `DEAD_END_GAMES=100000` plays as many as the game was first proven with. */
const GAMES = Number(process.env['DEAD_END_GAMES'] ?? 3000);

const TABLES = PATHS.flatMap((side) => SEAT_COUNTS.map((seats) => [seats, side] as const));
const CARDS = HOUSE_SET.people.length + HOUSE_SET.leaders.length;
/** Turns and looks of six players in six rounds, with room to spare. */
const LONGEST = 400;

function played(seats: number, side: (typeof PATHS)[number], seed: string) {
  const made = setUp(seats, { side });
  if (!made.ok) throw new Error(made.problem);
  const rng = Rng.seeded(seed);
  let { match } = start(made.game, seed);
  for (let moves = 0; match.outcome === undefined; moves += 1) {
    if (moves > LONGEST) throw new Error(`${seed}: no end`);
    const { must, question } = match.turn;
    for (const seat of must) {
      const options = optionsFor(match, seat);
      if (!hasMove(options)) throw new Error(`${seed}: seat ${seat} can do nothing`);
      const answer = submit(match, { actor: seat, question, move: sample(options, rng) });
      if (!answer.ok) throw new Error(`${seed}: ${answer.code}`);
      match = answer.match;
    }
  }
  return match;
}

describe('random games', () => {
  test.each(TABLES)(
    '[IH7] %i seats, %s: all end, and every card is somewhere',
    (seats, side) => {
      let evil = 0;
      const games = Math.ceil(GAMES / TABLES.length);
      for (let number = 0; number < games; number += 1) {
        const { table, outcome } = played(seats, side, `${seats} ${side} ${number}`);
        const { piles, centre, graveyard, hands, ending, corrupted } = table;
        const inPlay = [...centre, ...graveyard, ...hands.flat()];
        expect(new Set(inPlay).size).toBe(inPlay.length);
        expect(inPlay.length + leftIn(piles.people) + leftIn(piles.leaders)).toBe(CARDS);
        expect(ending).toBe(corrupted ? 'evil' : 'good');
        expect(corrupted || isOnKeep(table)).toBe(true);
        expect(outcome?.degrees).toContain('won');
        if (ending === 'evil') evil += 1;
      }
      expect(evil).toBeGreaterThan(0);
      expect(evil).toBeLessThan(games);
    },
    600_000,
  );
});
