import type { Options, Seat } from '@reseau/core';
import type { Mission, Move } from '@reseau/games/resistance';
import type { Sketch } from '../../session/sketch.ts';

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

/** The team a leader is putting together, before anybody else sees it. */
export class Draft {
  readonly #aims: readonly Aim[];
  readonly #sketch: Sketch;
  #team = $state.raw<readonly Seat[]>([]);
  #mission = $state<Mission>();

  constructor(options: Options<Move>, sketch: Sketch) {
    this.#aims = aimsIn(options);
    this.#sketch = sketch;
    const { team, mission } = (sketch.read() ?? {}) as { readonly team?: unknown; readonly mission?: unknown };
    const seats = options.flatMap((option) => (option.type === 'propose' ? option.team.some : []));
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

  /** Whether somebody who must go is not on the team. */
  get lacks(): boolean {
    return this.#aim?.must.some((seat) => !this.#team.includes(seat)) ?? false;
  }

  get move(): Move | undefined {
    if (this.#mission === undefined || this.missing !== 0 || this.lacks) return undefined;
    return { type: 'propose', mission: this.#mission, team: this.#team };
  }

  /** Whether some mission that is open would take this seat along. */
  may(seat: Seat): boolean {
    return (this.#aim === undefined ? this.#aims : [this.#aim]).some(({ may }) => may.includes(seat));
  }

  toggle(seat: Seat): void {
    this.#team = this.#team.includes(seat)
      ? this.#team.filter((chosen) => chosen !== seat)
      : [...this.#team, seat].toSorted((a, b) => a - b);
    this.#keep();
  }

  #keep(): void {
    this.#sketch.write({ team: this.#team, mission: this.#mission });
  }
}
