import { Rng, sample } from '@reseau/core';
import { onward, Player } from '@reseau/server/testing';
import type { Place } from '../server-under-test.ts';

/** Names as people bring them: as long as they may be, in one word, in two, in another script, and short. */
export const CALLED: readonly string[] = [
  'Wilhelmina Featherby',
  'Bo',
  '西園寺小百合とその愉快な仲間たち御一行様',
  'Donaudampfschifffahr',
  'Léa',
  'さくら',
  'Jean-Baptiste Emm.',
  'Ngozi',
  'MMMMMMMMMMMMMMMMMMMM',
  'Ida',
];

/** Everybody at a table on a line of their own, besides any page that shows the same seat. */
export class Crew {
  readonly players: readonly Player[];
  readonly #rng: Rng;

  private constructor(players: readonly Player[], rng: Rng) {
    this.players = players;
    this.#rng = rng;
  }

  static async sit(base: string, places: readonly Place[], seed = 'tour'): Promise<Crew> {
    const players = await Promise.all(places.map((place) => new Player(base, place).ready()));
    return new Crew(players, Rng.seeded(seed));
  }

  at(seat: number): Player {
    const player = this.players[seat];
    if (player === undefined) throw new Error(`crew: nobody sits at ${seat}`);
    return player;
  }

  get isOver(): boolean {
    return this.at(0).isOver;
  }

  async move(seat: number, move: object): Promise<void> {
    const player = this.at(seat);
    await player.until('asked', ({ options }) => options.length > 0);
    const reply = await player.move(move);
    if (reply.t === 'refused') throw new Error(`crew: ${seat} may not ${JSON.stringify(move)}: ${reply.code}`);
    await this.#together();
  }

  /** Whoever is asked makes this move, or any where it is not given. */
  async answer(seats: readonly number[], move?: object): Promise<void> {
    for (const seat of seats) await this.move(seat, move ?? sample(onward(this.at(seat)), this.#rng));
  }

  asked(): readonly number[] {
    return this.players.flatMap((player, seat) => (onward(player).length > 0 ? [seat] : []));
  }

  /** Plays until this holds, or the match is over: as they want to, and at random where they want nothing. */
  async playUntil(isThere: () => boolean, wanted?: (player: Player) => object | undefined): Promise<void> {
    while (!isThere() && !this.isOver) {
      const [seat] = this.asked();
      if (seat === undefined) await this.at(0).until('asked', () => this.isOver || this.asked().length > 0);
      else await this.answer([seat], wanted?.(this.at(seat)));
    }
  }

  leave(): void {
    for (const { socket } of this.players) socket.close();
  }

  /** What one has heard, all have. */
  async #together(): Promise<void> {
    const latest = Math.max(...this.players.map((one) => (one.isOver ? 0 : one.question)));
    const over = this.players.some(({ isOver }) => isOver);
    await Promise.all(
      this.players.map((one) => one.until('told', () => one.closed || (over ? one.isOver : one.question >= latest))),
    );
  }
}
