import { entriesOf, randomGame } from '@reseau/testkit';
import { expect, test } from 'vitest';
import { GAMES } from './catalogue.ts';
import type { Beside } from './match-file.ts';
import { seatings, sittingsIn } from './sittings.ts';

const made = GAMES.resistance.setUp(5, { modules: [] });
if (!made.ok) throw new Error(made.problem);
const { game } = made;
const entries = entriesOf(randomGame(game, 'an evening'));
const PEOPLE = ['Ann', 'Flo', 'Cy', 'Di', 'Ed'].map((name, mark) => ({ name, mark }));

const namesIn = (beside: Beside) => {
  const sittings = sittingsIn({ game, entries, phrases: [], beside });
  return seatings(game, beside, sittings).map((seated) => seated.map(({ name }) => name ?? '?').join(' '));
};

test('who took a seat over has it from then on, with the bot of whoever is away', () => {
  const bot = { name: 'Blaise', mark: 7, bot: 'strong' };
  const sittings = [
    { after: 3, phrases: 0, seat: 2, who: 'standIn', name: 'Cy' },
    { after: 4, phrases: 0, seat: 1, who: 'another', name: 'Flo', of: bot },
    { after: 5, phrases: 0, seat: 2, who: 'back', name: 'Cy' },
  ];
  const beside = { people: PEOPLE, sittings };
  expect(namesIn(beside).map((names) => names.split(' ')[1])).toEqual(['Blaise', 'Blaise', 'Flo', 'Flo']);
  const seated = seatings(game, beside, sittingsIn({ game, entries, phrases: [], beside }));
  expect(seated.map((all) => all[2]?.standIn)).toEqual([undefined, true, true, undefined]);
  expect(seated[0]?.[1]).toEqual(bot);
});

test('of old it was written at which question somebody sat down, and not in whose place', () => {
  const sittings = [
    { question: 1, seat: 3, who: 'standIn', name: 'Di' },
    { question: 2, seat: 1, who: 'another', name: 'Flo' },
    { question: 2, seat: 3, who: 'another', name: 'Gus' },
    { question: 3, seat: 3, who: 'back', name: 'Di' },
  ];
  const beside = { people: PEOPLE, sittings };
  expect(namesIn(beside)).toEqual([
    'Ann ? Cy Di Ed',
    'Ann ? Cy Di Ed',
    'Ann Flo Cy Di Ed',
    'Ann Flo Cy Gus Ed',
    'Ann Flo Cy Di Ed',
  ]);
  // The second question is put when the first is answered: so many had to vote.
  const placed = sittingsIn({ game, entries, phrases: [{ after: 2 }], beside });
  expect(placed.map(({ after }) => after)).toEqual([1, 2, 2, 7]);
  expect(placed.map(({ phrases }) => phrases)).toEqual([0, 1, 1, 1]);
});

test('names that were taken out are missing, and nothing else', () => {
  expect(namesIn({})).toEqual(['? ? ? ? ?']);
  expect(namesIn({ sittings: [{ after: 2, phrases: 0, seat: 9, who: 'another', name: 'Flo' }] })).toHaveLength(1);
});
