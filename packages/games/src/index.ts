export { type AnyGame, type AnySetUp, GAME_IDS, GAMES, type GameEntry, type GameId, setUpGame } from './catalogue.ts';
export * as project from './project/index.ts';
export * as resistance from './resistance/index.ts';
