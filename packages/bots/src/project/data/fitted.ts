/** How each sign counts for the chance to win: fitted to games of the rule bot by `reseau fit`. */
export const FITTED: readonly number[] = [-1.153, 1.072, -1.12, 4.832, -0.899, -4.584];
