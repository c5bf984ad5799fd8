export const LEVELS = ['easy', 'medium', 'strong'] as const;
export type BotLevel = (typeof LEVELS)[number];
