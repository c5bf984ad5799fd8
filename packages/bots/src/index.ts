export { type Bout, playOut } from './arena/game.ts';
export { playInsurrection } from './arena/insurrection.ts';
export { breaker, CARD_POLICIES, type CardPolicy, moduleBlind, naive, shadow, spoiler } from './arena/rivals.ts';
export { type BotSight, botMove } from './bot.ts';
export { type Balance, measureBalance, type Weight } from './insurrection/balance.ts';
export { PLAYERS, type Player } from './insurrection/play.ts';
export { type BotLevel, LEVELS } from './level.ts';
export { PLAYS, type Play } from './resistance/move.ts';
export { type Solution, solve } from './solver/solve.ts';
