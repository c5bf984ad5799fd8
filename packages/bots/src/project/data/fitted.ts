/** How each sign counts for the chance to win: fitted to games of the rule bot by `reseau fit`. */
export const FITTED: readonly number[] = [-0.285, 3.779, -0.536, 2.918, -0.29, -6.078];
