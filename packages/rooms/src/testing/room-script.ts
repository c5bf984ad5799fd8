import { nth, optionsFor, type Seat, seatAt, sha256 } from '@reseau/core';
import type { GameId } from '@reseau/games';
import type { Command } from '@reseau/protocol';
import { expect } from 'vitest';
import { CONFIG } from '../config.ts';
import { type Alarm, alarmsOf, decideAlarm } from '../rooms/alarms.ts';
import { decideCommand } from '../rooms/commands.ts';
import type { RoomEvent } from '../rooms/event.ts';
import { foldRoom } from '../rooms/fold-room.ts';
import { followUps } from '../rooms/follow-ups.ts';
import { decideJoin } from '../rooms/membership.ts';
import { decideMove } from '../rooms/moves.ts';
import { Origins } from '../rooms/origins.ts';
import { players, type Room } from '../rooms/room.ts';
import { keyOf } from '../rooms/secrets.ts';
import { decideAway, decideComing } from '../rooms/stand-ins.ts';
import type { DecisionContext, Verdict } from '../rooms/verdict.ts';
import { saltFor } from './salt.ts';

/** A moment in which everybody is here. */
export const NOW: DecisionContext = {
  now: 1000,
  scale: 1,
  chance: () => 0.5,
  newSeed: () => 'seed',
  isSpent: false,
  hasSaidAll: () => false,
  hasRuledAll: () => false,
  hasSetAll: () => false,
  isCrowded: () => false,
  hasRoom: () => true,
  timings: { ...CONFIG.timings, roles: 0 },
  defaultOptions: {},
  onlineSince: () => 0,
  awayFor: () => 0,
};

/** A room that remembers its events, to play in one line. */
export class RoomScript {
  readonly events: RoomEvent[];
  #requests = 0;
  /** Everybody's device gives its part of each deal at once. */
  sealsItself = true;
  readonly origins = new Origins();
  readonly #gone = new Map<string, number>();
  now: DecisionContext = {
    ...NOW,
    onlineSince: (member) => (this.#gone.has(member) ? undefined : 0),
    hasRoom: (address, hasSeat) => this.origins.hasRoom(this.room, address, hasSeat),
    awayFor: (member) => this.now.now - (this.#gone.get(member) ?? this.now.now),
  };

  constructor(game: GameId = 'resistance', options: object = { modules: [] }) {
    this.events = [{ type: 'opened', at: 0, code: 'ABCD', game, options, seed: 'seed' }];
  }

  get room(): Room {
    return foldRoom(this.events);
  }

  take(verdict: Verdict): string {
    if (!verdict.ok) return verdict.reason ?? verdict.code;
    this.events.push(...verdict.events);
    if (verdict.events.length > 0) this.events.push(...followUps(this.room, this.now));
    return 'ok';
  }

  /** Time passes; whatever has its time by then happens. */
  wait(ms: number): this {
    this.now = { ...this.now, now: this.now.now + ms };
    for (const alarm of this.alarms.filter(({ at }) => at <= this.now.now))
      this.take(decideAlarm(this.room, alarm, this.now));
    return this;
  }

  get alarms(): readonly Alarm[] {
    return alarmsOf(this.room, this.now.timings);
  }

  /** Somebody's line breaks, and it is noticed. */
  goes(member: string): this {
    this.#gone.set(member, this.now.now);
    this.now = { ...this.now, now: this.now.now + this.now.timings.linger };
    expect(this.take(decideAway(this.room, member, this.now))).toBe('ok');
    return this;
  }

  comes(member: string): this {
    this.#gone.delete(member);
    expect(this.take(decideComing(this.room, member, this.now))).toBe('ok');
    return this;
  }

  join(...names: readonly string[]): this {
    for (const name of names) expect(this.take(decideJoin(this.room, { name, key: keyOf(name) }, this.now))).toBe('ok');
    return this;
  }

  do(member: string, command: Command): string {
    this.#requests += 1;
    const by = { member, id: `request-${this.#requests}`, sum: 0 };
    const said = this.take(decideCommand(this.room, command, this.now, by, () => 'secret'));
    if (this.sealsItself && (command.do === 'start' || command.do === 'redeal')) this.sealAll();
    return said;
  }

  /** The devices of all who play, or of these, bind themselves to their salts. */
  seal(...members: readonly string[]): this {
    for (const id of members) expect(this.do(id, this.part(id, 'seal'))).toBe('ok');
    return this;
  }

  unseal(...members: readonly string[]): this {
    for (const id of members) expect(this.do(id, this.part(id, 'unseal'))).toBe('ok');
    return this;
  }

  /** What somebody's device sends for the deal at hand. */
  part(member: string, what: 'seal' | 'unseal', salt = saltFor(member)): Command {
    const { matches, sealing } = this.room;
    const which = { match: matches + 1, attempt: sealing?.attempt ?? 0 };
    return what === 'seal' ? { do: 'seal', ...which, hash: sha256(salt) } : { do: 'unseal', ...which, salt };
  }

  sealAll(): this {
    const all = this.room.sealing === undefined ? [] : players(this.room).map(({ id }) => id);
    return this.seal(...all).unseal(...all);
  }

  bots(count: number): this {
    for (let added = 0; added < count; added += 1) expect(this.do('m1', { do: 'addBot', level: 'easy' })).toBe('ok');
    return this;
  }

  /** Deals; people still have to look at their cards. */
  deal(): this {
    expect(this.do('m1', { do: 'start' })).toBe('ok');
    return this;
  }

  start(): this {
    this.deal();
    for (const { id } of players(this.room)) expect(this.do(id, { do: 'ready' })).toBe('ok');
    return this;
  }

  /** Everybody who is asked makes the first move there is, until the question changes. */
  answerAll(): this {
    const match = this.play.match;
    for (const seat of match.turn.must) if (match.sealed[seat] === undefined) this.move(seat, match.turn.question);
    return this;
  }

  move(actor: Seat, question: number): string {
    return this.moves(actor, question, nth(optionsFor(this.play.match, actor), 0));
  }

  moves(actor: number, question: number, move: object): string {
    const { matches } = this.room;
    return this.take(decideMove(this.room, { actor: seatAt(actor), match: matches, question, move }, this.now));
  }

  get play() {
    const { play } = this.room;
    if (play === undefined) throw new Error('no match');
    return play;
  }
}
