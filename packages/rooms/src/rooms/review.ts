import type { Viewer } from '@reseau/core';
import type { ClientMessage, ReviewView, ServerMessage } from '@reseau/protocol';
import { phaseOf, type Room } from './room.ts';

type ReviewRequest = Extract<ClientMessage, { t: 'review' }>;

/**
 * Where this member looks, as all may follow it; nothing where there is nothing to look back at. Only of the match that is over, until the
 * table goes on, and only from somebody who sat in it: who opens a review shows all that was hidden to everybody at the table.
 */
function reviewBy(room: Room, member: string, { match, cursor }: ReviewRequest): ReviewView | undefined {
  const { play, proceedings } = room;
  if (cursor === undefined || play === undefined || match !== room.matches || phaseOf(room) !== 'over')
    return undefined;
  if (proceedings?.holders.some((holder) => holder.member === member) !== true) return undefined;
  const as: Viewer | undefined = cursor.as === 'table' ? 'table' : play.game.seats.find((seat) => seat === cursor.as);
  if (as === undefined || cursor.at >= play.record.list.length) return undefined;
  return { match, member, at: cursor.at, as, unmasked: cursor.unmasked };
}

/** Where the table looks back together. Kept in memory alone. */
export class Review {
  readonly #broadcast: (frame: string) => void;
  #view: ReviewView | undefined;

  constructor(broadcast: (frame: string) => void) {
    this.#broadcast = broadcast;
  }

  /** The match that is looked back at. */
  get match(): number | undefined {
    return this.#view?.match;
  }

  /** For somebody who comes while it is on. */
  get frame(): string | undefined {
    return this.#view === undefined ? undefined : frameOf(this.#view);
  }

  show(room: Room, member: string, request: ReviewRequest): void {
    if (request.cursor === undefined) {
      this.leftBy(member);
      return;
    }
    const view = reviewBy(room, member, request);
    if (view === undefined) return;
    this.#view = view;
    this.#broadcast(frameOf(view));
  }

  /** Whoever led is gone, or leads no more. */
  leftBy(member: string): void {
    if (this.#view?.member === member) this.#end();
  }

  /** The table has gone on. */
  follow(room: Room): void {
    if (this.#view !== undefined && (phaseOf(room) !== 'over' || room.matches !== this.#view.match)) this.#end();
  }

  #end(): void {
    this.#view = undefined;
    this.#broadcast(frameOf(undefined));
  }
}

const frameOf = (review: ReviewView | undefined): string => {
  const message: ServerMessage = review === undefined ? { t: 'review' } : { t: 'review', review };
  return JSON.stringify(message);
};
