import { setTimeout as sleep } from 'node:timers/promises';
import { Rng, sample } from '@reseau/core';
import type { Joined } from '@reseau/protocol';
import { Player } from './player.ts';
import { onward } from './table.ts';

/** In milliseconds. */
const MOST_THOUGHT = 250;

/** Somebody who plays on through every break of the line: what was not acknowledged is sent again under its id. */
export class ScriptedSeat {
  /** Ids of the moves that the server has acknowledged. */
  readonly acknowledged: string[] = [];
  readonly pass: Joined;
  reconnections = 0;
  /** Moves that had to be sent more than once. */
  resent = 0;
  readonly #rng: Rng;
  #player: Player;
  #unanswered:
    | { readonly id: string; readonly match: number; readonly question: number; readonly move: unknown }
    | undefined;
  #moves = 0;

  constructor(base: string, pass: Joined) {
    this.pass = pass;
    this.#rng = Rng.seeded(pass.token);
    this.#player = new Player(base, pass);
  }

  get player(): Player {
    return this.#player;
  }

  /** Plays until the match is over. */
  async play(): Promise<void> {
    while (!this.#player.isOver) {
      await this.#connected();
      if (this.#unanswered === undefined) await this.#choose();
      await this.#send();
    }
  }

  async #connected(): Promise<void> {
    await this.#player.ready();
    while (this.#player.closed) {
      await sleep(30);
      this.reconnections += 1;
      this.#player = await this.#player.again();
    }
  }

  async #choose(): Promise<void> {
    const player = this.#player;
    await player.until('asked', (one) => one.isOver || one.closed || onward(one).length > 0, 60_000);
    const options = onward(player);
    if (options.length === 0) return;
    this.#moves += 1;
    const id = `${this.pass.code}-move-${this.#moves}`;
    const move = sample(options, this.#rng);
    this.#unanswered = { id, match: player.memory.match, question: player.question, move };
    await sleep(this.#rng.below(MOST_THOUGHT));
  }

  async #send(): Promise<void> {
    const request = this.#unanswered;
    const player = this.#player;
    if (request === undefined || player.closed) return;
    const reply = await Promise.race([
      player.request({ t: 'move', ...request }),
      player.until('cut off', ({ closed }) => closed, 60_000),
    ]);
    if (reply instanceof Player) {
      this.resent += 1;
      return;
    }
    if (reply.t === 'refused' && reply.code !== 'unavailable') throw new Error(`${request.id} refused: ${reply.code}`);
    if (reply.t === 'done') this.acknowledged.push(request.id);
    this.#unanswered = undefined;
  }
}
