import type { Seat } from '@reseau/core';
import type { CallKind, Command, MemberView } from '@reseau/protocol';
import type { DrivenMachine } from '@reseau/rooms/testing';
import type { Player, Reply } from '../player.ts';
import { settle } from '../twin-evenings.ts';
import type { Ears } from './ears.ts';
import type { Kind } from './kinds.ts';

const SECOND = 1000;
/** In milliseconds: shorter than the server waits for a sign of life. */
const STEP = 20 * SECOND;

interface Given {
  readonly base: string;
  readonly machine: DrivenMachine;
  readonly ears: Ears;
  readonly which: 0 | 1;
  readonly viewer: Seat;
  /** Is told what is being done, and when it is done. */
  readonly doing: (kind: Kind | undefined) => void;
}

/** Who is there in an evening, and how things are asked in it: time passes, and all that was sent is heard. */
export class Floor {
  readonly base: string;
  readonly which: 0 | 1;
  readonly viewerSeat: Seat;
  readonly ears: Ears;
  /** By seat; where a bot plays on, whoever was there last. */
  players: Player[] = [];
  screen!: Player;
  /** On the bench: the first takes seats. */
  watchers: Player[] = [];
  /** How often each was done. */
  readonly done = new Map<Kind, number>();
  readonly #machine: DrivenMachine;
  readonly #doing: Given['doing'];
  #requests = 0;

  constructor({ base, machine, ears, which, viewer, doing }: Given) {
    this.base = base;
    this.which = which;
    this.viewerSeat = viewer;
    this.ears = ears;
    this.#machine = machine;
    this.#doing = doing;
  }

  at(seat: number): Player {
    const player = this.players[seat];
    if (player === undefined) throw new Error(`twins: nobody sits in seat ${seat}`);
    return player;
  }

  get viewer(): Player {
    return this.at(this.viewerSeat);
  }

  get host(): Player {
    const host = this.screen.room?.members.findIndex((member) => member.host) ?? 0;
    return this.at(host);
  }

  /** People in seats other than the viewer's: what they do alone is theirs. */
  get others(): readonly Player[] {
    return this.players.filter((player) => player !== this.viewer && this.plays(player));
  }

  /** Others than the host who were dealt to. */
  get guests(): readonly Player[] {
    return this.others.filter((player) => player !== this.host && !this.watchers.includes(player));
  }

  /** Whether somebody is here and has a seat that no bot plays. */
  plays(player: Player): boolean {
    return !player.closed && this.member(player)?.kind === 'person';
  }

  member({ id }: Player): MemberView | undefined {
    return this.screen.room?.members.find((member) => member.id === id);
  }

  get call(): { readonly call: number; readonly kind: CallKind } | undefined {
    return this.screen.room?.call;
  }

  /** Everything that was sent has arrived, and was heard as what came by now. */
  async heard(): Promise<void> {
    const here = new Set([...this.players, this.screen, ...this.watchers].filter(({ closed }) => !closed));
    await Promise.all([...here].map((one) => settle(one)));
    this.ears.listen();
  }

  async passing(ms: number): Promise<void> {
    await this.#machine.pass(ms);
    await this.heard();
  }

  /** A long time. */
  async rest(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP) await this.passing(Math.min(left, STEP));
  }

  /** What changes nothing is answered a little later: that time passes here. What comes of it is heard with the next thing. */
  async ask(player: Player, request: (id: string) => Promise<Reply>): Promise<Reply> {
    this.#requests += 1;
    const answer = request(`request-${this.#requests}`);
    await settle(player);
    await this.#machine.pass(100);
    return answer;
  }

  async command(player: Player, command: Command): Promise<Reply> {
    const reply = await this.order(player, command);
    await this.heard();
    return reply;
  }

  /** One of several commands in a row. */
  async order(player: Player, command: Command): Promise<Reply> {
    const reply = await this.ask(player, (id) => player.command(command, id));
    if (reply.t !== 'done') throw new Error(`twins: ${command.do} was refused: ${reply.code}`);
    return reply;
  }

  /** Something that people do around the match, counted. */
  async doing(kind: Kind, task: () => Promise<void>): Promise<void> {
    this.#doing(kind);
    await task();
    this.#doing(undefined);
    this.done.set(kind, (this.done.get(kind) ?? 0) + 1);
  }

  /** Whatever is done by other people in the other evening looks different on the line. */
  async apart(task: () => Promise<void>): Promise<void> {
    const { heardByAll } = this.ears;
    this.ears.heardByAll = false;
    await task();
    this.ears.heardByAll = heardByAll;
  }
}
