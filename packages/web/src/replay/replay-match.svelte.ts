import { heardAt, type Seat, type Viewer } from '@reseau/core';
import type { MemberView } from '@reseau/protocol';
import type { HiddenPart, Past, Sight } from '../session/game-client.ts';
import { ClientMatch } from '../session/match.svelte.ts';
import { type PlayedRecord, toldBy } from './record.ts';
import { replay } from './words.ts';

/** From where a match is looked at, and when. */
export interface Cursor {
  readonly at: number;
  readonly as: Viewer;
  readonly unmasked: boolean;
}

/** Fewer than the marks there are for people. */
const MARKS = 12;

/** A match that is over, at one of its moments, as one viewer knew it then: what the boards of the live table are shown. */
export class ReplayMatch {
  readonly record: PlayedRecord;
  #at = $state(0);
  #as = $state<Viewer>('table');
  #unmasked = $state(false);
  #match = $state.raw() as ClientMatch;
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

  get names(): readonly string[] {
    const { people = [] } = this.record.beside;
    return this.record.game.seats.map((seat) => people[seat]?.name ?? replay.words.seat(seat + 1));
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
    const members = $derived(this.names.map((name, seat) => memberOf(name, seat, this.record)));
    return {
      get members() {
        return members;
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
      past: true,
      get awaitsCount() {
        return me.#match.awaitsCount;
      },
      counted: () => me.#match.counted(),
      sketch: { read: () => undefined, write: () => undefined },
      choose: () => undefined,
      drafted: [],
      draft: () => undefined,
      notebook: undefined,
    };
  }
}

/** All of the match, as its game looks back at it. */
export const pastOf = ({ record, names }: ReplayMatch): Past => ({
  moments: record.past,
  names,
  options: record.options,
});

/** What nobody, or not everybody, knew at the moment that is looked at. */
export const hiddenAt = (player: ReplayMatch): readonly HiddenPart[] =>
  player.record.lookBack.hidden(pastOf(player), player.at);

function memberOf(name: string, seat: number, { beside }: PlayedRecord): MemberView {
  const bot = beside.people?.[seat]?.bot;
  return {
    id: `${seat}`,
    name,
    kind: bot === undefined ? 'person' : 'bot',
    host: false,
    online: true,
    mark: seat % MARKS,
  };
}
