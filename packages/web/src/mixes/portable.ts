import type { GameClient } from '../session/game-client.ts';

type Seated = Pick<GameClient, 'seated'>;

const split = ({ seated = [] }: Seated, options: object, isSeated: boolean): object =>
  Object.fromEntries(Object.entries(options).filter(([key]) => seated.includes(key) === isSeated));

/** What of a table's options makes sense at another one. */
export const portable = (client: Seated, options: object): object => split(client, options, false);

/** A mix as this table would play it: who sits where stays as it is. */
export const broughtHome = (client: Seated, mix: object, here: object): object => ({
  ...split(client, here, true),
  ...portable(client, mix),
});
