import type { Seat } from '@reseau/core';
import { resistance } from '@reseau/games';

/** The team a leader is putting together, before anybody else sees it. */
export class Draft {
  readonly #seats: resistance.SeatCount;
  readonly #open: readonly resistance.Mission[];
  #team = $state.raw<readonly Seat[]>([]);
  #mission = $state<resistance.Mission>();

  constructor(seats: resistance.SeatCount, open: readonly resistance.Mission[]) {
    this.#seats = seats;
    this.#open = open;
    this.#mission = open.length === 1 ? open[0] : undefined;
  }

  get team(): readonly Seat[] {
    return this.#team;
  }

  get open(): readonly resistance.Mission[] {
    return this.#open;
  }

  get mission(): resistance.Mission | undefined {
    return this.#mission;
  }

  aim(at: resistance.Mission): void {
    this.#mission = at;
  }

  get size(): number | undefined {
    return this.#mission === undefined ? undefined : resistance.teamSize(this.#seats, this.#mission);
  }

  /** How many are still to be chosen; less than none when the mission asks for fewer. */
  get missing(): number | undefined {
    return this.size === undefined ? undefined : this.size - this.#team.length;
  }

  get move(): resistance.Move | undefined {
    if (this.#mission === undefined || this.missing !== 0) return undefined;
    return { type: 'propose', mission: this.#mission, team: this.#team };
  }

  toggle(seat: Seat): void {
    this.#team = this.#team.includes(seat)
      ? this.#team.filter((chosen) => chosen !== seat)
      : [...this.#team, seat].toSorted((a, b) => a - b);
  }
}
