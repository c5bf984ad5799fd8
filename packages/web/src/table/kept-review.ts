import { isRaw, seatsOf, type Viewer } from '@reseau/core';

/** Where somebody looks in a match that is over. */
export interface LookingAt {
  readonly at: number;
  readonly as: Viewer;
  readonly unmasked: boolean;
}

/** How this page looks back with the table: leading or following, and where it was. */
export interface KeptReview {
  readonly match: number;
  readonly leads: boolean;
  readonly cursor: LookingAt;
}

const KEY = 'review';
const SEATS = seatsOf(16);

/** Kept with the page's place in the browser's history: a reload comes back to it, another page does not. */
export function keepReview(review: KeptReview | undefined): void {
  const state: unknown = history.state;
  history.replaceState({ ...(isRaw(state) ? state : {}), [KEY]: review }, '');
}

/** As it was before a reload. Only this page writes it, but an older version of it may have. */
export function keptReview(): KeptReview | undefined {
  const state: unknown = history.state;
  const kept = isRaw(state) ? state[KEY] : undefined;
  if (!isRaw(kept) || !isRaw(kept['cursor'])) return undefined;
  const { match, leads, cursor } = kept;
  const { at, as, unmasked } = cursor;
  if (typeof match !== 'number' || typeof at !== 'number') return undefined;
  const viewer = SEATS.find((seat) => seat === as) ?? 'table';
  return { match, leads: leads === true, cursor: { at, as: viewer, unmasked: unmasked === true } };
}
