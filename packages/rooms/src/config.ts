import type { Crowd, Timings } from './rooms/room-context.ts';

/** What rooms are set to, unless whoever runs them says otherwise. */
export const CONFIG: { readonly limits: Crowd; readonly timings: Timings } = {
  limits: {
    watchers: 5,
    memberLines: 8,
  },
  timings: {
    linger: 3000,
    hostAway: 60_000,
    holdsUp: 30_000,
    gone: 300_000,
    grace: 60_000,
    sealing: 10_000,
    roles: 5000,
    rolesMost: 60_000,
    call: 60_000,
    callAgain: 90_000,
    comeBack: 15_000,
  },
};
