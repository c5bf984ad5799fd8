import type { Seat } from '@reseau/core';
import type { GameId } from '@reseau/games';
import type { Command } from '@reseau/protocol';
import { DrivenMachine } from '@reseau/rooms/testing';
import type { TwinTurn, TwinWalk } from '@reseau/testkit';
import { Player, type Reply } from '../player.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { joinRoom, openRoom } from '../table.ts';
import { settle } from '../twin-evenings.ts';
import { Ears } from './ears.ts';
import type { ScriptedBots } from './scripted-bots.ts';

const SECOND = 1000;

/** One of two evenings that the viewer, and whoever has no seat, may not tell apart. */
export interface TwinEvening {
  readonly game: GameId;
  readonly options: object;
  readonly seats: number;
  /** So many of the last seats are played by bots. */
  readonly bots: number;
  /** In seconds, how long a question may stay open; 0 for no limit. */
  readonly clock: 0 | 30;
  readonly viewer: Seat;
  readonly walk: TwinWalk;
  readonly which: 0 | 1;
}

const NAMES = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim'];

/** Plays the evening over real sockets, on a clock that stands still but for what is let pass. */
export class Evening {
  readonly #given: TwinEvening;
  readonly #machine = new DrivenMachine();
  readonly #script: ScriptedBots;
  readonly ears: Ears;
  readonly #server: TestServer;
  #players: Player[] = [];
  #screen!: Player;
  #flo!: Player;
  #requests = 0;
  #away: Player | undefined;

  private constructor(given: TwinEvening, script: ScriptedBots, machine: DrivenMachine, server: TestServer) {
    this.#given = given;
    this.#script = script;
    this.#machine = machine;
    this.#server = server;
    this.ears = new Ears(server.base, () => machine.steady());
  }

  static async play(given: TwinEvening, script: ScriptedBots): Promise<Evening> {
    const machine = new DrivenMachine();
    const config = { seed: 'twins', botPace: 1, logLevel: 'trace', keepDays: 90 } as const;
    const evening = new Evening(given, script, machine, await startTestServer(config, undefined, machine));
    try {
      await evening.#sitDown();
      await evening.#deal();
      for (const [number, turn] of given.walk.turns.entries()) await evening.#turn(turn, number);
      await evening.#end();
    } finally {
      await evening.#server.close();
    }
    return evening;
  }

