/** What the modules keep in view, and what they have whispered to one seat. */
export { cornersOf as moduleStateOf, secretCornersOf as whispersTo } from '@reseau/games/resistance';
