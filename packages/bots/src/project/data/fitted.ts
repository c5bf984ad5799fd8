/** How each sign counts for the chance to win, for one leader and for several: fitted to games of the rule bot by `reseau fit`. */
export const FITTED: readonly (readonly number[])[] = [
  [4.266, 1.631, -2.212, 1.906, -0.494, -3.958],
  [1.295, 3.313, -2.036, 3.656, 0.262, -6.099],
];
