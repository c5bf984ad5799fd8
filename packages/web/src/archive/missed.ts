import type { RoomView } from '@reseau/protocol';
import type { LoadGame } from '../session/game-client.ts';
import { type SatIn, SatInMatches } from '../session/sat-in.ts';

interface Place {
  readonly code: string;
  readonly token: string;
  readonly load: LoadGame;
}

/** In milliseconds: what could not be fetched is asked for again, and not with every word of the room. */
const AGAIN = 30_000;

/** Has the matches of one seat kept that were over while this device slept. */
export class MissedMatches {
  readonly #place: Place;
  readonly #sat: SatInMatches;
  readonly #triedAt = new Map<number, number>();

  constructor(place: Place) {
    this.#place = place;
    this.#sat = new SatInMatches(place.code, place.token);
  }

  hear({ phase, match, members }: RoomView, you: string | undefined): void {
    const isBetween = phase === 'lobby' || phase === 'sealing';
    const seat = members.findIndex(({ id }) => id === you);
    if (!isBetween && you !== undefined && seat >= 0) this.#sat.note(match, seat);
    const over = this.#sat.list.filter((one) => one.match < match || (one.match === match && isBetween));
    for (const one of over) void this.#fetch(one);
  }

  async #fetch(sat: SatIn): Promise<void> {
    const now = performance.now();
    if (now - (this.#triedAt.get(sat.match) ?? -AGAIN) < AGAIN) return;
    this.#triedAt.set(sat.match, now);
    const came = await import('./keep-missed.ts').then(
      ({ keepMissed }) => keepMissed(this.#place, sat),
      () => 'later' as const,
    );
    // By what the room says it is over: if there is no record of it now, there will be none.
    if (came !== 'later') this.#sat.settle(sat.match);
  }
}
