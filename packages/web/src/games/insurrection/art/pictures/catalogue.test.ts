import { HOUSE } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import { cardPicture, placeInk, placePicture } from './catalogue.ts';

const CARDS = [...HOUSE.people, ...HOUSE.leaders].map(({ id }) => id);
const PLACES = [...HOUSE.locations, HOUSE.fortress, HOUSE.keep].map(({ id }) => id);

test('no two cards and no two locations share a picture', () => {
  const drawn = [...CARDS.map(cardPicture), ...PLACES.map(placePicture)].map((picture) => JSON.stringify(picture));
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(CARDS.length + PLACES.length);
});

test.each(['constructor', 'toString', 'hasOwnProperty'])('a card called %s has no picture of ours', (id) => {
  expect(cardPicture(id)).toBeUndefined();
  expect(placePicture(id)).toBeUndefined();
});

test('the path leads from gold to violet', () => {
  expect([placeInk('fortress'), placeInk('keep'), placeInk('nowhere')]).toEqual(['gold', 'violet', 'gold']);
});
