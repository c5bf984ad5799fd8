import { Rng } from '@reseau/core';
import { expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { setUp } from './setup.ts';
import { walk } from './testing/walk.ts';
import { DECKS } from './vocabulary.ts';
import { twin } from './worlds.ts';

const sorted = (list: readonly string[]): readonly string[] => list.toSorted();

test('[PS6] a twin holds the very cards that are not seen, in some order, and faces that can be', () => {
  const made = setUp(2, { clock: 'off' });
  if (!made.ok) throw new Error(made.problem);
  const rng = Rng.seeded('twins');
  let inHand = 0;
  let different = 0;
  for (let number = 0; number < 8; number += 1) {
    walk(made.game, `twins ${number}`, ({ table, server }) => {
      const other = twin(table, rng);
      if (table.leaders.some(({ drawn }) => drawn !== undefined)) inHand += 1;
      for (const deck of DECKS) {
        expect(sorted(other.decks[deck])).toEqual(sorted(server.decks[deck]));
        expect(other.decks[deck]).toHaveLength(table.decks[deck]);
        if (String(other.decks[deck]) !== String(server.decks[deck])) different += 1;
      }
      const hidden = CITIES.filter((city) => table.tokens[city] === 'hidden');
      expect(CITIES.filter((city) => other.tokens[city] !== undefined)).toEqual(hidden);
      const met = [...table.tokens, ...table.leaders.flatMap(({ rows }) => Object.values(rows).flat())];
      const faces = hidden.map((city) => other.tokens[city]).filter((face) => face !== 'blank');
      expect(faces.filter((face) => met.includes(face))).toEqual([]);
      expect(new Set(faces).size).toBe(faces.length);
    });
  }
  expect(inHand).toBeGreaterThan(20);
  expect(different).toBeGreaterThan(1000);
});
