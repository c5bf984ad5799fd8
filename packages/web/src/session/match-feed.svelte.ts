import type { Seat } from '@reseau/core';
import type { NoteView, RoomView, ServerMessage, SittingView } from '@reseau/protocol';
import type { SessionEvents } from './events.ts';
import type { GameClient } from './game-client.ts';
import type { Result } from './kept-result.ts';
import { ClientMatch } from './match.svelte.ts';

type SittingsMessage = Extract<ServerMessage, { readonly t: 'sittings' }>;
type FactsMessage = Extract<ServerMessage, { readonly t: 'facts' }>;

/** How facts came: judged as they come, for the game may load long after. */
interface Circumstances {
  /** While somebody was watching. */
  readonly live: boolean;
  /** Where this device sat then, if anywhere. */
  readonly seat: Seat | undefined;
}

interface Heard extends Circumstances {
  readonly told: FactsMessage;
}

interface Hearer {
  readonly told: NonNullable<SessionEvents['told']>;
  /** Some facts never came. */
  missing(): void;
}

/** Makes a match of its facts as they come. */
export class MatchFeed {
  readonly #hearer: Hearer;
  #held: readonly Heard[] = [];
  #match = $state.raw<ClientMatch>();
  #number = $state(0);
  #toldTo = $state<Seat>();
  #seated = $state.raw<SittingsMessage>();

  constructor(hearer: Hearer) {
    this.#hearer = hearer;
  }

  /** The newest match of which anything was told. */
  get match(): ClientMatch | undefined {
    return this.#match;
  }

  get number(): number {
    return this.#number;
  }

  /** Whether what is known of this match was told to this seat: to whoever sits down later, all of it is told anew. */
  isToldTo(seat: Seat | undefined, match: number | undefined): boolean {
    return match !== this.#number || seat === this.#toldTo;
  }

  /** Who has sat down where since the deal. */
  get sittings(): readonly SittingView[] {
    return this.#seated?.match === this.#number ? this.#seated.sittings : [];
  }

  /** What became of the table since the deal. */
  get notes(): readonly NoteView[] {
    return this.#seated?.match === this.#number ? (this.#seated.notes ?? []) : [];
  }

  /** All that was told of the match that is over. */
  get whole(): Pick<Result, 'facts' | 'sittings'> | undefined {
    const match = this.#match;
    if (match?.over !== true) return undefined;
    const facts = { t: 'facts', match: this.#number, from: 0, facts: match.facts, late: match.late } as const;
    return { facts, sittings: this.#seated?.match === this.#number ? this.#seated : undefined };
  }

  hearSittings(message: SittingsMessage): void {
    this.#seated = message;
  }

  hear(told: FactsMessage, how: Circumstances): void {
    this.#held = [...this.#held, { told, ...how }];
  }

  /** Facts wait until the room they belong to and the game that understands them are both here. */
  take(client: GameClient | undefined, room: RoomView | undefined): void {
    for (const heard of this.#held) {
      if (client === undefined || room === undefined || heard.told.match > room.match) return;
      this.#held = this.#held.slice(1);
      this.#take(heard, client, room);
    }
  }

  #take({ told: { match, from, facts, late = [] }, live, seat }: Heard, client: GameClient, room: RoomView): void {
    if (match < this.#number) return;
    const isNew = match > this.#number;
    if (isNew || from === 0) {
      const made = client.setUp(room.members.length, room.options);
      if (!made.ok) return;
      this.#number = match;
      this.#toldTo = seat;
      this.#match = new ClientMatch(client, made.game, room.options);
    }
    // The line was gone when this one sat down: these go on from what another viewer was told.
    if (seat !== this.#toldTo) {
      this.#number = 0;
      this.#match = undefined;
    }
    const current = this.#match;
    if (current === undefined || from > current.heard) {
      this.#hearer.missing();
      return;
    }
    const fresh = facts.slice(current.heard - from);
    if (fresh.length === 0) return;
    // Whoever is told a match from its deal on has seen the cards, or comes to it later: nothing of that plays again.
    const entries = current.hear(fresh, { live: live && from > 0, late });
    this.#hearer.told(entries, live && (isNew || from > 0) ? 'live' : from === 0 ? 'anew' : 'missed');
  }
}
