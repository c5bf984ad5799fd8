import type { BotChoice } from '@reseau/bots';
import { type AnyMove, optionsFor, pick, Rng, type Seat, sample } from '@reseau/core';
import type { Brain, Sight } from '../bots/brain.ts';
import type { Log } from '../log.ts';
import type { Due } from './event.ts';
import type { Play } from './play.ts';
import type { Room } from './room.ts';
import { newSeed } from './secrets.ts';
import { heardOf } from './view.ts';

/** Hands in a bot's move, and tells how the match stands after it. */
type HandIn = (seat: Seat, move: AnyMove, answered: (ok: boolean, play: Play | undefined) => void) => void;

/** In milliseconds. A move is handed in this long after its time has come: how long a bot thought would tell its side. */
const SLOT = 200;

/** The bots of one room: asks each when its time has come, and plays for one that fails. */
export class BotSeats {
  readonly #brain: Brain;
  readonly #log: Log;
  readonly #slot: number;
  /** Which seats are thinking, and about which question. One that failed twice is left alone until the next. */
  readonly #thinking = new Map<Seat, number>();
  /** Which seats have nothing to do, and how many entries the match had then: the next may change that. */
  readonly #resting = new Map<Seat, number>();

  constructor(brain: Brain, log: Log, pace: number) {
    this.#brain = brain;
    this.#log = log;
    this.#slot = SLOT * Math.min(1, pace);
  }

  /** When the bots answer that are not thinking already. */
  waiting(play: Play): readonly Due[] {
    if (this.#thinking.size === 0 && this.#resting.size === 0) return play.due;
    const { question } = play.match.turn;
    const now = play.entries.length;
    return play.due.filter(([seat]) => this.#thinking.get(seat) !== question && this.#resting.get(seat) !== now);
  }

  /** `again` is called when a seat that was thinking may have to be asked once more. */
  ask(room: Room, now: number, handIn: HandIn, again: () => void): void {
    const { play } = room;
    if (play === undefined) return;
    const { question } = play.match.turn;
    for (const [seat, at] of this.waiting(play)) {
      if (at > now) continue;
      this.#thinking.set(seat, question);
      void this.#moveInSlot(room, play, seat).then((move) => {
        if (move === 'wait') {
          this.#thinking.delete(seat);
          this.#resting.set(seat, play.entries.length);
          again();
          return;
        }
        handIn(seat, move, (ok, now) => {
          // Refused because somebody else was quicker: the bot thinks again. Refused for no such reason: it is broken.
          const crossed = now !== undefined && now.entries.length > play.entries.length;
          if ((ok || crossed) && this.#thinking.get(seat) === question) this.#thinking.delete(seat);
          if (crossed && !ok) again();
        });
      });
    }
  }

  async #moveInSlot(room: Room, play: Play, seat: Seat): Promise<BotChoice> {
    const slot = new Promise<void>((resolve) => {
      if (this.#slot > 0) setTimeout(resolve, this.#slot);
      else resolve();
    });
    const move = await this.#move(room, play, seat);
    await slot;
    return move;
  }

  /** The bot's own move, or any legal one where it has none: the table must not wait for a broken bot. */
  async #move(room: Room, play: Play, seat: Seat): Promise<BotChoice> {
    const options = optionsFor(play.match, seat);
    try {
      const choice = await this.#brain.move(sightOf(room, play, seat));
      if (choice === 'wait' && play.match.turn.may.includes(seat)) return choice;
      const move = pick(options, choice);
      if (move !== undefined) return move;
      this.#log.warn('bot made an illegal move', { room: room.code });
    } catch (error) {
      this.#log.failed('bot', error);
    }
    return sample(options, Rng.seeded(newSeed()));
  }
}

const sightOf = (room: Room, { game, options }: Play, seat: Seat): Sight => ({
  gameId: room.game,
  seats: game.seats.length,
  setup: options,
  seat,
  level: room.members[seat]?.bot ?? 'medium',
  heard: heardOf(room, seat),
});
