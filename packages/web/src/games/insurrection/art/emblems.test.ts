import { expect, test } from 'vitest';
import { pictureOf, sitePicture } from './emblems.ts';

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
  'a card called %s has the picture of a stranger',
  (id) => {
    expect(pictureOf(id, undefined)).toEqual(pictureOf('nobody', undefined));
    expect(sitePicture(id)).toEqual(sitePicture('nowhere'));
  },
);
