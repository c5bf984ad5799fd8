export { type AnyGame, type AnySetUp, GAMES, type GameEntry, setUpGame } from './catalogue.ts';
export { GAME_IDS, type GameId } from './ids.ts';
export * as insurrection from './insurrection/index.ts';
export * as resistance from './resistance/index.ts';
