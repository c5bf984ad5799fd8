import { type CardFile, HOUSE, setUp } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import { answered } from '../testing/answered.ts';

/** As many cards as a file may have: more than a byte can number. */
function largest(): CardFile {
  const [person] = HOUSE.people;
  const [leader] = HOUSE.leaders;
  if (person === undefined || leader === undefined) throw new Error('a box without cards');
  const copies = (count: number) => Array.from({ length: count }, (_, copy) => copy);
  return {
    ...HOUSE,
    people: Array.from({ length: 20 }, (_, at) => ({ ...person, id: `person${at}`, initiatives: copies(10) })),
    leaders: Array.from({ length: 20 }, (_, at) => ({ ...leader, id: `leader${at}`, initiatives: copies(3) })),
  };
}

test('bots answer lawfully with the largest box', () => {
  const made = setUp(4, { side: 'base', cards: largest() });
  if (!made.ok) throw new Error(made.problem);
  expect(made.game.cards.people.length + made.game.cards.leaders.length).toBe(260);
  for (let one = 0; one < 5; one += 1) {
    const answers = answered('insurrection', made.game, `large ${one}`);
    expect([...new Set(answers.values())]).toEqual(['answered']);
  }
});
