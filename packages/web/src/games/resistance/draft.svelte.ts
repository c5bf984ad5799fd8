import { type Options, pick, type Seat } from '@reseau/core';
import type { Mission, Move, Reason } from '@reseau/games/resistance';
import { keptAs, type Sketch } from '../../session/sketch.ts';

interface Aim {
  readonly mission: Mission;
  readonly size: number;
  /** Those who may go, and those who must. */
  readonly may: readonly Seat[];
  readonly must: readonly Seat[];
}

const aimsIn = (options: Options<Move>): readonly Aim[] =>
  options.flatMap((option) =>
    option.type !== 'propose'
      ? []
      : option.mission.one.map((mission) => ({
          mission,
          size: option.team.min,
          may: option.team.some,
          must: option.team.with ?? [],
        })),
  );

const teamOf = ({ mission, size }: Aim, seats: readonly Seat[]): Move => ({
  type: 'propose',
  mission,
  team: [...new Set(seats)].slice(0, size).toSorted((a, b) => a - b),
});

interface Proposing {
  readonly options: Options<Move>;
  readonly sketch: Sketch;
  /** Why the rules refuse a team. */
  why(move: Move): Reason;
}

/** The team a leader is putting together, before anybody else sees it. */
export class Draft {
  readonly #aims: readonly Aim[];
  readonly #proposing: Proposing;
  #team = $state.raw<readonly Seat[]>([]);
  #mission = $state<Mission>();
  #explained = $state<Seat>();

  constructor(proposing: Proposing) {
    const { options, sketch } = proposing;
    this.#aims = aimsIn(options);
    this.#proposing = proposing;
    const [team, mission] = [keptAs(sketch, 'team'), keptAs(sketch, 'mission')];
    const seats = this.#aims.flatMap(({ may }) => may);
    if (Array.isArray(team)) this.#team = [...new Set(seats)].filter((seat) => team.includes(seat));
    this.#mission = this.#aims.length === 1 ? this.#aims[0]?.mission : this.open.find((one) => one === mission);
  }

  get #aim(): Aim | undefined {
    return this.#aims.find(({ mission }) => mission === this.#mission);
  }

  get team(): readonly Seat[] {
    return this.#team;
  }

  get open(): readonly Mission[] {
    return this.#aims.map(({ mission }) => mission);
  }

  get mission(): Mission | undefined {
    return this.#mission;
  }

  aim(at: Mission): void {
    this.#mission = at;
    this.#keep();
  }

  get size(): number | undefined {
    return this.#aim?.size;
  }

  /** How many are still to be chosen; less than none when the mission asks for fewer. */
  get missing(): number | undefined {
    return this.size === undefined ? undefined : this.size - this.#team.length;
  }

  /** Why a team of the right size cannot be sent, or why somebody who was tapped cannot be put on it. */
  get refusal(): Reason | undefined {
    if (this.#explained !== undefined) return this.obstacleTo(this.#explained);
    const aim = this.#aim;
    return aim === undefined || this.missing !== 0 ? undefined : this.#refused(teamOf(aim, this.#team));
  }

  get move(): Move | undefined {
    const aim = this.#aim;
    if (aim === undefined || this.missing !== 0) return undefined;
    return pick(this.#proposing.options, teamOf(aim, this.#team));
  }

  /** Why this seat cannot be put on the team as it is, whatever mission that is open it may be for. */
  obstacleTo(seat: Seat): Reason | undefined {
    if (this.#team.includes(seat)) return undefined;
    const found = (this.#aim === undefined ? this.#aims : [this.#aim]).map((aim) => this.#keepsOff(aim, seat));
    return found.includes(undefined) ? undefined : found[0];
  }

  #keepsOff(aim: Aim, seat: Seat): Reason | undefined {
    const isFull = this.#team.length >= aim.size;
    if (isFull && aim.may.includes(seat)) return undefined;
    const team = isFull ? [] : this.#team;
    return this.#refused(teamOf(aim, [seat, ...team, ...aim.must, ...aim.may]));
  }

  #refused(move: Move): Reason | undefined {
    return pick(this.#proposing.options, move) === undefined ? this.#proposing.why(move) : undefined;
  }

  toggle(seat: Seat): void {
    this.#explained = undefined;
    this.#team = this.#team.includes(seat)
      ? this.#team.filter((chosen) => chosen !== seat)
      : [...this.#team, seat].toSorted((a, b) => a - b);
    this.#keep();
  }

  /** Says why this seat cannot be put on the team, or says it no longer. */
  explain(seat: Seat): void {
    this.#explained = this.#explained === seat ? undefined : seat;
  }

  #keep(): void {
    this.#proposing.sketch.write({ team: this.#team, mission: this.#mission });
  }
}
