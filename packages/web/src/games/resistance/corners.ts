import { resistance } from '@reseau/games';

/** What the modules keep in view, and what they have whispered to one seat. */
export const { cornersOf, secretCornersOf: whispersTo } = resistance;
