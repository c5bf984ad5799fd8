import type { RoomView } from '@reseau/protocol';
import { type Happening, happenings } from './happening.ts';

/** The room as it was last told, and as a match left it while somebody still looks at the result. */
export class RoomFeed {
  #room = $state.raw<RoomView>();
  #kept = $state.raw<RoomView>();
  #redeals = $state(false);

  get room(): RoomView | undefined {
    return this.#room;
  }

  /** The result stays in sight, although the table is in the lobby again. */
  get lingers(): boolean {
    return this.#kept !== undefined;
  }

  /** The cards on the table are taken back, and others are about to come. */
  get redeals(): boolean {
    return this.#redeals;
  }

  /** The room to which belongs what is looked at. */
  get shown(): RoomView | undefined {
    return this.#kept ?? this.#room;
  }

  /** From the result to where the table is by now. */
  follow(): void {
    this.#kept = undefined;
  }

  /** Back to a result that was read before this page was opened anew. */
  linger(over: RoomView): void {
    this.#kept = over;
  }

  /** Takes in what is new, and says what has happened by it. */
  hear(room: RoomView, you: string | undefined): readonly Happening[] {
    const before = this.#room;
    // Nobody is torn away from a result but whoever has asked for another match; the next deal calls everybody.
    if (before?.phase === 'over' && (room.phase === 'lobby' || room.phase === 'sealing') && !isHost(before, you))
      this.#kept = before;
    if (room.phase === 'playing' || room.phase === 'over') this.#kept = undefined;
    this.#redeals = room.phase === 'sealing' && (this.#redeals || before?.phase === 'playing');
    this.#room = room;
    return happenings(before, room);
  }
}

export const isHost = ({ members, bench }: RoomView, you: string | undefined): boolean =>
  [...members, ...bench].some(({ id, host }) => host && id === you);
