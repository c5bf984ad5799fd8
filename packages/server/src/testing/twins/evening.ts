import type { Seat } from '@reseau/core';
import type { GameId } from '@reseau/games';
import { DrivenMachine } from '@reseau/rooms/testing';
import type { TwinTurn, TwinWalk } from '@reseau/testkit';
import { Player } from '../player.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { joinRoom, openRoom } from '../table.ts';
import { badMoves, comesBack, states, talk, whisper } from './beside.ts';
import { agreed, calledInVain, rested } from './calls.ts';
import { handedOver, recovered } from './devices.ts';
import { Ears } from './ears.ts';
import { Floor } from './floor.ts';
import type { Around, Kind } from './kinds.ts';
import type { ScriptedBots } from './scripted-bots.ts';
import { goesAway, handsOn, ownerIsBack, replaces, returns, takesBotSeat, takesSeatOf } from './seats.ts';

const SECOND = 1000;
/** In milliseconds: longer than any bot takes, or any clock of a question. */
const DECIDED_WITHIN = 90 * SECOND;
/** Turns of the second match at the same table. */
const MORE_TURNS = 3;

/** One of two evenings that the viewer, and whoever has no seat, may not tell apart. */
export interface TwinEvening {
  readonly game: GameId;
  readonly options: object;
  readonly seats: number;
  /** So many of the last seats are played by bots. */
  readonly bots: number;
  /** In seconds, how long a question may stay open; 0 for no limit. */
  readonly clock: 0 | 30;
  /** What happens in the middle of the match. */
  readonly around: readonly Around[];
  readonly viewer: Seat;
  readonly walk: TwinWalk;
  readonly which: 0 | 1;
}

/** What drives an evening, and is told what happens in it. */
export interface Stage {
  readonly bots: ScriptedBots;
  readonly doing: (kind: Kind | undefined) => void;
}

const NAMES = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim'];
const WATCHERS = ['Flo', 'Pia'];

/** Plays the evening over real sockets, on a clock that stands still but for what is let pass. */
export class Evening {
  readonly #given: TwinEvening;
  readonly #script: ScriptedBots;
  readonly #server: TestServer;
  readonly floor: Floor;
  #away: Player | undefined;
  /** Who is away while somebody else has the seat, and which. */
  #owner: { readonly seat: number; readonly player: Player } | undefined;

  private constructor(given: TwinEvening, { bots, doing }: Stage, machine: DrivenMachine, server: TestServer) {
    const { base } = server;
    const { which, viewer } = given;
    this.#given = given;
    this.#script = bots;
    this.#server = server;
    const ears = new Ears(base, () => machine.steady());
    this.floor = new Floor({ base, machine, ears, which, viewer, doing });
  }

  static async play(given: TwinEvening, stage: Stage): Promise<Floor> {
    const machine = new DrivenMachine();
    const config = { seed: 'twins', botPace: 1, logLevel: 'trace', keepDays: 90 } as const;
    const evening = new Evening(given, stage, machine, await startTestServer(config, undefined, machine));
    try {
      await evening.#sitDown();
      await evening.#deal();
      for (const [number, turn] of given.walk.turns.entries()) {
        await evening.#beside(number);
        await evening.#turn(turn);
      }
      await evening.#end();
      if (given.around.includes('anotherMatch')) await evening.#again();
    } finally {
      await evening.#server.close();
    }
    return evening.floor;
  }

  async #sitDown(): Promise<void> {
    const { game, seats, bots, viewer } = this.#given;
    const { floor } = this;
    const { base, ears } = floor;
    const host = await openRoom(base, 'Ann', game);
    const passes = [host];
    for (const name of NAMES.slice(1, seats - bots)) passes.push(await joinRoom(base, host.code, name));
    const manner = { readiesItself: false };
    for (const pass of passes) floor.players.push(await new Player(base, pass, undefined, manner).ready());
    for (const name of WATCHERS) {
      const watcher = await new Player(base, await joinRoom(base, host.code, name), undefined, manner).ready();
      floor.watchers.push(watcher);
    }
    floor.screen = await new Player(base, { code: host.code }).ready();
    ears.attach({ players: floor.players, viewer, watchers: floor.watchers, screen: floor.screen });
    await floor.heard();
    await this.#benchWatchers();
    await this.#addBots();
    await floor.command(floor.at(0), { do: 'options', options: { ...this.#given.options } });
    const { clock } = this.#given;
    if (clock > 0) await floor.command(floor.at(0), { do: 'clock', alone: clock, together: clock, talk: 0 });
  }

  async #benchWatchers(): Promise<void> {
    const { floor } = this;
    for (const watcher of floor.watchers)
      if (watcher.id !== undefined && floor.member(watcher) !== undefined)
        await floor.command(floor.host, { do: 'bench', member: watcher.id });
  }

  async #addBots(): Promise<void> {
    const { floor } = this;
    while ((floor.screen.room?.members.length ?? 0) < this.#given.seats)
      await floor.command(floor.host, { do: 'addBot', level: 'easy' });
  }

  /** Another one looks at the card in each of the two evenings, before all do; and they are ready in another order. */
  async #deal(): Promise<void> {
    const { floor } = this;
    const { others, viewer, which, ears } = floor;
    await floor.command(floor.host, { do: 'start' });
    await floor.heard();
    const curious = others.length < 2 ? undefined : others[which];
    if (curious !== undefined) await floor.command(curious, { do: 'open' });
    await floor.command(viewer, { do: 'open' });
    await ears.asked('while cards are looked at', viewer);
    const inTurn = which === 0 ? others : others.toReversed();
    await floor.doing('ready', async () => {
      for (const player of [viewer, ...inTurn]) await floor.order(player, { do: 'ready' });
      await floor.heard();
    });
    ears.heardByAll = true;
  }

