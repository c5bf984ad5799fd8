import type { Timings } from '@reseau/rooms';

/** In milliseconds: short enough for clocks to end between two faults. */
export const TIMINGS: Timings = {
  linger: 300,
  hostAway: 4000,
  holdsUp: 2000,
  gone: 20_000,
  grace: 2500,
  sealing: 4000,
  roles: 300,
  rolesMost: 3000,
  call: 3000,
  callAgain: 3000,
  comeBack: 1000,
};
