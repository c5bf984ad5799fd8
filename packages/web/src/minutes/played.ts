import { keep, kept } from '../device/storage.ts';

const DONE = 'minutes';
const ON = 'reseau:minute';

/** The minutes that were played to their end on this device: `game/id`. */
export function playedMinutes(): readonly string[] {
  return (kept(DONE) ?? '').split(' ').filter((one) => one !== '');
}

export function keepPlayed(minute: string): void {
  keep(DONE, [...new Set([...playedMinutes(), minute])].join(' '));
}

/** How far a minute has come, for a page that is loaded again. */
interface Underway {
  readonly moves: readonly object[];
  /** Something was said of the last of them, and stands. */
  readonly told: boolean;
}

/** Kept in this tab alone, one at a time. Only this page writes it, but an older version of it may have. */
export function underwayIn(minute: string): Underway | undefined {
  try {
    const { of, moves, told } = JSON.parse(sessionStorage.getItem(ON) ?? '{}') as Readonly<Record<string, unknown>>;
    if (of !== minute || !Array.isArray(moves)) return undefined;
    return { moves: moves.filter((move) => typeof move === 'object' && move !== null), told: told === true };
  } catch {
    return undefined;
  }
}

export function keepUnderway(minute: string, underway: Underway | undefined): void {
  try {
    if (underway === undefined) sessionStorage.removeItem(ON);
    else sessionStorage.setItem(ON, JSON.stringify({ of: minute, ...underway }));
  } catch {
    // Remembering is a comfort, not a condition.
  }
}
