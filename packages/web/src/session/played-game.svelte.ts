import type { GameId } from '@reseau/games';
import type { GameClient, LoadGame } from './game-client.ts';

const LOAD_AGAIN = 2000;

/** The client of the game that the table plays; another one when the host has changed the game. */
export class PlayedGame {
  readonly #load: LoadGame;
  #wanted: GameId | undefined;
  #client = $state.raw<GameClient>();

  constructor(load: LoadGame) {
    this.#load = load;
  }

  get client(): GameClient | undefined {
    return this.#client;
  }

  /** Resolves once it is here. */
  async follow(game: GameId): Promise<void> {
    this.#wanted = game;
    if (this.#client?.id === game) return;
    this.#client = undefined;
    try {
      const client = await this.#load(game);
      if (this.#wanted === game) this.#client = client;
    } catch {
      // The line broke under the download; the table is no use without its game.
      await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN));
      if (this.#wanted === game) await this.follow(game);
    }
  }
}
