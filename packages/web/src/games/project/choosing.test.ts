import { setUp } from '@reseau/games/project';
import { expect, test } from 'vitest';
import { canLead, chosenAt, leadingTwo, type Wish, withCharacter } from './choosing.ts';

const wish: Wish = { difficulty: 'normal', characters: [['stark'], []] };

test('a seat may lead several, four in all', () => {
  let solo: Wish = {};
  for (const character of ['stark', 'adams', 'randles', 'tasker'] as const) {
    expect(canLead(solo, 1, 0, character)).toBe(true);
    solo = withCharacter(solo, 1, 0, character, true);
  }
  expect(canLead(solo, 1, 0, 'ambler')).toBe(false);
  expect(setUp(1, solo).ok).toBe(true);
});

test('a seat that has chosen nobody still counts as one', () => {
  const three: Wish = { characters: [['stark', 'adams']] };
  expect(canLead(three, 3, 0, 'tasker')).toBe(false);
  expect(canLead(three, 3, 1, 'tasker')).toBe(true);
});

test('nobody leads a character that another leads', () => {
  expect(canLead(wish, 2, 1, 'stark')).toBe(false);
});

test('given back, a character is free again, and no empty list is left at the end', () => {
  const back = withCharacter(wish, 2, 0, 'stark', false);
  expect(back.characters).toEqual([]);
  expect(chosenAt(back, 0)).toEqual([]);
});

test('nobody chooses for a seat that is no longer there', () => {
  const left = withCharacter({ characters: [['stark'], ['adams']] }, 1, 0, 'tasker', true);
  expect(left.characters).toEqual([['stark', 'tasker']]);
  expect(setUp(1, left).ok).toBe(true);
});

test.each([
  [{}, ['ambler', 'grazzini']],
  [{ characters: [['tasker']] }, ['tasker', 'grazzini']],
  [{ characters: [['tasker', 'stark', 'adams']] }, ['tasker', 'stark', 'adams']],
] as const)('whoever is alone with %j leads two', (alone, led) => {
  const two = leadingTwo(alone, () => 0.45);
  expect(two.characters).toEqual([led]);
  expect(setUp(1, two).ok).toBe(true);
});
