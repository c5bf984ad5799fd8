/** How each sign counts for the chance to win: fitted to games of the rule bot. */
export const FITTED: readonly number[] = [
  -1.017,
  0.73,
  -1.011,
  4.919,
  -1.179,
  -3.863,
];
