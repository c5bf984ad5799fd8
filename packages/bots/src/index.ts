export { type BotSight, botMove } from './bot.ts';
export { type BotLevel, LEVELS } from './level.ts';
