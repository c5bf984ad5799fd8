/** How each sign counts for the chance to win: fitted to games of the rule bot by `reseau fit`. */
export const FITTED: readonly number[] = [-1.215, 1.061, -1.302, 4.837, -0.68, -4.496];
