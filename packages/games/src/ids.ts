/** The games by name. Separate, so that code that only names a game does not load its rules. */
export const GAME_IDS = ['resistance', 'insurrection', 'project'] as const;
export type GameId = (typeof GAME_IDS)[number];
