import { type AnyMove, optionsFor, pick, Rng, type Seat, sample } from '@reseau/core';
import type { Brain, Sight } from '../bots/brain.ts';
import type { Log } from '../log.ts';
import type { Due } from './event.ts';
import type { Play } from './play.ts';
import type { Room } from './room.ts';
import { newSeed } from './secrets.ts';
import { heardOf } from './view.ts';

/** Hands in a bot's move; `answered` says whether the seat may be asked again. */
type HandIn = (seat: Seat, move: AnyMove, answered: (ok: boolean) => void) => void;

/** In milliseconds. A move is handed in this long after its time has come: how long a bot thought would tell its side. */
const SLOT = 200;

/** The bots of one room: asks each when its time has come, and plays for one that fails. */
export class BotSeats {
  readonly #brain: Brain;
  readonly #log: Log;
  readonly #slot: number;
  /** Which seats are thinking, and about which question. One that failed twice is left alone until the next. */
  readonly #thinking = new Map<Seat, number>();

  constructor(brain: Brain, log: Log, pace: number) {
    this.#brain = brain;
    this.#log = log;
    this.#slot = SLOT * Math.min(1, pace);
  }

  /** When the bots answer that are not thinking already. */
  waiting(play: Play): readonly Due[] {
    if (this.#thinking.size === 0) return play.due;
    const { question } = play.match.turn;
    return play.due.filter(([seat]) => this.#thinking.get(seat) !== question);
  }

  ask(room: Room, now: number, handIn: HandIn): void {
    const { play } = room;
    if (play === undefined) return;
    const { question } = play.match.turn;
    for (const [seat, at] of this.waiting(play)) {
      if (at > now) continue;
      this.#thinking.set(seat, question);
      void this.#moveInSlot(room, play, seat).then((move) => {
        handIn(seat, move, (ok) => {
          if (ok && this.#thinking.get(seat) === question) this.#thinking.delete(seat);
        });
      });
    }
  }

  async #moveInSlot(room: Room, play: Play, seat: Seat): Promise<AnyMove> {
    const slot = new Promise<void>((resolve) => {
      if (this.#slot > 0) setTimeout(resolve, this.#slot);
      else resolve();
    });
    const move = await this.#move(room, play, seat);
    await slot;
    return move;
  }

  /** The bot's own move, or any legal one where it has none: the table must not wait for a broken bot. */
  async #move(room: Room, play: Play, seat: Seat): Promise<AnyMove> {
    const options = optionsFor(play.match, seat);
    try {
      const move = pick(options, await this.#brain.move(sightOf(room, play, seat)));
      if (move !== undefined) return move;
      this.#log.warn('bot made an illegal move', { room: room.code });
    } catch (error) {
      this.#log.failed('bot', error);
    }
    return sample(options, Rng.seeded(newSeed()));
  }
}

const sightOf = (room: Room, { game }: Play, seat: Seat): Sight => ({
  gameId: room.game,
  seats: game.seats.length,
  setup: room.options,
  seat,
  level: room.members[seat]?.bot ?? 'medium',
  heard: heardOf(room, seat),
});
