import { type Seat, seatsOf } from '@reseau/core';
import type { RoomView, ServerMessage, YouView } from '@reseau/protocol';

/** What this device alone is told of itself; nothing for those who only watch. */
export class OwnMember {
  #view = $state.raw<YouView>();
  #recovery = $state<string>();

  get view(): YouView | undefined {
    return this.#view;
  }

  /** The code that brings this seat back if the device is lost. */
  get recovery(): string | undefined {
    return this.#recovery;
  }

  welcome({ you, recovery }: Extract<ServerMessage, { readonly t: 'welcome' }>): void {
    this.#view = you;
    this.#recovery = recovery;
  }

  hear(you: YouView): void {
    this.#view = you;
  }

  /** None for those on the bench, and for those whose seat the table has given to a bot. */
  seatIn(room: RoomView | undefined): Seat | undefined {
    const { members = [] } = room ?? {};
    if (this.#view?.benched === true) return undefined;
    return seatsOf(members.length).find((seat) => members[seat]?.id === this.#view?.id);
  }
}
