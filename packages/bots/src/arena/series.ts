import type { resistance } from '@reseau/games';
import type { Play } from '../resistance/move.ts';
import { playOut } from './game.ts';

type SeatCount = resistance.SeatCount;

export interface Series {
  readonly seats: SeatCount;
  readonly modules: readonly resistance.ModuleId[];
  readonly extras: readonly resistance.Extra[];
  readonly seed: string;
  readonly games: number;
  /** Who plays the cards that are printed with each side. */
  readonly players: Readonly<Record<resistance.Side, Play>>;
}

export interface Tally {
  readonly games: number;
  /** Won by the resistance, together or by its Rogue alone. */
  readonly resistance: number;
  /** Won by one seat alone. */
  readonly alone: number;
}

/** Plays so many games and counts who won. */
export function playSeries({ seats, modules, extras, seed, games, players }: Series): Tally {
  let [won, alone] = [0, 0];
  for (let game = 0; game < games; game += 1) {
    const table = playOut({ seats, modules, extras, seed: `${seed} ${game}`, seat: (_seat, side) => players[side] });
    if (table.ended?.winner === 'resistance') won += 1;
    if (table.ended?.alone !== undefined) alone += 1;
  }
  return { games, resistance: won, alone };
}

/** A share in percent with its 95 % interval (Wilson). */
export function share(won: number, games: number): string {
  const [p, z] = [won / games, 1.96];
  const scale = 1 + (z * z) / games;
  const middle = (p + (z * z) / (2 * games)) / scale;
  const half = (z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))) / scale;
  const percent = (value: number): string => (100 * value).toFixed(0);
  return `${(100 * p).toFixed(1)} % (${percent(middle - half)} to ${percent(middle + half)})`;
}
