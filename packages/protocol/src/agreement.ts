/** How many of those asked must agree, where the game names a number; else more than half. Never more than are asked. */
export const neededOf = (asked: number, agreement: number | undefined): number =>
  Math.min(asked, agreement ?? Math.floor(asked / 2) + 1);
