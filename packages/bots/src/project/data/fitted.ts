/** How each sign counts for the chance to win: fitted to games of the rule bot. */
export const FITTED: readonly number[] = [-1.001, 0.857, -1.348, 4.716, -0.704, -4.277];
