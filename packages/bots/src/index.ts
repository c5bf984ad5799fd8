export { type BotLevel, type BotSight, botMove, LEVELS } from './bot.ts';
