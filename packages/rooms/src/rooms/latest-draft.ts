import { draftFrame } from './draft.ts';
import type { Room } from './room.ts';

/** What whoever is asked was last seen to think of. Kept in memory alone. */
export class LatestDraft {
  readonly #broadcast: (frame: string) => void;
  #shown:
    | { readonly match: number; readonly member: string; readonly question: number; readonly seats: readonly number[] }
    | undefined;

  constructor(broadcast: (frame: string) => void) {
    this.#broadcast = broadcast;
  }

  show(room: Room, member: string, question: number, seats: readonly number[]): void {
    const frame = draftFrame(room, member, question, seats);
    if (frame === undefined) return;
    this.#shown = { match: room.matches, member, question, seats };
    this.#broadcast(frame);
  }

  /** For somebody who comes while it is thought of. */
  frameIn(room: Room): string | undefined {
    if (this.#shown?.match !== room.matches) return undefined;
    const { member, question, seats } = this.#shown;
    return draftFrame(room, member, question, seats);
  }
}
