import type { GameId } from '@reseau/games';
import type { GameClient, LoadGame } from '../session/game-client.ts';

const CLIENTS: Readonly<Record<GameId, () => Promise<GameClient>>> = {
  project: async () => await (await import('./project/index.ts')).load(),
  resistance: async () => await (await import('./resistance/index.ts')).load(),
  insurrection: async () => await (await import('./insurrection/index.ts')).load(),
};

const loaded = new Map<GameId, Promise<GameClient>>();

/** A game's client, fetched when a table first needs it. */
export const loadGame: LoadGame = (id) => {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const client = CLIENTS[id]();
  loaded.set(id, client);
  // A failed download must not be remembered as the answer.
  client.catch(() => loaded.delete(id));
  return client;
};
