export * as resistance from './resistance/index.ts';
export { type AnyGame, type AnySetUp, GAME_IDS, type GameId, GAMES, type GameEntry } from './catalogue.ts';