  async #turn({ choices, timeIsUp, ticks, whispered }: TwinTurn): Promise<void> {
    const { floor } = this;
    const { which, screen, ears } = floor;
    const before = screen.memory.facts.length;
    const mine = choices[which];
    this.#script.choose({ told: before, choices: new Map(mine.map(({ seat, move }) => [seat, move])) });
    const isHeard = ears.heardByAll;
    // Whoever is late need not be the same in both.
    if (timeIsUp) ears.heardByAll = false;
    for (const { seat, move } of mine) {
      const player = floor.players[seat];
      if (player === undefined || !floor.plays(player)) continue;
      const reply = await floor.ask(player, (id) => player.move(move, id));
      if (reply.t !== 'done') throw new Error(`twins: seat ${seat} was refused: ${reply.code} ${reply.reason ?? ''}`);
      await floor.passing(700);
    }
    if (ticks) await floor.doing('tick', () => this.#decided(before, 20 * SECOND, floor.viewer.progress?.left ?? 0));
    // Bots answer at their time, and the clock at its own; whoever is to choose nothing has waited by then.
    else await this.#decided(before, SECOND, DECIDED_WITHIN);
    ears.heardByAll = isHeard;
    await states(floor, this.#given.game, this.#given.seats, whispered);
  }

  /** Time passes until more was told. */
  async #decided(before: number, step: number, most: number): Promise<void> {
    const { screen } = this.floor;
    for (let waited = 0; waited <= most && screen.memory.facts.length === before; waited += step)
      await this.floor.passing(step);
    if (screen.memory.facts.length === before) throw new Error('twins: a turn was not decided');
  }

  /** What people do beside the match, at the same moments of both evenings. */
  async #beside(number: number): Promise<void> {
    const { floor } = this;
    const { ears } = floor;
    const mayWait = this.#given.clock === 0;
    if (number === 1 && mayWait) await calledInVain(floor);
    if (number % 7 === 3) await comesBack(floor);
    if (number === 3) for (const what of this.#given.around) await this.#around(what);
    if (number === 5) await this.#ownerBack();
    if (number === 6 && mayWait) this.#away = await goesAway(floor);
    if (number === 9) await this.#return();
    if (number % 5 === 1) await badMoves(floor);
    if (number % 6 === 2) await talk(floor, number);
    if (number % 7 === 5) await ears.comeAnew(floor.viewer);
    if (number % 8 === 6) await whisper(floor, number);
    if (number % 10 === 4) await ears.asked(`turn ${number}`, floor.viewer);
  }

  async #around(what: Around): Promise<void> {
    const { floor } = this;
    const mayWait = this.#given.clock === 0;
    switch (what) {
      case 'pause':
        await floor.doing('pause', () => agreed(floor, 'pause'));
        await rested(floor);
        await floor.doing('resume', () => agreed(floor, 'resume'));
        return;
      case 'newDevices':
        await handedOver(floor);
        await recovered(floor);
        return;
      case 'botSeatTaken':
        return takesBotSeat(floor);
      case 'awaySeatTaken':
        return mayWait ? this.#taken(floor.guests[0], what) : undefined;
      case 'viewerSeatTaken':
        return mayWait && (await handsOn(floor)) ? this.#taken(floor.viewer, what) : undefined;
      case 'replacedSeatTaken':
        return replaces(floor);
      case 'anotherMatch':
    }
  }

  async #taken(player: Player | undefined, kind: Kind): Promise<void> {
    if (player === undefined) return;
    const seat = this.floor.players.indexOf(player);
    await takesSeatOf(this.floor, player, kind);
    this.#owner = { seat, player };
  }

  async #ownerBack(): Promise<void> {
    const owner = this.#owner;
    this.#owner = undefined;
    if (owner !== undefined) await ownerIsBack(this.floor, owner.seat, owner.player);
  }

  async #return(): Promise<void> {
    const away = this.#away;
    this.#away = undefined;
    if (away !== undefined) await returns(this.floor, away);
  }

  /** The match is called off: even then nobody is told what was hidden. */
  async #end(): Promise<void> {
    const { floor } = this;
    const { ears } = floor;
    await this.#ownerBack();
    await this.#return();
    ears.heardByAll = false;
    // Once it is over, the record tells all.
    if (floor.viewer.isOver) return;
    await ears.asked('before the end', floor.viewer);
    await floor.doing('void', () => agreed(floor, 'void'));
    await ears.asked('when it was called off', floor.viewer);
    await ears.comeAnew(floor.viewer);
  }

  /** Another match at the same table. */
  async #again(): Promise<void> {
    const { floor } = this;
    if (floor.viewer.isOver) return;
    await floor.doing('anotherMatch', async () => {
      await rested(floor);
      await this.#benchWatchers();
      await this.#addBots();
      await this.#deal();
      for (const turn of this.#given.walk.turns.slice(0, MORE_TURNS)) await this.#turn(turn);
    });
    await this.#end();
  }
}
