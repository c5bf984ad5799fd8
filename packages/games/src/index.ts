export { type AnyGame, type AnySetUp, GAME_IDS, GAMES, type GameEntry, type GameId, setUpGame } from './catalogue.ts';
export * as insurrection from './insurrection/index.ts';
export * as resistance from './resistance/index.ts';
