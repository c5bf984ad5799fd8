export { type Expedition, expedition } from './arena/coop.ts';
export { type Bout, playOut } from './arena/game.ts';
export { breaker, CARD_POLICIES, type CardPolicy, moduleBlind, naive, shadow, spoiler } from './arena/rivals.ts';
export { type BotChoice, type BotSight, botMove } from './bot.ts';
export { type BotLevel, LEVELS } from './level.ts';
export { fit } from './project/fit.ts';
export { PLAYS, type Play } from './resistance/move.ts';
export { type Solution, solve } from './solver/solve.ts';
