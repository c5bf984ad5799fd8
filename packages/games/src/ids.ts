/** The games by name. On its own: whoever only names a game must not have to carry its rules. */
export const GAME_IDS = ['resistance', 'insurrection'] as const;
export type GameId = (typeof GAME_IDS)[number];
