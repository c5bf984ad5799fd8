import type { Beside } from '@reseau/games';

/** As the end of a match saves it. */
export const fileName = ({ table, match }: Pick<Beside, 'table' | 'match'>): string =>
  `${['reseau', table, match].filter((part) => part !== undefined).join('-')}.json`;
