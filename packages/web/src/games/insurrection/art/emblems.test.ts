import { HOUSE } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import { pictureOf, sitePicture } from './emblems.ts';

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
  'a card called %s has the picture of a stranger',
  (id) => {
    expect(pictureOf(id, undefined)).toEqual(pictureOf('nobody', undefined));
    expect(sitePicture(id)).toEqual(sitePicture('nowhere'));
  },
);

test.each([...HOUSE.people, ...HOUSE.leaders].map(({ id }) => id))('the card %s has a picture of its own', (id) => {
  expect(pictureOf(id, undefined)).not.toEqual(pictureOf('nobody', undefined));
});

test.each([...HOUSE.locations, HOUSE.fortress, HOUSE.keep].map(({ id }) => id))(
  'the location %s has a picture of its own',
  (id) => {
    expect(sitePicture(id)).not.toEqual(sitePicture('nowhere'));
  },
);
