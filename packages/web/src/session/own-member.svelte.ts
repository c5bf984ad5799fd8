import { type Seat, seatsOf } from '@reseau/core';
import type { RoomView, ServerMessage, YouView } from '@reseau/protocol';

type Deputed = Extract<ServerMessage, { readonly t: 'deputed' }>;

/** What this device alone is told of itself; nothing for those who only watch. */
export class OwnMember {
  #view = $state.raw<YouView>();
  #recovery = $state<string>();
  #deputed = $state.raw<Deputed>();
  /** The match in which the table has put a bot in this one's place. */
  #replacedIn = $state<number>();

  get view(): YouView | undefined {
    return this.#view;
  }

  /** The code that brings this seat back if the device is lost. */
  get recovery(): string | undefined {
    return this.#recovery;
  }

  /** What was played for this one, who was away. */
  get deputed(): Deputed | undefined {
    return this.#deputed;
  }

  hearDeputed(deputed: Deputed): void {
    this.#deputed = deputed;
  }

  welcome({ you, recovery }: Extract<ServerMessage, { readonly t: 'welcome' }>): void {
    this.#view = you;
    this.#recovery = recovery;
  }

  hear(you: YouView): void {
    this.#view = you;
  }

  /** Noted with the match, for its result is still looked at when the table has gone on. */
  noteReplaced(match: number): void {
    if (this.#view?.benched === true) this.#replacedIn = match;
  }

  wasReplacedIn(room: RoomView | undefined): boolean {
    return room !== undefined && this.#replacedIn === room.match;
  }

  /** None for those on the bench, and for those whose seat the table has given to a bot. */
  seatIn(room: RoomView | undefined): Seat | undefined {
    return this.#view?.benched === true || this.wasReplacedIn(room) ? undefined : this.placeIn(room);
  }

  /** Where this one sits at the table, whoever plays there. */
  placeIn(room: RoomView | undefined): Seat | undefined {
    const { members = [] } = room ?? {};
    return seatsOf(members.length).find((seat) => members[seat]?.id === this.#view?.id);
  }
}
