import type { Seat } from '@reseau/core';
import type { RoomView } from '@reseau/protocol';
import type { LoadGame } from './game-client.ts';
import type { KeptResult } from './kept-result.ts';
import type { MatchFeed } from './match-feed.svelte.ts';
import type { RoomFeed } from './room-feed.svelte.ts';

interface Parts {
  readonly kept: KeptResult;
  readonly load: LoadGame;
  readonly feed: MatchFeed;
  readonly table: RoomFeed;
}

const isBetween = ({ phase }: RoomView): boolean => phase === 'lobby' || phase === 'sealing';

/** The result that somebody reads: it is theirs until they leave it, on a page that is opened anew, too. */
export class ReadResult {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  keep(room: RoomView | undefined): void {
    const { kept, feed } = this.#parts;
    const { whole } = feed;
    if (room?.phase === 'over' && whole?.facts.match === room.match) kept.keep({ room, ...whole });
  }

  leave(): void {
    this.#parts.kept.drop();
  }

  /** Back to what was read when the page was closed, unless the table plays again. */
  async find(room: RoomView, seatIn: (over: RoomView) => Seat | undefined): Promise<void> {
    const { kept, load, feed, table } = this.#parts;
    const result = isBetween(room) ? kept.of(room.match) : undefined;
    if (result === undefined) return;
    const client = await load(result.room.game).catch(() => undefined);
    // Meanwhile the next match may have begun.
    if (client === undefined || table.room?.match !== room.match || !isBetween(table.room)) return;
    table.linger(result.room);
    if (result.sittings !== undefined) feed.hearSittings(result.sittings);
    feed.hear(result.facts, { live: false, seat: seatIn(result.room) });
    feed.take(client, result.room);
  }
}
