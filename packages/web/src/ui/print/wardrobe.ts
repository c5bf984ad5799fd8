import { cut, key, print } from './picture.ts';
import { star } from './shapes.ts';

// What heads wear, for a face in its usual place.

export const fedora = print(
  key(
    'M12 21C19 16 21.500 16 22.500 9 23.500 3.500 30 6 32 5.200 34 6 40.500 3.500 41.500 9 42.500 16 45 16 52 21 44 24 20 24 12 21z',
  ),
  cut('M22 14C28 16.500 36 16.500 42 14L42.400 16.600C36 19 28 19 21.600 16.600z'),
);

export const wideHat = print(
  key('M7 19C16 14 22 15 24 8 25 3 39 2 41 8 43 14 49 14 58 19 46 24 20 24 7 19z'),
  cut('M23.500 13C29 15.500 37 15.500 42.500 13L43 15C37 17.500 29 17.500 23 15z'),
);

export const flatCap = key('M17 19C15 10 24 6 33 6S49 10 48 17L54 21.500C50 23 46 22 43 20.500 36 18 26 18 20 22z');

export const beret = key('M18 19C10 12 19 5 33 6 48 6 55 13 51 18 49 20 45 18 42 17 34 15 26 16 20 21zM31 3H35V7H31z');

export const peakedCap = print(
  key('M17 15C16 8 24 4 33 4S49 7 48 14L46 18C40 15 24 15 19 19z', 'M19 20C25 16 38 16 45 19L47 23C38 20 27 20 20 23z'),
  cut(star(32, 10.5, 4.6)),
);

export const shortHair = key('M20.500 26C18 13 24 8 33 8S47 14 43.500 26L41 19C36 20 28 18 24 20z');
export const bob = key('M18 38C16 14 22 7 33 7S49 14 46 38L42 40 43 22C38 19 30 20 25 16 23 20 22 24 22.500 30L23 39z');
