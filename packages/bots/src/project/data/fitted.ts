/** How each sign counts for the chance to win, by the number of leaders: fitted to games of the rule bot by `reseau fit`. */
export const FITTED: readonly (readonly number[])[] = [
  [4.266, 1.631, -2.212, 1.906, -0.494, -3.958],
  [1.295, 3.313, -2.036, 3.656, 0.262, -6.099],
  [0.162, 4.639, 0.63, 1.69, -1.394, -7.017],
  [-1.7, 4.48, 2.675, 2.255, -2.373, -6.353],
];
