import { heardAt, type Seat, type Viewer } from '@reseau/core';
import type { Sitter } from '@reseau/games';
import { MARKS, type MemberView } from '@reseau/protocol';
import type { Sight } from '../session/game-client.ts';
import { handedIn } from '../session/log.ts';
import type { HiddenPart, Past } from '../session/look-back.ts';
import { ClientMatch } from '../session/match.svelte.ts';
import { type PastSitting, type PlayedRecord, toldBy } from './record.ts';
import { replay } from './words.ts';

/** From where a match is looked at, and when. */
export interface Cursor {
  readonly at: number;
  readonly as: Viewer;
  readonly unmasked: boolean;
}

/** A match that is over, at one of its moments, as one viewer knew it then: what the boards of the live table are shown. */
export class ReplayMatch {
  readonly record: PlayedRecord;
  #at = $state(0);
  #as = $state<Viewer>('table');
  #unmasked = $state(false);
  #match = $state.raw() as ClientMatch;
  // The same list as long as nobody sits down: what hangs on it is not worked out anew at every step.
  readonly #sat = $derived.by(() => this.#satBy(this.#at));
  readonly #members = $derived.by(() => this.membersAfter(this.#sat));
  readonly #names = $derived.by(() => this.#members.map(({ name }) => name));
  readonly sight: Sight;

  constructor(record: PlayedRecord, { at, as, unmasked }: Partial<Cursor> = {}) {
    this.record = record;
    this.#at = this.#within(at ?? 0);
    this.#as = as === undefined || as === 'table' || record.game.seats.includes(as) ? (as ?? 'table') : 'table';
    this.#unmasked = unmasked ?? false;
    this.#match = this.#heard();
    this.sight = this.#sight();
  }

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.record.moments.length - 1;
  }

  get as(): Viewer {
    return this.#as;
  }

  get unmasked(): boolean {
    return this.#unmasked;
  }

  set unmasked(on: boolean) {
    this.#unmasked = on;
  }

  get cursor(): Cursor {
    return { at: this.#at, as: this.#as, unmasked: this.#unmasked };
  }

  /** As the viewer has heard it so far. */
  get match(): ClientMatch {
    return this.#match;
  }

  get round(): number {
    return this.record.rounds[this.#at] ?? 0;
  }

  /** Who had sat down by the moment that is looked at. */
  get sittings(): readonly PastSitting[] {
    return this.record.sittings.slice(0, this.#sat);
  }

  /** Of those who sat there at this moment. */
  get names(): readonly string[] {
    return this.#names;
  }

  namesAt(at: number): readonly string[] {
    return this.membersAfter(this.#satBy(at)).map(({ name }) => name);
  }

  /** Who sat where, after so many of the sittings. */
  membersAfter(sat: number): readonly MemberView[] {
    return (this.record.seatings[sat] ?? []).map(memberOf);
  }

  #satBy(at: number): number {
    return this.record.sittings.filter(({ before }) => before <= at).length;
  }

  /** To any moment; nothing plays on the way. */
  go(at: number): void {
    const to = this.#within(at);
    if (to === this.#at && this.#match.scene === undefined) return;
    this.#at = to;
    this.#match = this.#heard();
  }

  /** One moment on, with its scenes. */
  step(): void {
    const moment = this.record.moments[this.#at + 1];
    if (moment === undefined) return;
    const { facts, late } = heardAt(moment, this.#as);
    while (this.#match.scene !== undefined) this.#match.advance(this.#match.scene.beats.length);
    this.#at += 1;
    if (facts.length > 0) this.#match.hear(facts, { live: true, late });
  }

  /** The first moment of the round before this one or after it. */
  goRound(by: 1 | -1): void {
    const { rounds } = this.record;
    const begins = (at: number) => rounds.indexOf(rounds[at] ?? 0);
    if (by === 1) {
      const next = rounds.findIndex((round) => round > this.round);
      this.go(next < 0 ? this.last : next);
      return;
    }
    const first = begins(this.#at);
    this.go(first < this.#at ? first : first === 0 ? 0 : begins(first - 1));
  }

  lookAs(viewer: Viewer): void {
    if (viewer === this.#as) return;
    this.#as = viewer;
    this.#match = this.#heard();
  }

  /** Where somebody else looks: one step on plays its scenes, anything else is there at once. */
  follow({ at, as, unmasked }: Cursor): void {
    this.#unmasked = unmasked;
    if (as === this.#as && at === this.#at + 1) this.step();
    else {
      this.lookAs(as);
      this.go(at);
    }
  }

  #within(at: number): number {
    return Math.min(Math.max(0, Math.trunc(at)), this.record.moments.length - 1);
  }

  #heard(): ClientMatch {
    const { client, game, options } = this.record;
    const match = new ClientMatch(client, game, options);
    const { facts, late } = toldBy(this.record, this.#as, this.#at);
    match.hear(facts, { live: false, late });
    return match;
  }

  #sight(): Sight {
    const me = this;
    return {
      get members() {
        return me.#members;
      },
      get names() {
        return me.names;
      },
      get me(): Seat | undefined {
        return me.#as === 'table' ? undefined : me.#as;
      },
      get known() {
        return me.#match.known;
      },
      get shown() {
        return me.#match.shown;
      },
      options: this.record.options,
      progress: undefined,
      clock: undefined,
      mine: undefined,
      sending: false,
      get scene() {
        return me.#match.scene;
      },
      get beat() {
        return me.#match.beat;
      },
      get awaitsStage() {
        return me.#match.awaitsStage;
      },
      get over() {
        return me.#match.over;
      },
      rests: false,
      past: true,
      get behind() {
        return me.#unmasked ? me.record.past[me.#at]?.all : undefined;
      },
      get awaitsCount() {
        return me.#match.awaitsCount;
      },
      counted: () => me.#match.counted(),
      sketch: { read: () => undefined, write: () => undefined },
      choose: () => undefined,
      drafted: [],
      draft: () => undefined,
      get handed() {
        return handedIn(me.#match, me.sittings);
      },
      notebook: undefined,
    };
  }
}

/** All of the match, as its game looks back at it. */
export const pastOf = (player: ReplayMatch): Past => ({
  moments: player.record.past,
  names: player.names,
  namesAt: (at) => player.namesAt(at),
  options: player.record.options,
});

/** What nobody, or not everybody, knew at the moment that is looked at. */
export const hiddenAt = (player: ReplayMatch): readonly HiddenPart[] =>
  player.record.lookBack.hidden(pastOf(player), player.at);

function memberOf({ name, mark, bot, standIn }: Sitter, seat: number): MemberView {
  return {
    id: `${seat}`,
    name: name ?? replay.words.seat(seat + 1),
    kind: bot === undefined && standIn === undefined ? 'person' : 'bot',
    host: false,
    online: true,
    mark: mark ?? seat % MARKS,
  };
}