  get #viewer(): Player {
    return this.#at(this.#given.viewer);
  }

  #at(seat: number): Player {
    const player = this.#players[seat];
    if (player === undefined) throw new Error(`twins: nobody sits in seat ${seat}`);
    return player;
  }

  /** People in seats other than the viewer's: what they do alone is theirs. */
  get #others(): readonly Player[] {
    return this.#players.filter((player) => player !== this.#viewer && !player.closed);
  }

  /** Everything that was sent has arrived, and was heard as what came by now. */
  async #heard(): Promise<void> {
    const here = [...this.#players, this.#screen, this.#flo].filter(({ closed }) => !closed);
    await Promise.all(here.map((one) => settle(one)));
    this.ears.listen();
  }

  async #passing(ms: number): Promise<void> {
    await this.#machine.pass(ms);
    await this.#heard();
  }

  /** What changes nothing is answered a little later: that time passes here. */
  async #ask(player: Player, request: (id: string) => Promise<Reply>): Promise<Reply> {
    this.#requests += 1;
    const answer = request(`request-${this.#requests}`);
    await settle(player);
    await this.#machine.pass(100);
    const reply = await answer;
    await this.#heard();
    return reply;
  }

  async #command(player: Player, command: Command): Promise<void> {
    const reply = await this.#ask(player, (id) => player.command(command, id));
    if (reply.t !== 'done') throw new Error(`twins: ${command.do} was refused: ${reply.code}`);
  }

  async #sitDown(): Promise<void> {
    const { game, seats, bots, viewer } = this.#given;
    const { base } = this.#server;
    const host = await openRoom(base, 'Ann', game);
    const passes = [host];
    for (const name of NAMES.slice(1, seats - bots)) passes.push(await joinRoom(base, host.code, name));
    const manner = { readiesItself: false };
    for (const pass of passes) this.#players.push(await new Player(base, pass, undefined, manner).ready());
    const flo = await joinRoom(base, host.code, 'Flo');
    this.#flo = await new Player(base, flo).ready();
    this.#screen = await new Player(base, { code: host.code }).ready();
    this.ears.attach({ players: this.#players, viewer, flo: this.#flo, screen: this.#screen });
    await this.#heard();
    if (this.#flo.room?.members.some(({ id }) => id === flo.id) === true)
      await this.#command(this.#at(0), { do: 'bench', member: flo.id });
    for (let bot = 0; bot < bots; bot += 1) await this.#command(this.#at(0), { do: 'addBot', level: 'easy' });
    await this.#command(this.#at(0), { do: 'options', options: { ...this.#given.options } });
    const { clock } = this.#given;
    if (clock > 0) await this.#command(this.#at(0), { do: 'clock', alone: clock, together: clock, talk: 0 });
  }

  /** Another one looks at the card in each of the two evenings, before all do. */
  async #deal(): Promise<void> {
    await this.#command(this.#at(0), { do: 'start' });
    await this.#heard();
    const curious = this.#others.length < 2 ? undefined : this.#others[this.#given.which];
    if (curious !== undefined) await this.#command(curious, { do: 'open' });
    await this.#command(this.#viewer, { do: 'open' });
    await this.ears.asked('while cards are looked at', this.#viewer);
    for (const player of this.#players) await this.#command(player, { do: 'ready' });
    await this.#heard();
    this.ears.heardByAll = true;
  }

  async #turn({ choices, timeIsUp }: TwinTurn, number: number): Promise<void> {
    await this.#beside(number);
    const before = this.#screen.memory.facts.length;
    const mine = choices[this.#given.which];
    this.#script.choose({ told: before, choices: new Map(mine.map(({ seat, move }) => [seat, move])) });
    const isHeard = this.ears.heardByAll;
    // Whoever is late need not be the same in both.
    if (timeIsUp) this.ears.heardByAll = false;
    for (const { seat, move } of mine) {
      const player = this.#players[seat];
      if (player === undefined || player.closed) continue;
      const reply = await this.#ask(player, (id) => player.move(move, id));
      if (reply.t !== 'done') throw new Error(`twins: seat ${seat} was refused: ${reply.code} ${reply.reason ?? ''}`);
      await this.#passing(700);
    }
    // Bots answer at their time, and the clock at its own; whoever is to choose nothing has waited by then.
    for (let waited = 0; waited < 90 && this.#screen.memory.facts.length === before; waited += 1)
      await this.#passing(SECOND);
    if (this.#screen.memory.facts.length === before) throw new Error(`twins: turn ${number} was not decided`);
    this.ears.heardByAll = isHeard;
  }

  /** What people do beside the match, at the same moments of both evenings. */
  async #beside(number: number): Promise<void> {
    if (number === 1 && this.#given.clock === 0) await this.#call();
    if (number === 6 && this.#given.clock === 0) await this.#goAway();
    if (number === 9) await this.#return();
    if (number % 5 === 1) await this.#badMoves();
    if (number % 6 === 2) await this.#talk(number);
    if (number % 7 === 3) await this.#comeBack();
    if (number % 7 === 5) await this.ears.comeAnew(this.#viewer);
    if (number % 8 === 6) await this.#whisper(number);
    if (number % 10 === 4) await this.ears.asked(`turn ${number}`, this.#viewer);
  }

  /** Refused alike, whatever others hold. */
  async #badMoves(): Promise<void> {
    const viewer = this.#viewer;
    const { question } = viewer;
    const { match } = viewer.memory;
    for (const wrong of [{ type: 'nothing' }, { type: 'vote' }, { type: 'propose', mission: 1, team: [0] }])
      await this.#ask(viewer, (id) => viewer.request({ t: 'move', id, match, question, move: wrong }));
    await this.#ask(viewer, (id) => viewer.request({ t: 'move', id, match, question: question - 1, move: {} }));
    for (const command of [{ do: 'end' }, { do: 'redeal' }, { do: 'moreTime' }, { do: 'ready' }] as const)
      await this.#ask(viewer, (id) => viewer.command(command, id));
  }

  async #talk(number: number): Promise<void> {
    for (const player of [this.#viewer, ...this.#others.slice(0, 1)]) {
      await this.#ask(player, (id) => player.say(`before turn ${number}`, id));
      await this.#ask(player, (id) => player.phrase({ says: 'trust', about: [0] }, id));
    }
    await this.#ask(this.#flo, (id) => this.#flo.say(`from the bench, ${number}`, id));
    this.#at(0).send({ t: 'react', reaction: 'wow' });
    await this.#heard();
  }

  /** Somebody is about to choose something, where all are asked; and each evening it is somebody else. */
  async #whisper(number: number): Promise<void> {
    const one = this.#others[(number + this.#given.which) % Math.max(1, this.#others.length)];
    const { must } = this.#viewer.game.turn(this.#viewer.known.table);
    if (one === undefined || this.#others.length < 2 || must.length < 2) return;
    one.send({ t: 'draft', question: one.question, seats: [this.#given.which] });
    await this.#heard();
  }

  /** Through a tunnel. */
  async #comeBack(): Promise<void> {
    const viewer = this.#viewer;
    await viewer.drop();
    await this.ears.gone();
    this.#players[this.#given.viewer] = await viewer.again();
    this.ears.back(this.#viewer);
    await this.#heard();
  }

  /** Somebody goes, and a bot plays on for them. */
  async #goAway(): Promise<void> {
    const away = this.#others.find((player) => player !== this.#at(0));
    if (away === undefined || away.id === undefined) return;
    this.ears.heardByAll = false;
    this.#away = away;
    await away.drop();
    await this.ears.gone();
    for (let second = 0; second < 32; second += 4) await this.#passing(4 * SECOND);
    await this.#command(this.#at(0), { do: 'standIn', member: away.id });
  }

  /** And is told what was played meanwhile. */
  async #return(): Promise<void> {
    const away = this.#away;
    if (away === undefined) return;
    this.#away = undefined;
    const seat = this.#players.indexOf(away);
    this.#players[seat] = await away.again();
    this.ears.replaced(seat, this.#at(seat));
    await this.#passing(SECOND);
    this.ears.heardByAll = true;
  }

  /** Each evening somebody else asks, and others agree; not enough, so that it comes to nothing. */
  async #call(): Promise<void> {
    const others = this.#others;
    const { which } = this.#given;
    const [asks, agrees] = which === 0 ? [others[0], others[1]] : [others[1], others[0]];
    if (asks === undefined || agrees === undefined || others.length < 4) return;
    this.ears.heardByAll = false;
    await this.#command(asks, { do: 'call', kind: 'void' });
    await this.#command(agrees, { do: 'agree', call: 1, yes: which === 0 });
    await this.ears.asked('in a call', this.#viewer);
    for (let second = 0; second < 61; second += 4) await this.#passing(4 * SECOND);
    this.ears.heardByAll = true;
  }

  /** The match is called off: even then nobody is told what was hidden. */
  async #end(): Promise<void> {
    const caller = this.#others.at(-1);
    this.ears.heardByAll = false;
    // Once it is over, the record tells all.
    if (this.#viewer.isOver) return;
    await this.ears.asked('before the end', this.#viewer);
    await this.#command(caller ?? this.#viewer, { do: 'call', kind: 'void' });
    const { call } = this.#viewer.room ?? {};
    for (const player of [this.#viewer, ...this.#others]) {
      if (player === caller || this.#viewer.room?.call === undefined) continue;
      await this.#ask(player, (id) => player.command({ do: 'agree', call: call?.call ?? 1, yes: true }, id));
    }
    await this.#heard();
    await this.ears.asked('when it was called off', this.#viewer);
    await this.ears.comeAnew(this.#viewer);
  }
}
